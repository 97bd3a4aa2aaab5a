import type { TargetKind } from '@keepout/contract/odt/enums';
import { findElements, newestCatalogue } from '../../catalogue/store.ts';
import { toStored } from '../../catalogue/stored-elements.ts';
import { findSatellite } from '../../fleet/satellites/store.ts';
import type { ServerContext } from '../../hosting/module.ts';
import { placesText } from '../../messages/problem-place.ts';
import { notFound, refused } from '../../platform/http/problem.ts';
import { runBounded } from '../../platform/threads/bounded.ts';
import { type ThreadTask, threadTask } from '../../platform/threads/threads.ts';
import { conjunctions, type EncounterObject, type KnownEncounter } from '../../ports/conjunctions.ts';
import { refuseUnclear, type TargetGiven } from './given.ts';
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
  /** Of the conjunction that asks for it. */
  readonly encounter: KnownEncounter | undefined;
}

const NOTHING = { satelliteId: null, conjunctionId: null, message: null, messageType: null, encounter: undefined };

/** Finds the object that a body names, and the orbit that speaks for it. */
export async function resolveTarget(
  context: ServerContext,
  operatorId: string,
  given: TargetGiven,
): Promise<ResolvedTarget> {
  refuseUnclear(given);
  if (given.noradId !== undefined) return await ofCatalogue(context, 'CATALOGUE', given.noradId);
  if (given.satelliteId !== undefined) return await ofSatellite(context, operatorId, given.satelliteId);
  if (given.conjunctionId !== undefined) return await ofConjunction(context, operatorId, given);
  return await ofMessage(context, operatorId, given);
}

async function ofCatalogue(
  context: ServerContext,
  kind: TargetKind,
  noradId: number,
  named?: string,
): Promise<ResolvedTarget> {
  const found = await catalogueOrbit(context, noradId);
  if (found === undefined) {
    const message = `No catalogue here has the object ${noradId}.`;
    const errors = [{ code: 'target-unknown' as const, pointer: '#/noradId', message }];
    throw refused('target-unknown', { detail: message, errors });
  }
  return { ...NOTHING, kind, noradId, name: named ?? found.name, orbit: found.orbit };
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
      source: `Element set of the catalogue in use (${catalogue!.source}).`,
      epochTaiS,
      orbit: { kind: 'elements', elements: toStored(elements) },
      ...(rcsM2 !== undefined && { rcsM2 }),
      ...(objectType !== undefined && { objectType }),
    },
  };
}

async function ofSatellite(context: ServerContext, operatorId: string, satelliteId: string): Promise<ResolvedTarget> {
  const satellite = await findSatellite(context.database.orm, operatorId, satelliteId);
  if (satellite === undefined) throw notFound('The satellite');
  const target = await ofCatalogue(context, 'SATELLITE', satellite.noradId, satellite.name);
  return { ...target, satelliteId };
}

async function ofConjunction(
  context: ServerContext,
  operatorId: string,
  { conjunctionId = '', conjunctionObject = 'SECONDARY' }: TargetGiven,
): Promise<ResolvedTarget> {
  const encounter = await context.use(conjunctions).encounterOf(operatorId, conjunctionId);
  if (encounter === undefined) throw notFound('The conjunction');
  const object = conjunctionObject === 'PRIMARY' ? encounter.primary : encounter.secondary;
  const known = object.noradId === null ? undefined : await catalogueOrbit(context, object.noradId);
  return {
    ...NOTHING,
    kind: conjunctionObject === 'PRIMARY' ? 'CONJUNCTION_PRIMARY' : 'CONJUNCTION_SECONDARY',
    noradId: object.noradId,
    name: object.name,
    conjunctionId,
    orbit: known?.orbit ?? stateOrbit(object, encounter.tcaTaiS),
    encounter,
  };
}

function stateOrbit({ positionM, velocityMps, covarianceRtn }: EncounterObject, tcaTaiS: number): StoredOrbit {
  return {
    source: 'State of the newest message of the conjunction, carried by two-body motion: good for hours around it.',
    epochTaiS: tcaTaiS,
    orbit: { kind: 'state', epochTaiS: tcaTaiS, positionM, velocityMps, covarianceRtn },
  };
}

async function ofMessage(
  { readers }: ServerContext,
  operatorId: string,
  { orbitDataMessage = '', orbitDataMessageType = 'TLE' }: TargetGiven,
): Promise<ResolvedTarget> {
  const given = { type: orbitDataMessageType, text: orbitDataMessage };
  const turn = { priority: 0, whose: operatorId };
  const read = await runBounded(readers, readTask, given, { timeS: READ_S, turn });
  if (!read.ok) throw invalid('Reading it takes more than one message may.', []);
  if (!read.value.ok) throw invalid(placesText(read.value.fault.places), read.value.fault.places);
  return {
    ...NOTHING,
    ...read.value.value,
    kind: 'ORBIT_MESSAGE',
    message: orbitDataMessage,
    messageType: orbitDataMessageType,
  };
}

function invalid(sentence: string, errors: Parameters<typeof refused>[1]['errors'] = []) {
  const pointed = errors.map((one) => ({ ...one, pointer: '#/orbitDataMessage' }));
  return refused('orbit-message-invalid', { detail: sentence, errors: pointed });
}
