import { formatUtcZ, fromUnixMs } from '@keepout/astro/epoch';
import type { ManoeuvreBody, ManoeuvreEdit, ManoeuvreStep } from '@keepout/contract/ca/manoeuvre';
import type { ManoeuvreCommand, PlanConstraints } from '@keepout/contract/ca/manoeuvre-command';
import type { ManoeuvreResult } from '@keepout/contract/ca/manoeuvre-result';
import type { ManoeuvreReturn, ManoeuvreReturnSearch } from '@keepout/contract/ca/manoeuvre-return';
import { saysNothing } from '@keepout/contract/platform/text-field';
import { settledCommand } from '@keepout/operations/plan/command';
import type { Refused } from '@keepout/operations/plan/evaluate';
import type { NothingToPlan } from '@keepout/operations/plan/question';
import { needsFreshPlan, nextStates } from '@keepout/operations/plan/states';
import { askedPlan, askedReturn } from '@keepout/operations/request/asked';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { eyesOf } from '../../identity/embedded/clients.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, refused, refusedAt } from '../../platform/http/problem.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { changedMeanwhile, refuseOtherVersion } from '../../platform/records/change-record.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { manoeuvreChanged } from '../../ports/ca-events.ts';
import { lastIntent } from '../coordination/store.ts';
import { CA_IDS } from '../ids.ts';
import { type Gathered, gatherPlanningInputs, hashedInputs } from './gather.ts';
import { cachedSearch } from './held-search.ts';
import { nothingToPlan } from './nothing-to-plan.ts';
import type { ScreeningsOfPlans } from './present.ts';
import { presentResult, presentReturn } from './present-result.ts';
import { reasonsGiven } from './reason-given.ts';
import { refusedManoeuvre } from './refusal-words.ts';
import { staleReasons } from './stale.ts';
import { changePlan, findPlan, findSamePlan, insertPlan, lockPlanInputs, type PlanRow } from './store.ts';
import { resultTask, returnTask } from './tasks.ts';

/** Parses the times of a manoeuvre. */
export function readTimes(
  manoeuvre: ManoeuvreCommand,
  constraints: PlanConstraints,
): { manoeuvre: ManoeuvreCommand; constraints: PlanConstraints } {
  const utc = (text: string, pointer: string): string => formatUtcZ(givenTime(text, pointer), 6);
  const spans = (name: 'allowedWindows' | 'noBurnWindows') =>
    constraints[name]?.map(({ start, end }, i) => {
      const [from, to] = [utc(start, `#/constraints/${name}/${i}/start`), utc(end, `#/constraints/${name}/${i}/end`)];
      if (!(to > from)) {
        throw refusedAt(
          'window-empty',
          `#/constraints/${name}/${i}/end`,
          `The window ends at ${to}, which is not after ${from}.`,
        );
      }
      return { start: from, end: to };
    });
  const allowedWindows = spans('allowedWindows');
  const noBurnWindows = spans('noBurnWindows');
  return {
    manoeuvre: { ...manoeuvre, ignitionEpoch: utc(manoeuvre.ignitionEpoch, '#/manoeuvre/ignitionEpoch') },
    constraints: { ...constraints, ...(allowedWindows && { allowedWindows }), ...(noBurnWindows && { noBurnWindows }) },
  };
}

/** Parses the times of a plan in a request. */
function readPlan(body: Omit<ManoeuvreEdit, 'note'>) {
  const { manoeuvre, constraints } = readTimes(body.manoeuvre, body.constraints);
  const { returnManoeuvre: returnCommand, returnBox } = body;
  if (returnCommand === undefined) return { manoeuvre, constraints };
  const ignitionEpoch = formatUtcZ(givenTime(returnCommand.ignitionEpoch, '#/returnManoeuvre/ignitionEpoch'), 6);
  return { manoeuvre, constraints, returnManoeuvre: { ...returnCommand, ignitionEpoch }, returnBox };
}

/** Computes a plan and returns its result and the plan to store. @param signal   aborts when no client waits for the answer any longer */
export async function computed(
  context: ServerContext,
  gathered: Gathered,
  body: Omit<ManoeuvreEdit, 'note'>,
  signal?: AbortSignal,
): Promise<
  Pick<ManoeuvreEdit, 'manoeuvre' | 'returnManoeuvre' | 'constraints'> & { readonly result: ManoeuvreResult }
> {
  const { question, names, about } = gathered;
  const plan = readPlan(body);
  const { manoeuvre, returnManoeuvre, returnBox, constraints } = plan;
  const request = askedPlan(plan);
  const answer = await context.readers.run(
    resultTask,
    { question, request },
    { signal, turn: turnOf(about.operatorId) },
  );
  if (answer.ok) {
    const { figures, returnFigures } = answer.value;
    return {
      result: { ...presentResult(answer.value, names), ...(returnBox && { returnBox }) },
      manoeuvre: settledCommand(manoeuvre, figures.durationS),
      ...(returnManoeuvre && { returnManoeuvre: settledCommand(returnManoeuvre, returnFigures?.durationS ?? 0) }),
      constraints,
    };
  }
  throw unplanned(answer.fault, about);
}

const unplanned = (fault: Refused | NothingToPlan, { noBurnReasons }: Gathered['about']) =>
  fault.code === 'REFUSED' ? refusedManoeuvre(fault.refusals, noBurnReasons) : nothingToPlan(fault);

/** Searches a return manoeuvre for a manoeuvre with parsed times; cached. */
export const cachedReturn = cachedSearch(
  async (context, operatorId, { question, about }, search: ManoeuvreReturnSearch, signal): Promise<ManoeuvreReturn> => {
    const request = askedReturn(search);
    const answer = await context.readers.run(returnTask, { question, request }, { signal, turn: turnOf(operatorId) });
    if (!answer.ok) throw unplanned(answer.fault, about);
    return { conjunctionId: search.conjunctionId, ...presentReturn(answer.value) };
  },
);

/** Returns the columns that are derived from the result. */
function spanOf({ figures }: ManoeuvreResult): Pick<PlanRow, 'ignitionTaiS' | 'cutoffTaiS'> {
  const ignitionTaiS = givenTime(figures.ignitionEpoch, '#/manoeuvre/ignitionEpoch');
  return { ignitionTaiS, cutoffTaiS: ignitionTaiS + figures.manoeuvreDuration };
}

/**
 * Computes a plan completely and then stores it in one transaction. If an identical plan is stored already, returns that one.
 *
 * @param signal   aborts when no client waits for the answer any longer; nothing is stored then
 */
export async function createPlan(
  context: ServerContext,
  caller: Caller,
  body: ManoeuvreBody,
  signal?: AbortSignal,
): Promise<{ readonly plan: PlanRow; readonly isNew: boolean }> {
  const { operatorId, actor } = caller;
  const { conjunctionId, note } = body;
  const gathered = await gatherPlanningInputs(context, operatorId, body);
  const { result, manoeuvre, returnManoeuvre, constraints } = await computed(context, gathered, body, signal);
  const inputs = hashedInputs(gathered, manoeuvre, returnManoeuvre, result.returnBox);
  const id = CA_IDS.next('man');
  const identicalPlan = await context.database.orm.transaction(async (tx) => {
    await lockPlanInputs(tx, operatorId, inputs);
    const stored = await findSamePlan(tx, operatorId, { conjunctionId, inputs, constraints, note });
    if (stored !== undefined) return stored;
    signal?.throwIfAborted();
    await insertPlan(tx, {
      id,
      operatorId,
      satelliteId: gathered.about.satelliteId,
      conjunctionId,
      state: 'DRAFT',
      ...spanOf(result),
      manoeuvre,
      constraints,
      note,
      result,
      ...(returnManoeuvre && { returnManoeuvre }),
      inputs,
      history: [{ at: nowText(), by: actor, state: 'DRAFT', note }],
      createdBy: actor,
    });
    await announce(context, tx, caller, id, 'created', { manoeuvre });
    return undefined;
  });
  return { plan: await readOwnPlan(context, operatorId, identicalPlan ?? id), isNew: identicalPlan === undefined };
}

/** Computes a draft again, with another manoeuvre or the same; `expected` prevents overwriting the change of another user. */
export async function editPlan(
  context: ServerContext,
  caller: Caller,
  planId: string,
  body: ManoeuvreEdit,
  expected: number | undefined,
): Promise<PlanRow> {
  const { operatorId } = caller;
  const present = await readOwnPlan(context, operatorId, planId);
  refuseOtherVersion('The plan', present.version, expected);
  if (present.state !== 'DRAFT' && present.state !== 'PROPOSED') {
    throw refused('plan-settled', {
      detail: `The plan is ${present.state}; only a draft or a proposal can be changed.`,
    });
  }
  const gathered = await gatherPlanningInputs(
    context,
    operatorId,
    { ...body, conjunctionId: present.conjunctionId },
    { planId },
  );
  const { result, manoeuvre, returnManoeuvre, constraints } = await computed(context, gathered, body);
  await context.database.orm.transaction(async (tx) => {
    const isChanged = await changePlan(tx, present, {
      ...spanOf(result),
      manoeuvre,
      constraints,
      note: body.note,
      result,
      screeningId: null,
      state: 'DRAFT',
      proposedBy: null,
      approvedBy: null,
      returnManoeuvre: returnManoeuvre ?? null,
      inputs: hashedInputs(gathered, manoeuvre, returnManoeuvre, result.returnBox),
      history: [...present.history, { at: nowText(), by: caller.actor, state: 'DRAFT', note: body.note }],
    });
    if (!isChanged) throw await changedNow(context, operatorId, present);
    await announce(context, tx, caller, planId, 'changed', { manoeuvre });
  });
  return await readOwnPlan(context, operatorId, planId);
}

/** Moves a plan to its next state; an approval records the state of its screening. */
export async function stepPlan(
  context: ServerContext,
  caller: Caller,
  planId: string,
  { state, note }: ManoeuvreStep,
  { expected, screeningsOf }: { readonly expected: number | undefined; readonly screeningsOf: ScreeningsOfPlans },
): Promise<PlanRow> {
  const { operatorId, actor } = caller;
  const db = context.database.orm;
  const present = await readOwnPlan(context, operatorId, planId);
  refuseOtherVersion('The plan', present.version, expected);
  const allowed = nextStates(present.state);
  if (!allowed.includes(state)) {
    const next = allowed.length === 0 ? 'nothing' : allowed.join(', ');
    throw refused('plan-step-impossible', {
      detail: `The plan is ${present.state}; after that comes ${next}, not ${state}.`,
    });
  }
  const stale = (await staleReasons(db, operatorId, [present])).get(planId) ?? [];
  if (needsFreshPlan(state) && stale.length > 0) {
    throw refused('plan-stale', {
      detail: `Inputs of the plan have changed (${stale.join(', ')}). Compute the plan again first.`,
    });
  }
  const { fourEyes } = await readRules(db, operatorId);
  const eyes = await eyesOf(db, operatorId);
  if (state === 'APPROVED' && fourEyes && eyes(present.proposedBy) === eyes(actor)) {
    throw refused('plan-needs-other-eyes', {
      detail: `You proposed the plan; your flight rules require another user to approve it.`,
    });
  }
  const screeningOf = state === 'APPROVED' ? await screeningsOf(operatorId, [present]) : undefined;
  const screening = screeningOf?.(present);
  // The approval takes the reason from the decision.
  const reasons =
    screeningOf && saysNothing(note) ? await reasonsGiven(db, operatorId, [present], screeningOf) : undefined;
  const reason = reasons?.get(planId) ?? note;
  if (screening !== undefined && screening.status !== 'CLEAR' && saysNothing(reason)) {
    throw refused('plan-not-clear', {
      detail: `Screening status: ${screening.text}. Give a reason to approve the plan.`,
    });
  }
  if (state === 'APPROVED' && saysNothing(note)) {
    const otherIntent = await lastIntent(db, operatorId, present.conjunctionId, 'THEIRS');
    if (otherIntent?.intent === 'MOVES') {
      throw refused('other-operator-moves', {
        detail: `${otherIntent.who || present.secondaryName} has stated that they will manoeuvre. Give a reason for a second manoeuvre.`,
      });
    }
  }
  await db.transaction(async (tx) => {
    const isChanged = await changePlan(tx, present, {
      state,
      ...(state === 'PROPOSED' && { proposedBy: actor, approvedBy: null }),
      ...(state === 'APPROVED' && { approvedBy: actor }),
      ...(state === 'DRAFT' && { proposedBy: null, approvedBy: null }),
      history: [...present.history, { at: nowText(), by: actor, state, note: reason, ...(screening && { screening }) }],
    });
    if (!isChanged) throw await changedNow(context, operatorId, present);
    await announce(context, tx, caller, planId, state.toLowerCase(), {
      from: present.state,
      to: state,
      note: reason,
      ...(screening && { screening: screening.status }),
    });
  });
  return await readOwnPlan(context, operatorId, planId);
}

export async function readOwnPlan(context: ServerContext, operatorId: string, planId: string): Promise<PlanRow> {
  return await orNotFound(findPlan(context.database.orm, operatorId, planId), 'The plan');
}

async function changedNow(context: ServerContext, operatorId: string, before: PlanRow) {
  const now = await readOwnPlan(context, operatorId, before.id);
  return changedMeanwhile('The plan', now.version, before.version);
}

async function announce(
  { events }: ServerContext,
  tx: Transaction,
  caller: Caller,
  planId: string,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await writeAudit(tx, { ...caller, action, recordType: 'manoeuvre', recordId: planId, detail });
  await events.publish(tx, caller.operatorId, manoeuvreChanged, { manoeuvreId: planId });
}

function nowText(): string {
  return formatUtcZ(fromUnixMs(Date.now()), 3);
}
