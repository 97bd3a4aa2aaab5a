import type { DecisionChange } from '@keepout/contract/ca/decision';
import { canonicalJson } from '@keepout/operations/record/canonical-json';
import type { decisionTable } from '../tables.ts';
import type { FrozenEvent } from './freeze.ts';
import type { DecisionRow } from './store.ts';
import { waiversOf } from './waiver.ts';

type Set = Partial<typeof decisionTable.$inferSelect>;

/** Columns of a revoked decision. */
const UNDECIDED: Set = {
  decision: null,
  decidedAt: null,
  decidedBy: null,
  frozen: null,
  frozenCdmId: null,
  frozenCount: null,
};

/**
 * Returns the changed columns of an open record and the audit actions. The content of a decision never changes
 * before its signature: a new note, waiver or plan revokes the decision, unless the same call decides again.
 */
export function changedDecision(
  row: DecisionRow,
  change: DecisionChange,
  actor: string,
  frozen: FrozenEvent | undefined,
): { readonly set: Set; readonly acts: readonly string[] } {
  const at = new Date().toISOString();
  const set: Set = {};
  const acts: string[] = [];
  if (change.owner !== undefined && change.owner !== row.owner) {
    set.owner = change.owner;
    acts.push('assigned');
  }
  if (change.note !== undefined && change.note !== row.note) {
    set.note = change.note;
    acts.push('noted');
  }
  if (change.planId !== undefined && change.planId !== row.planId) {
    set.planId = change.planId;
    acts.push('planned');
  }
  const waivers = change.waivers && waiversOf(change.waivers, row.waivers, actor, at);
  if (waivers !== undefined && canonicalJson(waivers) !== canonicalJson(row.waivers)) {
    set.waivers = waivers;
    acts.push('waived');
  }
  const touches = acts.some((act) => act !== 'assigned');
  const isNew = row.acknowledgedAt === null;
  if (isNew && (change.acknowledged || frozen !== undefined)) {
    Object.assign(set, { acknowledgedAt: at, acknowledgedBy: actor, state: 'ACKNOWLEDGED' });
    acts.push('acknowledged');
  }
  if (frozen !== undefined) {
    Object.assign(set, {
      decision: change.decision,
      decidedAt: at,
      decidedBy: actor,
      state: 'DECIDED',
      frozen: canonicalJson(frozen.frozen),
      frozenCdmId: frozen.newestCdmId,
      frozenCount: frozen.messageCount,
    });
    acts.push('decided');
  } else if (row.state === 'DECIDED' && (change.decision === null || touches)) {
    Object.assign(set, { ...UNDECIDED, state: 'ACKNOWLEDGED' });
    acts.push('taken back');
  }
  if (change.withdrawn !== undefined) {
    Object.assign(set, { state: 'WITHDRAWN', withdrawnAt: at, withdrawnBy: actor, withdrawnReason: change.withdrawn });
    acts.push('withdrawn');
  }
  return { set, acts };
}
