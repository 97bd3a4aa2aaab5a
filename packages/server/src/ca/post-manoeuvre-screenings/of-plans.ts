import type { PlanScreening } from '@keepout/contract/ca/plan-screening';
import { planScreeningOf } from '@keepout/contract/ca/plan-screening-of';
import type { ServerContext } from '../../hosting/module.ts';
import type { ScreeningsOfPlans } from '../manoeuvres/present.ts';
import { changesSince } from '../manoeuvres/stale.ts';
import type { PlanRow } from '../manoeuvres/store.ts';
import { findScreening } from '../screenings/store.ts';
import { presentPostScreening } from './present.ts';
import { findPostScreening } from './store.ts';

/** Returns the state of the newest screening of each plan. */
export function screeningsOfPlans(context: ServerContext): ScreeningsOfPlans {
  return async (operatorId, plans) => {
    const screened = plans.filter(({ screeningId }) => screeningId !== null);
    const changes = await changesSince(context.database.orm, operatorId, screened);
    const screeningStates = screened.map(
      async (plan) => [plan.id, await screeningOf(context, plan, changes.has(plan.id))] as const,
    );
    const ofEach = new Map(await Promise.all(screeningStates));
    return ({ id }) => ofEach.get(id) ?? planScreeningOf(undefined);
  };
}

async function screeningOf(
  context: ServerContext,
  { operatorId, screeningId }: PlanRow,
  isStale: boolean,
): Promise<PlanScreening> {
  const db = context.database.orm;
  const row = screeningId === null ? undefined : await findPostScreening(db, operatorId, screeningId);
  if (row === undefined) return planScreeningOf(undefined);
  if (!isStale) return planScreeningOf(await presentPostScreening(context, { ...row, outcome: null }));
  // The comparison event by event is slow, and the response of a changed plan does not contain it.
  const { state = 'FAILED' } = (await findScreening(db, operatorId, row.screeningId)) ?? {};
  return planScreeningOf({ state, isStale, verdict: null });
}
