import { formatUtcZ } from '@keepout/astro/epoch';
import { type FlightRules, type FlightRulesChange, flightRulesGot } from '@keepout/contract/fleet/flight-rules';
import { sql } from 'drizzle-orm';
import type { ServerContext } from '../../hosting/module.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refused } from '../../platform/http/problem.ts';
import { givenTime } from '../../platform/http/time-query.ts';
import { changeRecord, type RecordKind } from '../../platform/records/change-record.ts';
import { flightRulesChanged } from '../events.ts';
import { type OperatorRules, readRules, replaceRules } from '../rules.ts';
import { operator } from '../tables.ts';

const RULES: RecordKind<OperatorRules, FlightRulesChange> = {
  noun: 'The flight rules',
  type: 'flight-rules',
  readOnlyFields: Object.keys(flightRulesGot),
  present: presentRules,
  contentOf,
  find: (db, operatorId) => readRules(db, operatorId),
  update: (tx, { version }, body, { operatorId }) => replaceRules(tx, operatorId, version, columnsOf(contentOf(body))),
};

/**
 * Replaces the rules of the caller's operator. They apply to later assessments; an existing verdict remains
 * until the conjunction is assessed again. `expected` (from If-Match) guards against overwriting a concurrent change.
 */
export async function changeRules(
  { database, events }: ServerContext,
  caller: Caller,
  body: FlightRulesChange,
  expected: number | undefined,
): Promise<OperatorRules> {
  const { operatorId } = caller;
  return await database.orm.transaction(async (tx) => {
    const { row } = await changeRecord(tx, RULES, { caller, id: operatorId, body, expected });
    await events.publish(tx, operatorId, flightRulesChanged, { version: row.version });
    return row;
  });
}

/** Returns the stored form of the rules in a body. */
function contentOf(body: FlightRulesChange): RulesContent {
  const { version: _version, updatedAt: _updatedAt, ...rules } = body;
  return { ...rules, noBurnWindows: windowsOf(body) };
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

export function presentRules({ thresholdsVersion: _, covarianceRules: __, ...rules }: OperatorRules): FlightRules {
  return { ...rules, noBurnWindows: [...rules.noBurnWindows] };
}

/** User-defined fields of the rules. */
type RulesContent = Omit<
  OperatorRules,
  'version' | 'updatedAt' | 'thresholdsVersion' | 'covarianceRules' | 'covarianceRulesBefore' | 'preparationTime'
> & { readonly preparationTime?: OperatorRules['preparationTime'] | undefined };

/** Rules as their columns have them; with other thresholds goes another version of these. */
function columnsOf({ uplinkLeadTime, preparationTime, maxSmaChange, ...content }: RulesContent) {
  const thresholdsText = JSON.stringify(content.thresholds);
  return {
    ...content,
    uplinkLeadTimeS: uplinkLeadTime,
    ...(preparationTime !== undefined && { preparationTimeS: preparationTime }),
    maxSmaChangeM: maxSmaChange,
    thresholdsVersion: sql`${operator.thresholdsVersion} + (${operator.thresholds} <> ${thresholdsText}::jsonb)::integer`,
  };
}
