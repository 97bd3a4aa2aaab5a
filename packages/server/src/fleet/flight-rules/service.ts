import { formatUtcZ } from '@keepout/astro/epoch';
import { type FlightRulesChange, flightRulesGot } from '@keepout/contract/fleet/flight-rules';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { givenTime } from '../../platform/http/given-time.ts';
import { refused } from '../../platform/http/problem.ts';
import { refuseChanged } from '../../platform/http/read-only.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { flightRulesChanged } from '../events.ts';
import { type OperatorRules, readRules } from '../rules.ts';
import { presentRules } from './present.ts';
import { updateRules } from './store.ts';

/**
 * Replaces the rules of the caller's operator. What is judged from now on is judged by them; what was judged keeps its verdict
 * until it is judged again. `expected` (from If-Match) guards against overwriting somebody else's change.
 */
export async function changeRules(
  { database, events }: ServerContext,
  caller: Caller,
  body: FlightRulesChange,
  expected: number | undefined,
): Promise<OperatorRules> {
  const { operatorId } = caller;
  const { version: _version, updatedAt: _updatedAt, ...given } = body;
  const content = { ...given, noBurnWindows: windowsOf(body) };
  return await database.orm.transaction(async (tx) => {
    const present = await readRules(tx, operatorId);
    const version = expected ?? present.version;
    if (version !== present.version) throw changedMeanwhile('The flight rules', present.version, version);
    const told = presentRules(present);
    refuseChanged(body, told, Object.keys(flightRulesGot));
    if (!(await updateRules(tx, operatorId, version, content))) {
      const now = await readRules(tx, operatorId);
      throw changedMeanwhile('The flight rules', now.version, version);
    }
    const detail = { version: version + 1, changes: changedFields(told, content) };
    await writeAudit(tx, {
      ...caller,
      action: 'changed',
      recordType: 'flight-rules',
      recordId: operatorId,
      detail,
    });
    await events.publish(tx, operatorId, flightRulesChanged, { version: version + 1 });
    return await readRules(tx, operatorId);
  });
}

/** The windows as they are stored, in UTC and in their order of time; refused when one does not end after it begins. */
function windowsOf({ noBurnWindows }: FlightRulesChange): OperatorRules['noBurnWindows'] {
  const windows = noBurnWindows.map(({ start, end, reason }, index) => {
    const [startTaiS, endTaiS] = [
      givenTime(start, `#/noBurnWindows/${index}/start`),
      givenTime(end, `#/noBurnWindows/${index}/end`),
    ];
    return { startTaiS, endTaiS, reason };
  });
  const errors = windows.flatMap(({ startTaiS, endTaiS }, index) => {
    if (endTaiS > startTaiS) return [];
    const message = 'The window must end after it begins.';
    return [{ code: 'custom' as const, pointer: `#/noBurnWindows/${index}/end`, message }];
  });
  if (errors.length > 0) throw refused('invalid-request', { detail: errors[0]!.message, errors });
  return windows
    .sort((a, b) => a.startTaiS - b.startTaiS)
    .map(({ startTaiS, endTaiS, reason }) => ({ start: formatUtcZ(startTaiS), end: formatUtcZ(endTaiS), reason }));
}
