import { findElements, newestCatalogue } from '../../catalogue/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import { observationArrived, orbitUpdated } from '../../ports/odt-events.ts';
import { ODT_IDS } from '../ids.ts';
import { firstUpdate, holdingUpdates, insertUpdate } from '../orbit-updates/store.ts';
import type { UpdateAnswer, UpdateQuestion } from '../orbit-updates/update.thread.ts';
import { updateTask } from '../orbit-updates/update-task.ts';
import { orbitOfRequest } from '../requests/orbit-of-request.ts';
import { findRequestById, lockRequest, type RequestRow } from '../requests/store.ts';
import { orderedSensor } from '../sensors/ordered-sensor.ts';
import { visibleSensors } from '../sensors/store.ts';
import { elementsOrbit } from '../targets/orbit-to-observe.ts';
import type { UpdateJob } from './queues.ts';
import { filesById, filesOfRequest, type ObservationRow } from './store.ts';

/**
 * Makes an orbit better by all files of a request that count so far, or by one of the operator's own. An
 * update of fewer files stays, and is what holds again when the newer one is withdrawn. The same files make one update, however often
 * the job runs.
 */
export async function updateByObservations(context: ServerContext, job: UpdateJob): Promise<void> {
  const db = context.database.orm;
  for (;;) {
    const subject = await subjectOf(db, job);
    if (subject === undefined) return;
    const answer = subject.files.length === 0 ? undefined : await compute(context, subject);
    const isDone = await db.transaction((tx) => store(context, tx, job, subject, answer));
    // Another file came or went meanwhile.
    if (isDone) return;
  }
}

interface Subject {
  readonly operatorId: string;
  readonly request: RequestRow | undefined;
  readonly files: readonly ObservationRow[];
}

async function subjectOf(db: Queries, job: UpdateJob): Promise<Subject | undefined> {
  if ('requestId' in job) {
    const request = await findRequestById(db, job.requestId);
    return request && { operatorId: request.operatorId, request, files: await filesOfRequest(db, request.id) };
  }
  const [file] = await filesById(db, [job.observationFileId]);
  if (file === undefined) return undefined;
  const { operatorId } = file;
  return { operatorId, request: undefined, files: file.isAssociated && !file.isDisowned ? [file] : [] };
}

type Knowledge = 'CDM' | 'OEM' | 'ELEMENT_SET';
type Computed = { readonly knowledge: Knowledge; readonly name: string } & (
  | { readonly answer: UpdateAnswer }
  | { readonly message: string }
);

async function compute(context: ServerContext, { operatorId, request, files }: Subject): Promise<Computed | undefined> {
  const db = context.database.orm;
  const known = request === undefined ? await ofCatalogue(db, files) : await ofRequest(context, request);
  if (known === undefined) return undefined;
  const sensors = (await visibleSensors(db, operatorId)).map(orderedSensor);
  const limitBytes = context.settings.uploadLimitBytes;
  const read: UpdateQuestion['files'][number][] = [];
  for (const { id: observationFileId, sha256, sensorId, sensorCode, report } of files) {
    const bytes = await readContent(db, sha256);
    if (bytes === undefined) throw new Error(`the file of ${observationFileId} is not in the database`);
    const own = sensors.filter((one) => one.sensorId === sensorId);
    const tracks = (report?.reports ?? []).flatMap((one, index) =>
      (request === undefined ? one.catalogueIdBestAssociation !== null : one.isAsserted) ? [index] : [],
    );
    read.push({ observationFileId, bytes, limitBytes, sensors: [...own, ...sensors], sensorCode, tracks });
  }
  const { knowledge, name, prior } = known;
  const found = await context.threads.run(updateTask, { prior, files: read });
  return { knowledge, name, ...(found.ok ? { answer: found.value } : { message: found.fault.message }) };
}

interface Known {
  readonly knowledge: Knowledge;
  readonly name: string;
  readonly prior: UpdateQuestion['prior'];
}

/** What the first update of a request began with, so that no measurement counts twice; before that, what is known now. */
async function ofRequest(context: ServerContext, request: RequestRow): Promise<Known> {
  const first = await firstUpdate(context.database.orm, request.id);
  const name = request.targetName;
  if (first !== undefined) return { knowledge: first.priorSource, name, prior: { estimate: first.before } };
  const { knowledge, orbit } = await orbitOfRequest(context, request);
  return { knowledge, name, prior: { orbit } };
}

async function ofCatalogue(db: Queries, [file]: readonly ObservationRow[]): Promise<Known | undefined> {
  const noradId = file?.noradIdBest ?? null;
  const catalogue = await newestCatalogue(db);
  const elements =
    noradId === null || catalogue === undefined ? undefined : await findElements(db, catalogue.id, noradId);
  if (elements === undefined) return undefined;
  const orbit = elementsOrbit(elements, elements.epochTaiS);
  return { knowledge: 'ELEMENT_SET', name: elements.name, prior: { orbit } };
}

/** @returns false when the files are not those any more that the update was computed from */
async function store(
  context: ServerContext,
  tx: Transaction,
  job: UpdateJob,
  { operatorId, request, files }: Subject,
  computed: Computed | undefined,
): Promise<boolean> {
  if (request !== undefined) await lockRequest(tx, request.id);
  const now = await subjectOf(tx, job);
  const fileIds = files.map(({ id }) => id);
  if (now?.files.map(({ id }) => id).join() !== fileIds.join()) return false;
  const holding = await holdingUpdates(tx, job);
  if (fileIds.length > 0 && holding.some((one) => one.fileIds.join() === fileIds.join())) return true;
  if (computed === undefined) return true;
  if (!('answer' in computed)) {
    context.log.warn({ job, message: computed.message }, 'no orbit could be updated');
    return true;
  }
  await keep(context, tx, { operatorId, request, files }, computed);
  return true;
}

async function keep(
  context: ServerContext,
  tx: Transaction,
  { operatorId, request, files }: Subject,
  { answer, knowledge, name }: Extract<Computed, { answer: UpdateAnswer }>,
): Promise<void> {
  const orbitUpdateId = ODT_IDS.next('upd');
  const isSimulated = files.some(({ dataMode }) => dataMode !== 'REAL');
  const isOfConjunction = request?.targetKind.startsWith('CONJUNCTION') ?? false;
  const conjunctionId = isOfConjunction ? (request?.conjunctionId ?? null) : null;
  const object =
    conjunctionId === null ? null : request?.targetKind === 'CONJUNCTION_PRIMARY' ? 'PRIMARY' : 'SECONDARY';
  const requestId = request?.id ?? null;
  await insertUpdate(tx, {
    ...{ id: orbitUpdateId, operatorId, requestId, conjunctionId, conjunctionObject: object, name, isSimulated },
    noradId: request === undefined ? (files[0]?.noradIdBest ?? null) : request.noradId,
    fileIds: files.map(({ id }) => id),
    priorSource: knowledge,
    ...answer,
  });
  const { after } = answer;
  if (answer.state === 'UPDATED' && after !== null) {
    const source = sourceOf(files, answer.accepted, isSimulated);
    await context.events.publish(tx, operatorId, orbitUpdated, {
      ...{ orbitUpdateId, requestId, conjunctionId, object, isSimulated, source, ...after },
    });
  }
  // Pages that show a file show what it did.
  for (const { id: observationFileId } of files) {
    await context.events.publish(tx, operatorId, observationArrived, { observationFileId, requestId });
  }
}

function sourceOf(files: readonly ObservationRow[], accepted: number, isSimulated: boolean): string {
  const sensors = [...new Set(files.map(({ sensorCode }) => sensorCode))].join(', ');
  const what = `${accepted} ${isSimulated ? 'simulated ' : ''}measurements`;
  return `${what} of ${files.length} ${files.length === 1 ? 'pass' : 'passes'} over ${sensors}.`;
}
