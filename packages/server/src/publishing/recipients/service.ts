import { fieldsOf } from '@keepout/contract/platform/fields-of';
import { isText } from '@keepout/contract/platform/text-field';
import { MOST_RECIPIENTS, RECIPIENT_TEXTS } from '@keepout/contract/publishing/fields';
import { RECIPIENT_KINDS } from '@keepout/contract/publishing/kinds';
import {
  type Recipient,
  type RecipientBody,
  type RecipientChange,
  recipient,
  recipientBody,
  recipientGot,
} from '@keepout/contract/publishing/recipient';
import type { ServerContext } from '../../hosting/module.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, type Refusal, refused, refusedAt } from '../../platform/http/problem.ts';
import { unfitAddress } from '../../platform/net/private-address.ts';
import { changeRecord, type RecordChange, type RecordKind } from '../../platform/records/change-record.ts';
import { vaultOf } from '../../platform/secrets/vault-of.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { publicationChanged } from '../../ports/publishing.ts';
import { certificateFault } from './certificate.ts';
import { certificateOf, secretOwner } from './secret.ts';
import {
  deleteRecipient,
  findRecipient,
  insertRecipient,
  isWaitedFor,
  listRecipients,
  PUBLISHING_IDS,
  type RecipientContents,
  type RecipientRow,
  updateRecipient,
} from './store.ts';

const contentOf = (body: Omit<RecipientBody, 'secret'>) => fieldsOf(recipientBody.omit({ secret: true }), body);

export function presentRecipient(context: Pick<ServerContext, 'settings'>, row: RecipientRow): Recipient {
  const validity = certificateOf(context, row);
  return {
    ...fieldsOf(recipient, row),
    recipientId: row.id,
    hasSecret: row.secret !== null,
    certificateEndsAt: validity === undefined ? null : new Date(validity.untilMs).toISOString(),
  };
}

export async function createRecipient(
  { database, events, settings }: ServerContext,
  caller: Caller,
  body: RecipientBody,
): Promise<RecipientRow> {
  const id = PUBLISHING_IDS.next('rcp');
  const { operatorId } = caller;
  const contents = contentsOf(settings, { id, secret: null }, body);
  refuseProgram(caller, contents, false);
  return await database.orm.transaction(async (tx) => {
    if ((await listRecipients(tx, operatorId)).length >= MOST_RECIPIENTS)
      throw refused('too-many-recipients', { detail: `Your organisation already has ${MOST_RECIPIENTS} recipients.` });
    const row = await insertRecipient(tx, { id, operatorId, ...contents });
    if (row === undefined) throw exists(body);
    const detail = { name: row.name, kind: row.kind, address: row.address };
    await writeAudit(tx, { ...caller, action: 'created', recordType: 'recipient', recordId: id, detail });
    await events.publish(tx, operatorId, publicationChanged, { recipientId: id });
    return row;
  });
}

export async function changeRecipient(
  context: ServerContext,
  change: RecordChange<RecipientChange>,
): Promise<RecipientRow> {
  const { database, events, settings } = context;
  const kind: RecordKind<RecipientRow, RecipientChange> = {
    noun: 'The recipient',
    type: 'recipient',
    readOnlyFields: Object.keys(recipientGot),
    present: (row) => presentRecipient(context, row),
    contentOf,
    find: findRecipient,
    update: async (tx, row, body) => {
      if (body.kind !== row.kind)
        throw refusedAt('recipient-kind', '#/kind', 'Another kind is another recipient: add that, and remove this.');
      const contents = contentsOf(settings, row, body);
      refuseProgram(change.caller, contents, row.programsMayConfirm);
      return await updateRecipient(tx, row, contents);
    },
    exists,
  };
  return await database.orm.transaction(async (tx) => {
    const { row } = await changeRecord(tx, kind, change);
    await events.publish(tx, change.caller.operatorId, publicationChanged, { recipientId: change.id });
    return row;
  });
}

export async function removeRecipient({ database, events }: ServerContext, caller: Caller, id: string): Promise<void> {
  await database.orm.transaction(async (tx) => {
    const row = await orNotFound(findRecipient(tx, caller.operatorId, id), 'The recipient');
    if (await isWaitedFor(tx, id)) {
      throw refused('recipient-waited-for', { detail: `A publication to ${row.name} is in progress.` });
    }
    await deleteRecipient(tx, id);
    const detail = { name: row.name };
    await writeAudit(tx, { ...caller, action: 'deleted', recordType: 'recipient', recordId: id, detail });
    await events.publish(tx, caller.operatorId, publicationChanged, { recipientId: id });
  });
}

/** A program cannot grant the right to confirm. */
function refuseProgram({ isProgram }: Caller, { programsMayConfirm }: RecipientContents, isAllowed: boolean): void {
  if (!isProgram || !programsMayConfirm || isAllowed) return;
  throw refused('publication-needs-person', {
    detail: 'Only a person may allow programs to confirm publications to a recipient.',
  });
}

/** Returns the stored form of a recipient's fields; refuses invalid ones. */
function contentsOf(
  settings: Settings,
  row: Pick<RecipientRow, 'id' | 'secret'> & Partial<RecipientRow>,
  body: RecipientBody | RecipientChange,
): RecipientContents {
  const { kind, address, signInAddress, identity, objectNames } = body;
  refusePlace(settings, body);
  const { proof, namesObjects } = RECIPIENT_KINDS[kind];
  const place = { id: row.id, address, signInAddress, identity };
  const keeps =
    body.secret === undefined && row.address !== undefined && secretOwner(place) === secretOwner(row as RecipientRow);
  const sealed = body.secret === undefined ? null : vaultOf(settings).seal(body.secret, secretOwner(place));
  const secret = keeps ? row.secret : sealed;
  const wantsIdentity = proof === 'PASSWORD';
  if (wantsIdentity !== (identity !== null))
    throw refusedAt('recipient-account', '#/identity', wantsIdentity ? 'It needs an account.' : 'It has no account.');
  if ((proof !== null) !== (secret !== null))
    throw refusedAt(
      'recipient-account',
      '#/secret',
      proof === null ? 'It needs no proof of who sends.' : PROOFS[proof],
    );
  if (proof === 'CERTIFICATE' && body.secret !== undefined) {
    const fault = certificateFault(body.secret, Date.now());
    if (fault !== undefined) throw refusedAt('recipient-account', '#/secret', fault);
  }
  const numbers = objectNames.map(({ noradId }) => noradId);
  if (!namesObjects && numbers.length > 0)
    throw refusedAt('recipient-objects', '#/objectNames', 'It has no names of its own for satellites.');
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index);
  if (twice !== undefined) throw refusedAt('recipient-objects', '#/objectNames', `${twice} is named twice.`);
  return { ...contentOf(body), programsMayConfirm: body.programsMayConfirm ?? row.programsMayConfirm ?? false, secret };
}

const PROOFS = {
  PASSWORD: 'It needs the password of the account.',
  CERTIFICATE: 'It needs a certificate and its key, both as PEM, one after the other.',
} as const;

function refusePlace(settings: Settings, { kind, address, signInAddress }: RecipientBody | RecipientChange): void {
  const facts = RECIPIENT_KINDS[kind];
  if (facts.address === null) {
    if (settings.publishingDir === undefined)
      throw refusedAt(
        'recipient-address',
        '#/kind',
        'This installation has no folder for files that go out (KEEPOUT_PUBLISHING_DIR).',
      );
    if (!isText(RECIPIENT_TEXTS.folder, address))
      throw refusedAt('recipient-address', '#/address', 'It has to be one name of letters, digits, dots and hyphens.');
  } else refuseWebAddress(settings, address, '#/address');
  if ((facts.signInAddress !== null) !== (signInAddress !== null)) {
    const message = facts.signInAddress === null ? 'It signs in nowhere.' : 'It has to say where it signs in.';
    throw refusedAt('recipient-address', '#/signInAddress', message);
  }
  if (signInAddress !== null) refuseWebAddress(settings, signInAddress, '#/signInAddress');
}

function refuseWebAddress(
  { allowPrivateRecipients: allowPrivate, privateHosts }: Settings,
  address: string,
  pointer: string,
): void {
  const unfit = unfitAddress(address, { allowPrivate, privateHosts });
  if (unfit !== undefined) throw refusedAt('recipient-address', pointer, unfit);
}

function exists({ name }: Pick<RecipientBody, 'name'>): Refusal {
  return refusedAt('recipient-exists', '#/name', `There is a recipient ${name} already.`);
}
