import { createHash, randomBytes } from 'node:crypto';
import { formatUtcZ } from '@keepout/astro/epoch';
import type {
  AnswerBody,
  AnswerForm,
  CoordinationLinkBody,
  CoordinationLinkMade,
} from '@keepout/contract/ca/coordination';
import { MOST_ANSWERS, MOST_LINKS } from '@keepout/contract/ca/coordination-fields';
import { SECONDS_PER_HOUR } from '@keepout/units/duration';
import { operatorName } from '../../fleet/operator.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { coordinationChanged, formAnswered } from '../../ports/ca-events.ts';
import { CA_IDS } from '../ids.ts';
import { isContradictory, presentCoordinationEntry, presentLink, statedBy } from './present.ts';
import { coordinatedEvent } from './service.ts';
import {
  closeLink,
  countAnswer,
  entriesOf,
  insertEntry,
  insertLink,
  type LinkRow,
  linkOfToken,
  openLinks,
} from './store.ts';

const TOKEN_BYTES = 32;
/** The token follows `#`, so that browsers send it to no server or proxy and it appears in no log. */
const FORM_PATH = '/answer#';
/** Actor in the audit log for an answer without an account. */
const ANSWERER = 'answer form';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Creates a form for the other operator; only a hash of its token is stored. */
export async function createLink(
  { database, events, settings }: ServerContext,
  caller: Caller,
  conjunctionId: string,
  { hours, sharesProbability, question }: CoordinationLinkBody,
): Promise<CoordinationLinkMade> {
  const { operatorId, actor } = caller;
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return await database.orm.transaction(async (tx) => {
    await coordinatedEvent(tx, operatorId, conjunctionId);
    if ((await openLinks(tx, operatorId, conjunctionId)).length >= MOST_LINKS)
      throw refused('too-many-links', { detail: `The conjunction already has ${MOST_LINKS} open forms.` });
    const row = await insertLink(tx, {
      id: CA_IDS.next('cln'),
      operatorId,
      conjunctionId,
      tokenSha256: hashOf(token),
      sharesProbability,
      question,
      expiresAt: new Date(Date.now() + hours * SECONDS_PER_HOUR * 1000).toISOString(),
      createdBy: actor,
    });
    const detail = { linkId: row.id, expiresAt: row.expiresAt };
    await writeAudit(tx, {
      ...caller,
      action: 'form-opened',
      recordType: 'conjunction',
      recordId: conjunctionId,
      detail,
    });
    await events.publish(tx, operatorId, coordinationChanged, { conjunctionId });
    return { ...presentLink(row), address: `${settings.publicUrl}${FORM_PATH}${token}` };
  });
}

export async function removeLink({ database, events }: ServerContext, caller: Caller, linkId: string): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const row = await orNotFound(closeLink(tx, caller.operatorId, linkId), 'The form');
    const { conjunctionId } = row;
    const detail = { linkId };
    await writeAudit(tx, {
      ...caller,
      action: 'form-closed',
      recordType: 'conjunction',
      recordId: conjunctionId,
      detail,
    });
    await events.publish(tx, caller.operatorId, coordinationChanged, { conjunctionId });
  });
}

/** Returns the form of a token with its questions. */
export async function readAnswerForm({ database }: ServerContext, token: string): Promise<AnswerForm> {
  return await presentForm(database.orm, await openForm(database.orm, token));
}

/** Stores an answer as an entry of the other operator; the last answer is valid. */
export async function takeAnswer(
  { database, events }: ServerContext,
  { token, who: answererName, intent, note }: AnswerBody,
): Promise<AnswerForm> {
  return await database.orm.transaction(async (tx) => {
    const { id } = await openForm(tx, token);
    const link = await countAnswer(tx, id);
    if (link === undefined) throw over();
    const { operatorId, conjunctionId } = link;
    const statement = { side: 'THEIRS', intent, channel: 'LINK', who: answererName, note } as const;
    const entry = { id: CA_IDS.next('cen'), operatorId, conjunctionId, ...statement, writtenBy: '', linkId: id };
    await insertEntry(tx, entry);
    const detail = { intent, who: answererName, linkId: id };
    const line = {
      operatorId,
      actor: ANSWERER,
      action: 'answered',
      recordType: 'conjunction',
      recordId: conjunctionId,
    };
    await writeAudit(tx, { ...line, detail });
    await events.publish(tx, operatorId, coordinationChanged, { conjunctionId });
    const { satelliteId, secondaryName } = await coordinatedEvent(tx, operatorId, conjunctionId);
    const ownStatement = statedBy(await entriesOf(tx, operatorId, conjunctionId), 'OURS');
    const answer = { entryId: entry.id, conjunctionId, satelliteId, secondaryName, who: answererName, intent, note };
    const answered = { ...answer, isContradictory: isContradictory(ownStatement?.intent, intent) };
    await events.publish(tx, operatorId, formAnswered, answered);
    return await presentForm(tx, link);
  });
}

async function openForm(db: Queries, token: string): Promise<LinkRow> {
  const row = await orNotFound(linkOfToken(db, hashOf(token)), 'The form');
  if (!row.isOpen) throw over();
  return row.link;
}

const over = () =>
  refused('answer-form-over', {
    detail: 'The form was closed, has expired, or has reached its limit of answers.',
  });

async function presentForm(db: Queries, link: LinkRow): Promise<AnswerForm> {
  const { operatorId, conjunctionId, sharesProbability, question, answers } = link;
  const event = await coordinatedEvent(db, operatorId, conjunctionId);
  const satellite = await findSatellite(db, operatorId, event.satelliteId);
  const entries = await entriesOf(db, operatorId, conjunctionId);
  const ownStatement = statedBy(entries, 'OURS');
  const asker = await operatorName(db, operatorId);
  return {
    operatorName: asker,
    satelliteName: satellite?.name ?? '',
    satelliteNoradId: satellite?.noradId ?? 0,
    objectName: event.secondaryName,
    objectNoradId: event.secondaryNoradId,
    tca: formatUtcZ(event.tcaTaiS, 3),
    missDistance: event.missDistanceM,
    probabilityOfCollision: sharesProbability ? event.probability : null,
    decideBy: formatUtcZ(event.decideByTaiS, 3),
    // The name of the person is not disclosed to the other operator.
    requesterStatement: ownStatement && { ...ownStatement, who: asker },
    question,
    expiresAt: link.expiresAt,
    answersLeft: Math.max(0, MOST_ANSWERS - answers),
    given: entries
      .filter(({ linkId }) => linkId === link.id)
      .map(presentCoordinationEntry)
      .map(({ intent, who, note, at }) => ({ intent, who, note, at })),
  };
}
