import type { DecisionResults } from '@keepout/assessment/record/decision-results';
import { rulesInTheWay } from '@keepout/conjunction/decision/flight-rules';
import type { DecisionChange } from '@keepout/contract/ca/decision';
import type { FrozenDecision, SignedRecord } from '@keepout/contract/ca/decision-record';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { eyesOf } from '../../identity/embedded/clients.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { refuseOtherVersion } from '../../platform/records/change-record.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import { decisionChanged } from '../../ports/ca-events.ts';
import type { ManoeuvrePlans } from '../../ports/manoeuvre-plans.ts';
import { findConjunction } from '../conjunctions/store.ts';
import { CA_IDS } from '../ids.ts';
import { changedDecision } from './change.ts';
import { type FrozenEvent, freezeDecision } from './freeze.ts';
import { inputsChanged, ruleText } from './present.ts';
import { frozenOf } from './read.ts';
import { signerOf, timeOfKeys } from './record-keys.ts';
import { keepReferences } from './references.ts';
import { decisionSettings } from './rules.ts';
import { recordText, sealed } from './sealing.ts';
import {
  type DecisionRow,
  findDecision,
  findOpenDecision,
  insertDecision,
  lockDecision,
  readFrozen,
  updateDecision,
} from './store.ts';
import { withJustification } from './waiver.ts';

/** Opens a record for an event; an event has at most one that is neither signed nor withdrawn. */
export async function openDecision(
  context: ServerContext,
  caller: Caller,
  conjunctionId: string,
): Promise<DecisionRow> {
  const { operatorId, actor } = caller;
  return await context.database.orm.transaction(async (tx) => {
    const event = await orNotFound(findConjunction(tx, operatorId, conjunctionId), 'The conjunction');
    const id = CA_IDS.next('dec');
    const { satelliteId, satelliteName, secondaryName } = event;
    const row = { id, operatorId, conjunctionId, satelliteId, satelliteName, secondaryName, openedBy: actor };
    if (!(await insertDecision(tx, row))) {
      const open = await findOpenDecision(tx, operatorId, conjunctionId);
      throw refused('decision-open', {
        detail: `The conjunction has the decision record ${open ?? ''} that is not signed.`,
      });
    }
    return await announce(context, tx, caller, id, 'opened', { conjunctionId });
  });
}

/** Version on which a call is based (If-Match), and access to plans. */
type DecisionGuard = { readonly expected: number | undefined; readonly plans: ManoeuvrePlans | undefined };

/**
 * Changes a record that is not signed. A decision freezes inputs and results, which are computed before the record is locked: a
 * concurrent change is refused.
 */
export async function changeDecision(
  context: ServerContext,
  caller: Caller,
  id: string,
  change: DecisionChange,
  { expected, plans }: DecisionGuard,
): Promise<DecisionRow> {
  const { operatorId } = caller;
  const before = await orNotFound(findDecision(context.database.orm, operatorId, id), 'The decision record');
  const version = expected ?? before.version;
  refuseOther(before, version);
  const planId = change.planId === undefined ? before.planId : change.planId;
  const plan = planId === null ? null : await plans?.find(operatorId, before.conjunctionId, planId);
  if (plan === undefined) throw refused('plan-unknown', { detail: `The conjunction has no manoeuvre plan ${planId}.` });
  const decides = change.decision !== undefined && change.decision !== null;
  const frozen = decides
    ? await freezeDecision(context, { operatorId, conjunctionId: before.conjunctionId, plan })
    : undefined;
  return await context.database.orm.transaction(async (tx) => {
    const row = await orNotFound(lockDecision(tx, operatorId, id), 'The decision record');
    refuseOther(row, version);
    const { set, acts } = changedDecision(row, change, caller.actor, frozen);
    if (frozen !== undefined) {
      const { flightRules } = frozen.frozen.results as unknown as DecisionResults;
      const present = set.waivers ?? row.waivers;
      const waivers = withJustification(present, flightRules, plan);
      if (waivers !== present) set.waivers = waivers;
      refuseByRules(change, frozen, waivers);
      await keepReferences(tx, frozen.frozen);
    }
    if (acts.length === 0) return row;
    await updateDecision(tx, row, set);
    return await announce(context, tx, caller, id, acts.join(', '), {
      ...(set.decision && { decision: set.decision }),
      ...(set.owner !== undefined && { owner: set.owner }),
      ...(set.waivers && { waived: set.waivers.map(({ rule }) => rule) }),
    });
  });
}

/** Signs a decision; its record is then immutable. */
export async function signDecision(
  context: ServerContext,
  caller: Caller,
  id: string,
  { expected, plans }: DecisionGuard,
): Promise<DecisionRow> {
  const { operatorId, actor } = caller;
  const before = await findDecision(context.database.orm, operatorId, id);
  const plan = before?.planId ? await plans?.find(operatorId, before.conjunctionId, before.planId) : undefined;
  return await context.database.orm.transaction(async (tx) => {
    const row = await orNotFound(lockDecision(tx, operatorId, id), 'The decision record');
    refuseOther(row, expected ?? row.version);
    const frozenText = await readFrozen(tx, operatorId, id);
    if (row.state !== 'DECIDED' || frozenText === undefined) {
      throw refused('decision-missing', { detail: 'The record has no decision to sign.' });
    }
    if (inputsChanged(row)) {
      throw refused('decision-inputs-changed', {
        detail: `The conjunction had ${row.frozenCount} messages at the decision; a message was added or deleted since.`,
      });
    }
    const { fourEyes } = decisionSettings(await readRules(tx, operatorId));
    const frozen = frozenOf(frozenText);
    if (frozen.plan?.sha256 !== plan?.sha256 || plan?.figures['state'] === 'ABANDONED') {
      throw refused('decision-inputs-changed', {
        detail: `The plan ${frozen.plan?.planId ?? ''} was computed again or abandoned since the decision.`,
      });
    }
    const eyes = await eyesOf(tx, operatorId);
    if ((fourEyes || frozen.inputs.settings.fourEyes) && eyes(row.decidedBy) === eyes(actor)) {
      throw refused('four-eyes', {
        detail: `${actor} made the decision; your flight rules require another user to sign.`,
      });
    }
    // The key is read before the time, so that the signature lies within the key's period of validity.
    const signer = await signerOf(tx, vaultOf(context.settings));
    const signed = { at: await timeOfKeys(tx), by: actor };
    const record = sealed(recordOf(row, frozen, signed), signer);
    await updateDecision(tx, row, {
      state: 'SIGNED',
      signedAt: signed.at,
      signedBy: actor,
      record: recordText(record),
      recordHash: record.hash,
    });
    return await announce(context, tx, caller, id, 'signed', { decision: row.decision, hash: record.hash });
  });
}

function refuseOther(row: DecisionRow, expected: number): void {
  if (row.state === 'SIGNED' || row.state === 'WITHDRAWN') {
    throw refused('decision-closed', { detail: `The decision record is ${row.state} and cannot be changed.` });
  }
  refuseOtherVersion('The decision record', row.version, expected);
}

function refuseByRules({ decision }: DecisionChange, { frozen }: FrozenEvent, waivers: DecisionRow['waivers']): void {
  if (decision === undefined || decision === null) return;
  const { flightRules } = frozen.results as unknown as DecisionResults;
  const left = rulesInTheWay(decision, flightRules, new Set(waivers.map(({ rule }) => rule)));
  if (left.length === 0) return;
  const names = left.map((rule) => `${rule.rule}: ${ruleText(rule)}`).join(' ');
  throw refused('flight-rules-not-met', { detail: `Not met or unknown, and not waived, for ${decision}: ${names}` });
}

/** Writes the audit entry and publishes the change; returns the present record. */
async function announce(
  { events }: ServerContext,
  tx: Transaction,
  caller: Caller,
  id: string,
  action: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<DecisionRow> {
  const row = await findDecision(tx, caller.operatorId, id);
  if (row === undefined) throw new Error(`decision ${id} vanished in its own transaction`);
  const { version, conjunctionId, state } = row;
  await writeAudit(tx, { ...caller, action, recordType: 'decision', recordId: id, detail: { ...detail, version } });
  await events.publish(tx, caller.operatorId, decisionChanged, {
    decisionId: id,
    conjunctionId,
    state,
    actor: caller.actor,
  });
  return row;
}

/** Returns the unsigned record of a decision. */
function recordOf(
  row: DecisionRow,
  frozen: FrozenDecision,
  signed: SignedRecord['signed'],
): Parameters<typeof sealed>[0] {
  const { decision, decidedAt, acknowledgedAt } = row;
  if (decision === null || decidedAt === null || acknowledgedAt === null) {
    throw new Error(`decision ${row.id} is signed before it was made`);
  }
  return {
    decisionId: row.id,
    ...frozen,
    opened: { at: row.openedAt, by: row.openedBy },
    acknowledged: { at: acknowledgedAt, by: row.acknowledgedBy ?? '' },
    owner: row.owner,
    note: row.note,
    decision,
    decided: { at: decidedAt, by: row.decidedBy ?? '' },
    waivers: row.waivers.map(({ rule, reason, by, at }) => ({ rule, reason, by, at })),
    signed,
  };
}
