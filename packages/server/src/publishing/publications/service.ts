import type { Publication, PublicationBody, PublicationStep } from '@keepout/contract/publishing/publication';
import { NEXT_STATES } from '@keepout/operations/publishing/states';
import { readRules } from '../../fleet/rules.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { eyesOf } from '../../identity/embedded/clients.ts';
import { writeAudit } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { receivedBytes } from '../../platform/files/received-file.ts';
import { keepFile } from '../../platform/files/stored-files.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { orNotFound, refused } from '../../platform/http/problem.ts';
import { changedMeanwhile, refuseOtherVersion } from '../../platform/records/change-record.ts';
import { flightFiles, publicationChanged } from '../../ports/publishing.ts';
import { SEND_QUEUE, type SendJob } from '../jobs.ts';
import { findRecipient, PUBLISHING_IDS } from '../recipients/store.ts';
import type { publishedFileTable } from '../tables.ts';
import { type PreparedPublication, prepare, publicationBasis } from './prepare.ts';
import { presentPublication } from './present.ts';
import { findPublication, insertPublication, movePublication, type PublicationRow, waitAgain } from './store.ts';

/** Returns publications in their wire form. */
export async function presentPublications(
  context: ServerContext,
  caller: Caller,
  rows: readonly PublicationRow[],
): Promise<Publication[]> {
  const needsOther = await otherConfirmerOf(context, caller);
  const presented: Publication[] = [];
  for (const row of rows) {
    const isOld = await isOutdated(context, caller.operatorId, row);
    presented.push(presentPublication(row, { isOutdated: isOld, needsOtherConfirmer: needsOther(row) }));
  }
  return presented;
}

/** Returns whether the flight rules require confirmation by another user than the caller, who prepared it directly or by a program. */
async function otherConfirmerOf({ database: { orm } }: ServerContext, { operatorId, actor }: Caller) {
  const { fourEyes } = await readRules(orm, operatorId);
  const eyes = await eyesOf(orm, operatorId);
  return ({ createdBy }: Pick<PublicationRow, 'createdBy'>) => fourEyes && eyes(createdBy) === eyes(actor);
}

/** Refuses the confirmation if another person must confirm. */
async function refuseConfirmer(context: ServerContext, caller: Caller, row: PublicationRow): Promise<void> {
  const { operatorId, isProgram } = caller;
  const recipient = isProgram ? await findRecipient(context.database.orm, operatorId, row.recipientId) : undefined;
  if (isProgram && recipient?.programsMayConfirm !== true) {
    throw refused('publication-needs-person', {
      detail: `${row.recipientName} does not allow programs to confirm publications.`,
    });
  }
  if ((await otherConfirmerOf(context, caller))(row)) {
    throw refused('publication-needs-other-eyes', {
      detail: `${row.createdBy} prepared the publication; your flight rules require another user to confirm it.`,
    });
  }
}

/** Returns whether the source data of unsent files have changed. */
async function isOutdated(context: ServerContext, operatorId: string, row: PublicationRow): Promise<boolean> {
  if (!NEXT_STATES[row.state].includes('QUEUED')) return false;
  const { satelliteId, basis, purpose } = row;
  const flights = context.use(flightFiles);
  const plans = await flights.plans(operatorId, Object.keys(basis.plans));
  const now = await publicationBasis(flights, operatorId, satelliteId, plans);
  const isSame =
    now !== undefined &&
    now.ephemerisId === basis.ephemerisId &&
    Object.entries(basis.plans).every(([id, sha256]) => now.plans[id] === sha256);
  const mayGo = plans.every((plan) => !plan.isStale && !plan.isAbandoned && (purpose === 'CANDIDATE' || plan.isFlown));
  return !(isSame && mayGo);
}

export async function createPublication(
  context: ServerContext,
  caller: Caller,
  body: PublicationBody,
): Promise<PublicationRow> {
  const { operatorId, actor } = caller;
  const prepared = await prepare(context, operatorId, body);
  const id = PUBLISHING_IDS.next('pub');
  await context.database.orm.transaction(async (tx) => {
    const files = await keepFiles(tx, operatorId, id, prepared);
    const { recipient, satellite, conjunctionId, basis } = prepared;
    const { purpose, relinquishPc, note } = body;
    await insertPublication(
      tx,
      {
        id,
        operatorId,
        recipientId: recipient.id,
        recipientName: recipient.name,
        recipientKind: recipient.kind,
        satelliteId: satellite.id,
        satelliteName: satellite.name,
        conjunctionId,
        purpose,
        relinquishPc,
        note,
        state: 'PREPARED',
        basis,
        history: [{ at: new Date().toISOString(), by: actor, state: 'PREPARED', note }],
        createdBy: actor,
      },
      files,
    );
    const sentFiles = files.map(({ name, sha256 }) => ({ name, sha256 }));
    const detail = { recipient: recipient.name, purpose, files: sentFiles };
    await announce(context, tx, caller, id, { action: 'prepared', detail });
  });
  return await getPublication(context, operatorId, id);
}

async function keepFiles(
  tx: Transaction,
  operatorId: string,
  publicationId: string,
  { files }: PreparedPublication,
): Promise<(typeof publishedFileTable.$inferInsert)[]> {
  const rows: (typeof publishedFileTable.$inferInsert)[] = [];
  for (const { name, content, rank, manoeuvreId, text } of files) {
    const received = receivedBytes(Buffer.from(text));
    const { sizeBytes, sha256 } = received;
    const fileId = await keepFile(tx, received, { operatorId, kind: 'publication' });
    rows.push({ publicationId, rank, name, content, manoeuvreId, sizeBytes, sha256, fileId, state: 'WAITING' });
  }
  return rows;
}

/** Names of the steps in the audit log. */
const ACTIONS = { QUEUED: 'confirmed', CANCELLED: 'cancelled', SCREENED: 'screened' } as const;

export async function stepPublication(
  context: ServerContext,
  caller: Caller,
  id: string,
  { state, note }: PublicationStep,
  expected: number | undefined,
): Promise<PublicationRow> {
  const { operatorId, actor } = caller;
  const present = await getPublication(context, operatorId, id);
  refuseOtherVersion('The publication', present.version, expected);
  const next = NEXT_STATES[present.state];
  if (!next.includes(state)) {
    const after = next.length === 0 ? 'nothing' : next.join(', ');
    throw refused('publication-step-impossible', {
      detail: `The publication is ${present.state}; after that comes ${after}, not ${state}.`,
    });
  }
  if (state === 'QUEUED') await refuseConfirmer(context, caller, present);
  if (state === 'QUEUED' && (await isOutdated(context, operatorId, present))) {
    throw refused('publication-overtaken', {
      detail:
        'A plan or the operational ephemeris has changed since the files were written. Prepare a new publication.',
    });
  }
  await context.database.orm.transaction(async (tx) => {
    if (!(await movePublication(tx, present, state, { by: actor, note }))) {
      const { version } = await getPublication(context, operatorId, id);
      throw changedMeanwhile('The publication', version, present.version);
    }
    if (state === 'QUEUED') {
      await waitAgain(tx, id);
      await context.queue.enqueue<SendJob>(SEND_QUEUE, { publicationId: id }, { within: tx, operatorId });
    }
    const detail = { recipient: present.recipientName, from: present.state, to: state, note };
    await announce(context, tx, caller, id, { action: ACTIONS[state], detail });
  });
  return await getPublication(context, operatorId, id);
}

export async function getPublication(context: ServerContext, operatorId: string, id: string): Promise<PublicationRow> {
  return await orNotFound(findPublication(context.database.orm, operatorId, id), 'The publication');
}

async function announce(
  { events }: ServerContext,
  tx: Transaction,
  caller: Caller,
  id: string,
  { action, detail }: { readonly action: string; readonly detail: Readonly<Record<string, unknown>> },
): Promise<void> {
  await writeAudit(tx, { ...caller, action, recordType: 'publication', recordId: id, detail });
  await events.publish(tx, caller.operatorId, publicationChanged, { publicationId: id });
}
