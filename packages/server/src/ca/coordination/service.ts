import type { Coordination, CoordinationEntryBody, ManoeuvreResponsibility } from '@keepout/contract/ca/coordination';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import { withStatement } from '@keepout/contract/sentences';
import { contactsThatFit } from '@keepout/operations/coordination/contact-fit';
import { manoeuvreResponsibility } from '@keepout/operations/coordination/manoeuvre-responsibility';
import { findObjectFact } from '../../catalogue/objects.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, refusedAt } from '../../platform/http/problem.ts';
import { coordinationChanged } from '../../ports/ca-events.ts';
import { othersManoeuvrable } from '../conjunctions/message-store.ts';
import { findConjunction } from '../conjunctions/store.ts';
import { CA_IDS } from '../ids.ts';
import { presentContact } from '../operator-contacts/service.ts';
import { contactList } from '../operator-contacts/store.ts';
import { isContradictory, presentCoordinationEntry, presentLink, statedBy } from './present.ts';
import { type EntryRow, entriesOf, insertEntry, openLinks } from './store.ts';

export async function coordinatedEvent(db: Queries, operatorId: string, conjunctionId: string) {
  return await orNotFound(findConjunction(db, operatorId, conjunctionId), 'The conjunction');
}

/** Returns the manoeuvre responsibility for an event by the rules. */
async function rulesOf(db: Queries, operatorId: string, conjunctionId: string) {
  const event = await coordinatedEvent(db, operatorId, conjunctionId);
  const { secondaryNoradId: noradId, secondaryName: name, secondaryObjectType: objectType, satelliteId } = event;
  const satellite = await findSatellite(db, operatorId, satelliteId);
  const fact = noradId === null ? undefined : await findObjectFact(db, noradId);
  const contacts = contactsThatFit(await contactList(db, operatorId).all(), { noradId, name });
  const configuration = satellite?.configuration as SatelliteConfiguration | undefined;
  const rules = manoeuvreResponsibility({
    satelliteName: satellite?.name ?? '',
    canWeMove: configuration?.propulsion.type !== 'NONE',
    objectName: name,
    objectType,
    opsStatus: fact?.opsStatus ?? null,
    manoeuvrable: (await othersManoeuvrable(db, [conjunctionId])).get(conjunctionId),
    contacts,
  });
  return { ...rules, contacts, noradId, name, owner: fact?.owner ?? null };
}

export async function coordinationOf(db: Queries, operatorId: string, conjunctionId: string): Promise<Coordination> {
  const {
    manoeuvreResponsibility: mover,
    reason,
    contacts,
    noradId,
    name,
    owner,
  } = await rulesOf(db, operatorId, conjunctionId);
  const entries = await entriesOf(db, operatorId, conjunctionId);
  const [ownStatement, otherStatement] = [statedBy(entries, 'OURS'), statedBy(entries, 'THEIRS')];
  return {
    conjunctionId,
    secondaryName: name,
    secondaryNoradId: noradId,
    secondaryOwner: owner,
    contacts: contacts.map(presentContact),
    manoeuvreResponsibility: mover,
    ...withStatement('reason', reason),
    ownStatement,
    otherStatement,
    isContradictory: isContradictory(ownStatement?.intent, otherStatement?.intent),
    entries: entries.map(presentCoordinationEntry),
    links: (await openLinks(db, operatorId, conjunctionId)).map(presentLink),
  };
}

/** Stores an entry. An intent that differs from the rules requires a reason. */
export async function addEntry(
  { database, events }: ServerContext,
  caller: Caller,
  conjunctionId: string,
  body: CoordinationEntryBody,
): Promise<EntryRow> {
  const { operatorId, actor } = caller;
  const { side, intent, channel, note } = body;
  return await database.orm.transaction(async (tx) => {
    const rules = await rulesOf(tx, operatorId, conjunctionId);
    const isHere = channel === 'HERE';
    if (channel === 'LINK')
      throw refusedAt('coordination-side', '#/channel', 'Answers by a form are recorded automatically.');
    if ((side === 'OURS') !== isHere)
      throw refusedAt(
        'coordination-side',
        '#/channel',
        isHere
          ? 'The channel HERE is only for statements of your organisation.'
          : 'Statements of your organisation have the channel HERE.',
      );
    if (side === 'OURS' && isOtherwise(rules.manoeuvreResponsibility, intent) && note === '')
      throw refusedAt(
        'coordination-reason-missing',
        '#/note',
        'The statement deviates from the rules: give the reason.',
      );
    const row = await insertEntry(tx, {
      id: CA_IDS.next('cen'),
      operatorId,
      conjunctionId,
      ...body,
      writtenBy: actor,
    });
    const detail = { side, intent, channel };
    await writeAudit(tx, {
      ...caller,
      action: 'coordinated',
      recordType: 'conjunction',
      recordId: conjunctionId,
      detail,
    });
    await events.publish(tx, operatorId, coordinationChanged, { conjunctionId });
    return row;
  });
}

/** Returns whether the own intent differs from the rules on manoeuvre responsibility. */
const isOtherwise = (mover: ManoeuvreResponsibility, intent: CoordinationEntryBody['intent']): boolean =>
  (mover === 'THEY_MOVE' && intent === 'MOVES') || (mover === 'WE_MOVE' && (intent === 'STAYS' || intent === 'WAITS'));
