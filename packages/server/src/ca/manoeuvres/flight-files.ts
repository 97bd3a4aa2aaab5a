import { BURNING } from '@keepout/operations/plan/states';
import type { ServerContext } from '../../hosting/module.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { nowTaiS } from '../../platform/now.ts';
import type { FlightFiles } from '../../ports/publishing.ts';
import { operationalIds } from '../ephemerides/store.ts';
import { exportNominal, exportPlan } from './export.ts';
import type { ScreeningsOfPlans } from './present.ts';
import { readOwnPlan } from './service.ts';
import { staleReasons } from './stale.ts';
import { findPlan, type PlanRow } from './store.ts';

/** Returns the interface to trajectory files with and without a manoeuvre for other services. */
export function flightFilesOf(context: ServerContext, screeningsOf: ScreeningsOfPlans): FlightFiles {
  const db = context.database.orm;
  return {
    async plans(operatorId, manoeuvreIds) {
      const rows: PlanRow[] = [];
      for (const id of manoeuvreIds) {
        const row = await findPlan(db, operatorId, id);
        if (row !== undefined) rows.push(row);
      }
      const stale = await staleReasons(db, operatorId, rows);
      return rows.map(({ id, satelliteId, conjunctionId, state, inputs }) => ({
        manoeuvreId: id,
        satelliteId,
        conjunctionId,
        isFlown: BURNING.includes(state),
        isAbandoned: state === 'ABANDONED',
        isStale: (stale.get(id) ?? []).length > 0,
        sha256: inputs.sha256,
      }));
    },
    async ephemerisInForce(operatorId, satelliteId) {
      return (await operationalIds(db, operatorId, [satelliteId], nowTaiS())).get(satelliteId);
    },
    async withBurn(operatorId, manoeuvreId, form) {
      const plan = await readOwnPlan(context, operatorId, manoeuvreId);
      const screening = (await screeningsOf(operatorId, [plan]))(plan);
      return await exportPlan(context, plan, { format: form.format, screening, form });
    },
    async withoutBurn(operatorId, satelliteId, form) {
      return await orNotFound(exportNominal(context, operatorId, satelliteId, form), 'The satellite');
    },
  };
}
