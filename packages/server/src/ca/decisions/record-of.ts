import { wireTime } from '../../platform/database/wire-time.ts';
import { type DecisionRecord, type FrozenDecision, RECORD_SCHEMA } from './record/decision-record.ts';
import type { DecisionRow } from './store.ts';

/** The record of a decision that is being signed, without its hash. */
export function recordOf(
  row: DecisionRow,
  frozen: FrozenDecision,
  signed: DecisionRecord['signed'],
): Omit<DecisionRecord, 'hash'> {
  const { decision, decidedAt, acknowledgedAt } = row;
  if (decision === null || decidedAt === null || acknowledgedAt === null) {
    throw new Error(`decision ${row.id} is signed before it was made`);
  }
  return {
    schema: RECORD_SCHEMA,
    decisionId: row.id,
    ...frozen,
    opened: { at: wireTime(row.openedAt), by: row.openedBy },
    acknowledged: { at: wireTime(acknowledgedAt), by: row.acknowledgedBy ?? '' },
    owner: row.owner,
    note: row.note,
    decision,
    decided: { at: wireTime(decidedAt), by: row.decidedBy ?? '' },
    waivers: row.waivers.map(({ rule, reason, by, at }) => ({ rule, reason, by, at })),
    signed,
  };
}
