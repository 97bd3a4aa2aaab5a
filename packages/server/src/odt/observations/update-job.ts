import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell } from '@keepout/contract/sentences';
import { dynamicsParameters } from '@keepout/operations/orbit/dynamics-parameters';
import type { DynamicsParameters } from '@keepout/operations/orbit/known-orbit';
import { earthOrientationInUse } from '../../earth-orientation/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { readContent } from '../../platform/files/stored-files.ts';
import { BEHIND_CALLS } from '../../platform/threads/threads.ts';
import { observationArrived, orbitUpdated } from '../../ports/odt-events.ts';
import { ODT_IDS } from '../ids.ts';
import { firstUpdate, holdingUpdates, insertUpdate, type OrbitUpdateRow, withdrawnOf } from '../orbit-updates/store.ts';
import type { FileUpdateAnswer, FileUpdateQuestion } from '../orbit-updates/update.thread.ts';
import { updateTask } from '../orbit-updates/update-task.ts';
import { closestApproachOf, motionOfRequest } from '../requests/orbit-of-request.ts';
import { findRequestById, lockRequest, type RequestRow } from '../requests/store.ts';
import { sensorOfRow } from '../sensors/present.ts';
import { visibleSensors } from '../sensors/store.ts';
import type { RequestedOrbit } from '../targets/requested-orbit.ts';
import { conjunctionObjectOf, orbitsBeforehand, orbitsOfOwn } from './orbits-of-object.ts';
import type { UpdateJob } from './queues.ts';
import { changeObservation, filesById, filesOfRequest, type ObservationRow } from './store.ts';

/**
 * Updates an orbit by all files of a request that count so far, or by one of the operator's own. An
 * update from fewer files is retained, and applies again when the newer one is withdrawn. The same files give one update, however often
 * the job runs.
 */
export async function updateByObservations(context: ServerContext, job: UpdateJob): Promise<void> {
  const db = context.database.orm;
  for (;;) {
    const subject = await subjectOf(db, job);
    if (subject === undefined || subject.files.length === 0) return;
    if (isDoneBy(await holdingUpdates(db, job), subject)) return;
    const answer = await compute(context, subject);
    const isDone = await db.transaction((tx) => store(context, tx, job, subject, answer));
    // A file, or a dependency of the prior, was added or withdrawn in the meantime.
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
  return { operatorId, request: undefined, files: file.isAssociated && !file.isWithdrawn ? [file] : [] };
}

/** Prior of an update, and its dependencies. */
interface UpdatePrior {
  readonly name: string;
  readonly prior: FileUpdateQuestion['prior'];
  readonly motion: DynamicsParameters;
  readonly wantedAtTaiS: number | null;
  /** Source of each orbit of the prior, or of the estimate. */
  readonly sources: readonly Pick<RequestedOrbit, 'knowledge' | 'basis'>[];
}
type Computed = { readonly updatePrior: UpdatePrior } & (
  | { readonly answer: FileUpdateAnswer }
  | { readonly message: Statement }
);

const namesOf = (files: readonly ObservationRow[]): string => files.map(({ id }) => id).join();

function isDoneBy(holding: readonly OrbitUpdateRow[], { files }: Subject): boolean {
  return holding.some(({ fileIds }) => fileIds.join() === namesOf(files));
}

async function compute(context: ServerContext, { operatorId, request, files }: Subject): Promise<Computed | undefined> {
  const db = context.database.orm;
  const updatePrior = request === undefined ? await ofOwn(db, files) : await ofRequest(context, request);
  if (updatePrior === undefined) return undefined;
  const sensors = (await visibleSensors(db, operatorId)).map(sensorOfRow);
  const limitBytes = context.settings.uploadLimitBytes;
  const read: FileUpdateQuestion['files'][number][] = [];
  for (const { id: observationFileId, sha256, sensorId, sensorCode, report } of files) {
    const bytes = await readContent(db, sha256);
    if (bytes === undefined) throw new Error(`the file of ${observationFileId} is not in the database`);
    const fileSensors = sensors.filter((sensor) => sensor.sensorId === sensorId);
    const tracks = (report?.reports ?? []).flatMap((trackReport, index) =>
      (request === undefined ? trackReport.catalogueIdBestAssociation !== null : trackReport.isAsserted) ? [index] : [],
    );
    read.push({ observationFileId, bytes, limitBytes, sensors: [...fileSensors, ...sensors], sensorCode, tracks });
  }
  const { prior, motion, wantedAtTaiS } = updatePrior;
  const turn = { priority: BEHIND_CALLS, ownerId: operatorId };
  const orientation = await earthOrientationInUse(db);
  const question = { prior, motion, wantedAtTaiS, files: read, ...orientation };
  const answer = await context.threads.run(updateTask, question, { turn });
  return { updatePrior, ...(answer.ok ? { answer: answer.value } : { message: tell(answer.fault.code) }) };
}

/**
 * Returns the prior of the first update of a request, so that no measurement counts twice; before the first update, and where the prior depends on
 * a withdrawn update, the best current orbit.
 */
async function ofRequest(context: ServerContext, request: RequestRow): Promise<UpdatePrior> {
  const db = context.database.orm;
  const name = request.targetName;
  const motion = await motionOfRequest(db, request);
  const wantedAtTaiS = (await closestApproachOf(context, request)) ?? null;
  const first = await firstUpdate(db, request.id);
  if (first !== undefined) {
    const { before: estimate, priorSource: knowledge, basis } = first;
    const last =
      (await holdingUpdates(db, { requestId: request.id })).find(({ after }) => after !== null)?.after ?? null;
    return { name, motion, wantedAtTaiS, prior: { estimate, last }, sources: [{ knowledge, basis }] };
  }
  const orbitsBefore = await orbitsBeforehand(context, request);
  const [{ orbit, knowledge }] = orbitsBefore as readonly [RequestedOrbit];
  // A message with covariance is most accurate at closest approach, where the orbit is needed.
  const epochTaiS = knowledge === 'CDM' && orbit.kind === 'state' ? orbit.epochTaiS : null;
  const orbits = orbitsBefore.map((requestedOrbit) => requestedOrbit.orbit);
  return { name, motion, wantedAtTaiS, prior: { orbits, epochTaiS }, sources: orbitsBefore };
}

async function ofOwn(db: Queries, [file]: readonly ObservationRow[]): Promise<UpdatePrior | undefined> {
  const object = file && (await orbitsOfOwn(db, file));
  if (object === undefined) return undefined;
  const orbits = object.orbits.map(({ orbit }) => orbit);
  return {
    name: object.name,
    motion: dynamicsParameters(orbits[0]!),
    wantedAtTaiS: null,
    prior: { orbits, epochTaiS: null },
    sources: object.orbits,
  };
}

/** @returns false when the files, or the dependencies of the prior, have changed since the update was computed */
async function store(
  context: ServerContext,
  tx: Transaction,
  job: UpdateJob,
  subject: Subject,
  computed: Computed | undefined,
): Promise<boolean> {
  const { request, files } = subject;
  if (request !== undefined) await lockRequest(tx, request.id);
  const now = await subjectOf(tx, job);
  if (now === undefined || namesOf(now.files) !== namesOf(files)) return false;
  if (isDoneBy(await holdingUpdates(tx, job), subject)) return true;
  if (computed === undefined) return true;
  if (!('answer' in computed)) {
    await noteNoUpdate(context, tx, subject, computed.message);
    return true;
  }
  const { knowledge, basis } = computed.updatePrior.sources[computed.answer.priorAt]!;
  if ((await withdrawnOf(tx, basis)).length > 0) return false;
  const { name } = computed.updatePrior;
  await keep(context, tx, subject, { answer: computed.answer, name, knowledge, basis });
  return true;
}

/** Stores the reason, which the pages of the files show. */
async function noteNoUpdate(
  context: ServerContext,
  tx: Transaction,
  { operatorId, request, files }: Subject,
  noUpdate: Statement,
): Promise<void> {
  for (const { id: observationFileId } of files) {
    await changeObservation(tx, observationFileId, { noUpdate });
    await context.events.publish(tx, operatorId, observationArrived, {
      observationFileId,
      requestId: request?.id ?? null,
    });
  }
}

interface ComputedUpdate extends Pick<RequestedOrbit, 'knowledge' | 'basis'> {
  readonly answer: FileUpdateAnswer;
  readonly name: string;
}

async function keep(
  context: ServerContext,
  tx: Transaction,
  { operatorId, request, files }: Subject,
  { answer, knowledge, basis, name }: ComputedUpdate,
): Promise<void> {
  const orbitUpdateId = ODT_IDS.next('upd');
  const { priorAt: _, observedUntilTaiS, ...figures } = answer;
  const isSimulated = files.some(({ dataMode }) => dataMode !== 'REAL');
  const object = request === undefined ? null : conjunctionObjectOf(request);
  const conjunctionId = object === null ? null : (request?.conjunctionId ?? null);
  const requestId = request?.id ?? null;
  await insertUpdate(tx, {
    id: orbitUpdateId,
    operatorId,
    requestId,
    conjunctionId,
    conjunctionObject: object,
    name,
    isSimulated,
    noradId: request === undefined ? (files[0]?.noradIdBest ?? null) : request.noradId,
    fileIds: files.map(({ id }) => id),
    priorSource: knowledge,
    basis: [...basis],
    ...figures,
  });
  const { after, carried } = answer;
  if (answer.state === 'UPDATED' && after !== null) {
    const source = sourceOf(files, answer.accepted, isSimulated);
    await context.events.publish(tx, operatorId, orbitUpdated, {
      orbitUpdateId,
      requestId,
      conjunctionId,
      object,
      isSimulated,
      source,
      ...(observedUntilTaiS !== undefined && { observedUntilTaiS }),
      ...(carried ?? after),
    });
  }
  // Pages of a file show its effect.
  for (const { id: observationFileId } of files) {
    await changeObservation(tx, observationFileId, { noUpdate: [] });
    await context.events.publish(tx, operatorId, observationArrived, { observationFileId, requestId });
  }
}

function sourceOf(files: readonly ObservationRow[], accepted: number, isSimulated: boolean): Statement {
  const sensors = [...new Set(files.map(({ sensorCode }) => sensorCode))].join(', ');
  return tell(isSimulated ? 'simulated-measurements-of' : 'measurements-of', {
    accepted,
    passes: files.length,
    sensors,
  });
}
