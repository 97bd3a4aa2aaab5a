import type { TargetKind } from '@keepout/contract/odt/enums';
import type { Statement } from '@keepout/contract/platform/sentence-text';
import { tell, together } from '@keepout/contract/sentences';
import { plainElements } from '@keepout/operations/orbit/plain-elements';
import { findElements, newestCatalogue } from '../../catalogue/store.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { filePlacesText } from '../../messages/file-place.ts';
import { orNotFound, refused, refusedAt } from '../../platform/http/problem.ts';
import { runBoundedTwice } from '../../platform/threads/bounded.ts';
import { turnOf } from '../../platform/threads/thread-queue.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { conjunctions, type EncounterObject, type KnownEncounter } from '../../ports/conjunctions.ts';
import { refuseUnclear, type TargetInput } from './input.ts';
import { ownOrbit } from './own-orbit.ts';
import type { readOrbitMessage } from './read-message.thread.ts';
import type { StoredOrbit } from './stored-orbit.ts';

const readTask: ThreadTask<Parameters<typeof readOrbitMessage>[0], ReturnType<typeof readOrbitMessage>> = threadTask(
  new URL('./read-message.thread.ts', import.meta.url),
  'readOrbitMessage',
);
const READ_S = 30;

/** An object that is to be observed, as it was understood. */
export interface ResolvedTarget {
  readonly kind: TargetKind;
  readonly noradId: number | null;
  readonly name: string;
  readonly satelliteId: string | null;
  readonly conjunctionId: string | null;
  readonly orbit: StoredOrbit;
  readonly message: string | null;
  readonly messageType: 'SP_EPHEMERIS' | 'OMM' | 'TLE' | null;
  /** Encounter of the conjunction behind the request. */
  readonly encounter: KnownEncounter | undefined;
  readonly window: OrderWindow;
}

export interface OrderWindow {
  readonly startTaiS: number;
  readonly deadlineTaiS: number;
}

type Resolved = Omit<ResolvedTarget, 'window'>;

const NO_TARGET = { satelliteId: null, conjunctionId: null, message: null, messageType: null, encounter: undefined };

/**
 * Finds the object that a body names, and the orbit that speaks for it.
 *
 * @param windowOf   of the order, by when a conjunction has to be decided
 */
export async function resolveTarget(
  context: ServerContext,
  operatorId: string,
  target: TargetInput,
  windowOf: (decideByTaiS: number | undefined) => OrderWindow,
): Promise<ResolvedTarget> {
  refuseUnclear(target);
  if (target.conjunctionId !== undefined) return await ofConjunction(context, operatorId, target, windowOf);
  if (target.satelliteId !== undefined) {
    const window = windowOf(undefined);
    return { ...(await ofSatellite(context, operatorId, target.satelliteId, window)), window };
  }
  const resolved =
    target.noradId === undefined
      ? await ofMessage(context, operatorId, target)
      : await ofCatalogue(context, 'CATALOGUE', target.noradId);
  return { ...resolved, window: windowOf(undefined) };
}

async function ofCatalogue(
  context: ServerContext,
  kind: TargetKind,
  noradId: number,
  statedName?: string,
): Promise<Resolved> {
  const entry = await catalogueOrbit(context, noradId);
  if (entry === undefined) {
    throw refusedAt('target-unknown', '#/noradId', `No catalogue here has the object ${noradId}.`);
  }
  return { ...NO_TARGET, kind, noradId, name: statedName ?? entry.name, orbit: entry.orbit };
}

/** The newest elements of an object in the catalogue in use. */
export async function catalogueOrbit(
  { database }: Pick<ServerContext, 'database'>,
  noradId: number,
): Promise<{ readonly name: string; readonly orbit: StoredOrbit } | undefined> {
  const catalogue = await newestCatalogue(database.orm);
  const elements = catalogue && (await findElements(database.orm, catalogue.id, noradId));
  if (elements === undefined) return undefined;
  const { epochTaiS, rcsM2, objectType } = elements;
  return {
    name: elements.name === '' ? `Object ${noradId}` : elements.name,
    orbit: {
      source: tell('element-set-of', { catalogue: catalogue!.source }),
      epochTaiS,
      orbit: { kind: 'elements', elements: plainElements(elements) },
      ...(rcsM2 !== undefined && { rcsM2 }),
      ...(objectType !== undefined && { objectType }),
    },
  };
}

/** An own satellite flies by the ephemeris that its operator uploaded; where that does not cover the window, the catalogue has to do. */
async function ofSatellite(
  context: ServerContext,
  operatorId: string,
  satelliteId: string,
  window: OrderWindow,
): Promise<Resolved> {
  const satellite = await orNotFound(findSatellite(context.database.orm, operatorId, satelliteId), 'The satellite');
  const { noradId, name } = satellite;
  const satelliteOrbit = await ownOrbit(context, { operatorId, satelliteId, ...spanOf(window) });
  if ('whyNot' in satelliteOrbit) {
    const target = await ofCatalogue(context, 'SATELLITE', noradId, name);
    return { ...target, satelliteId, orbit: insteadOf(target.orbit, satelliteOrbit.whyNot) };
  }
  const entry = await catalogueOrbit(context, noradId);
  return {
    ...NO_TARGET,
    kind: 'SATELLITE',
    noradId,
    name,
    satelliteId,
    ...satelliteOrbit,
    orbit: withSize(satelliteOrbit.orbit, entry?.orbit),
  };
}

const spanOf = ({ startTaiS, deadlineTaiS: stopTaiS }: OrderWindow) => ({ startTaiS, stopTaiS });

function insteadOf(orbit: StoredOrbit, whyNot: Statement): StoredOrbit {
  return { ...orbit, source: together(orbit.source, whyNot) };
}

/** Adds the object size from the catalogue to another orbit of it. */
function withSize(orbit: StoredOrbit, reference: StoredOrbit | undefined): StoredOrbit {
  const { rcsM2, objectType } = reference ?? {};
  return { ...orbit, ...(rcsM2 !== undefined && { rcsM2 }), ...(objectType !== undefined && { objectType }) };
}

async function ofConjunction(
  context: ServerContext,
  operatorId: string,
  { conjunctionId = '', conjunctionObject = 'SECONDARY' }: TargetInput,
  windowOf: (decideByTaiS: number | undefined) => OrderWindow,
): Promise<ResolvedTarget> {
  const port = context.use(conjunctions);
  const encounter = await orNotFound(port.encounterOf(operatorId, conjunctionId), 'The conjunction');
  const window = windowOf(encounter.decideByTaiS);
  const isPrimary = conjunctionObject === 'PRIMARY';
  const object = isPrimary ? encounter.primary : encounter.secondary;
  const entry = object.noradId === null ? undefined : await catalogueOrbit(context, object.noradId);
  const target = {
    ...NO_TARGET,
    noradId: object.noradId,
    name: object.name,
    conjunctionId,
    encounter,
    window,
    kind: isPrimary ? 'CONJUNCTION_PRIMARY' : 'CONJUNCTION_SECONDARY',
    orbit: entry?.orbit ?? stateOrbit(object, encounter.tcaTaiS),
  } as const;
  const satelliteId = isPrimary ? (await port.find(operatorId, conjunctionId))?.satelliteId : undefined;
  if (satelliteId === undefined) return target;
  const satelliteOrbit = await ownOrbit(context, { operatorId, satelliteId, ...spanOf(window) });
  if ('whyNot' in satelliteOrbit) return { ...target, orbit: insteadOf(target.orbit, satelliteOrbit.whyNot) };
  return { ...target, ...satelliteOrbit, orbit: withSize(satelliteOrbit.orbit, entry?.orbit) };
}

function stateOrbit({ positionM, velocityMps, covarianceRtn }: EncounterObject, tcaTaiS: number): StoredOrbit {
  return {
    source: tell('conjunction-state'),
    epochTaiS: tcaTaiS,
    orbit: { kind: 'state', epochTaiS: tcaTaiS, positionM, velocityMps, covarianceRtn },
  };
}

async function ofMessage(
  { readers }: ServerContext,
  operatorId: string,
  { orbitDataMessage = '', orbitDataMessageType = 'TLE' }: TargetInput,
): Promise<Resolved> {
  const message = { type: orbitDataMessageType, text: orbitDataMessage };
  const read = await runBoundedTwice(readers, readTask, message, { timeS: READ_S, turn: turnOf(operatorId) });
  if (!read.ok) throw invalid('Reading it takes more than one message may.', []);
  if (!read.value.ok) throw invalid(filePlacesText(read.value.fault.places), read.value.fault.places);
  return {
    ...NO_TARGET,
    ...read.value.value,
    kind: 'ORBIT_MESSAGE',
    message: orbitDataMessage,
    messageType: orbitDataMessageType,
  };
}

function invalid(sentence: string, errors: Parameters<typeof refused>[1]['errors'] = []) {
  const pointed = errors.map((error) => ({ ...error, pointer: '#/orbitDataMessage' }));
  return refused('orbit-message-invalid', { detail: sentence, errors: pointed });
}
