import { covarianceInFrame, covarianceInLocal } from '@keepout/astro/covariance/rotate';
import { parseUtc } from '@keepout/astro/epoch';
import { transformState } from '@keepout/astro/frames/rotation';
import type { FrameName, LocalFrameName, StateVector } from '@keepout/astro/nouns';
import type { FaultList } from '../fault/message-fault.ts';
import type { FlatMessage } from '../flat/message.ts';
import { isRecord, type JsonRecord, jsonText } from '../notation/json.ts';
import { fullFromLower } from '../value/covariance-matrix.ts';
import { type CdmObjectParts, type CdmParts, composeCdm } from './compose.ts';

/** Frames of the Unified Data Library; an absent frame is J2000. EFG has no polar motion and is not supported. */
const FRAMES: ReadonlyMap<string, FrameName> = new Map(
  Object.entries({
    J2000: 'EME2000',
    GCRF: 'GCRF',
    TEME: 'TEME',
    ITRF: 'ITRF',
    'ECR/ECEF': 'ITRF',
  }),
);
/** Radial, along the track, across it. */
const UVW = 'UVW';
/** Terms of a lower triangle of position and velocity. */
const TERMS = 21;
const M_PER_KM = 1000;
/** A state belongs to its closest approach: a message has one epoch. */
const SAME_EPOCH_S = 1e-3;
const REAL = 'REAL';
const CONJUNCTION = 'CONJUNCTION';

/** True for a record of the conjunctions of the Unified Data Library. */
export function isUdlConjunction(record: JsonRecord): boolean {
  return (
    record['classificationMarking'] !== undefined && record['tca'] !== undefined && record['dataMode'] !== undefined
  );
}

/** Whether such a record is of something that happens, and not of a test, an exercise or a list of work. */
export function isRealConjunction(record: JsonRecord): boolean {
  return record['dataMode'] === REAL && (record['type'] ?? CONJUNCTION) === CONJUNCTION;
}

/**
 * Converts a conjunction of the Unified Data Library to a CDM 1.0, with a comment for each field of a message that the record lacks.
 *
 * Method   fields of `/udl/conjunction` (Bluestaq udl-python-sdk 2.0, types/conjunction_abridged); states in km, covariances as the lower
 *          triangle in km and s
 * Assumes  both states are at the closest approach; another epoch is a fault. A covariance of the position alone, or sigmas, give none
 * Frame    states in EME2000, GCRF or ITRF (TEME becomes EME2000), covariances in RTN of their object
 */
export function readUdlConjunction(record: JsonRecord, faults: FaultList): FlatMessage | undefined {
  const text = (name: string): string | undefined => jsonText(record[name]) || undefined;
  const needed = <T>(name: string, value: T | undefined): T | undefined => {
    if (value === undefined) faults.add('missing-keyword', { keyword: name });
    return value;
  };
  if (!isRealConjunction(record)) {
    faults.add('value-not-allowed', { keyword: 'dataMode', value: text('dataMode') ?? '', limit: REAL });
    return undefined;
  }
  const tcaTaiS = epochOf(record, 'tca', faults);
  const creationTaiS = epochOf(record, 'createdAt', faults);
  const messageId = needed('messageId', text('messageId') ?? text('id'));
  const originator = needed('originator', text('originator') ?? text('origin') ?? text('source'));
  if (tcaTaiS === undefined || creationTaiS === undefined || messageId === undefined || originator === undefined)
    return undefined;
  const first = objectOf(record, 1, tcaTaiS, faults);
  const second = objectOf(record, 2, tcaTaiS, faults);
  if (first === undefined || second === undefined) return undefined;
  const number = (name: string): number | undefined => finite(record[name]);
  return composeCdm({
    creationTaiS,
    originator,
    ...optional('messageFor', text('messageFor')),
    messageId,
    tcaTaiS,
    missDistanceM: number('missDistance') ?? Math.hypot(...first.positionM.map((x, at) => x - second.positionM[at]!)),
    ...optional('relativeSpeedMps', number('relVelMag')),
    ...optional('relativePositionRtnM', vectorOf(['relPosR', 'relPosT', 'relPosN'].map(number))),
    ...optional('relativeVelocityRtnMps', vectorOf(['relVelR', 'relVelT', 'relVelN'].map(number))),
    ...optional('collisionProbability', number('collisionProb')),
    ...optional('collisionProbabilityMethod', text('collisionProbMethod')),
    comments: [
      `Unified Data Library, ${text('source') ?? 'source unknown'}; CREATION_DATE is when the record was made there`,
      `Classification: ${text('classificationMarking') ?? 'not said'}`,
      'The record has no names, no international designators and no hard-body radius',
      ...['comments', 'concernNotes'].flatMap((name) => text(name) ?? []),
    ],
    objects: [first, second],
  } satisfies CdmParts);
}

function objectOf(record: JsonRecord, place: 1 | 2, tcaTaiS: number, faults: FaultList): CdmObjectParts | undefined {
  const name = `stateVector${place}`;
  const vector = record[name];
  const designator = ['satNo', 'idOnOrbit', 'origIdOnOrbit']
    .map((key) => jsonText(record[`${key}${place}`]))
    .find(Boolean);
  if (designator === undefined) faults.add('missing-keyword', { keyword: `satNo${place}` });
  if (!isRecord(vector)) faults.add('missing-keyword', { keyword: name });
  if (!isRecord(vector) || designator === undefined) return undefined;
  const state = stateOf(vector, name, tcaTaiS, faults);
  if (state === undefined) return undefined;
  const covariance = covarianceOf(vector, state);
  const isOfCatalogue = jsonText(record[`satNo${place}`]) !== undefined;
  return {
    designator,
    catalogName: isOfCatalogue ? 'SATCAT' : 'UDL',
    name: designator,
    internationalDesignator: 'UNKNOWN',
    ephemerisName: jsonText(record[`ephemName${place}`]) || 'NONE',
    covarianceMethod: vector['covMethod'] === 'DEFAULT' ? 'DEFAULT' : 'CALCULATED',
    maneuverable: 'N/A',
    refFrame: state.frame as CdmObjectParts['refFrame'],
    ...optional('areaPcM2', finite(vector['area'])),
    ...optional('massKg', finite(vector['mass'])),
    positionM: state.positionM,
    velocityMps: state.velocityMps,
    ...(typeof covariance === 'string' ? { comments: [covariance] } : { covarianceRtnM2: covariance }),
  };
}

function stateOf(vector: JsonRecord, name: string, tcaTaiS: number, faults: FaultList): StateVector | undefined {
  const place = jsonText(vector['referenceFrame']) || 'J2000';
  const frame = FRAMES.get(place);
  if (frame === undefined) {
    faults.add('unsupported-frame', { keyword: `${name}.referenceFrame`, value: place });
    return undefined;
  }
  const epochTaiS = epochOf(vector, 'epoch', faults);
  if (epochTaiS === undefined) return undefined;
  if (Math.abs(epochTaiS - tcaTaiS) > SAME_EPOCH_S) {
    faults.add('value-not-allowed', {
      keyword: `${name}.epoch`,
      value: jsonText(vector['epoch']) ?? '',
      limit: 'the TCA',
    });
    return undefined;
  }
  const position = vectorOf(['xpos', 'ypos', 'zpos'].map((axis) => finite(vector[axis])));
  const velocity = vectorOf(['xvel', 'yvel', 'zvel'].map((axis) => finite(vector[axis])));
  if (position === undefined || velocity === undefined) {
    faults.add('missing-keyword', { keyword: `${name}.${position === undefined ? 'xpos' : 'xvel'}` });
    return undefined;
  }
  const [positionM, velocityMps] = [inMetres(position), inMetres(velocity)];
  return transformState({ epochTaiS, frame, positionM, velocityMps }, frame === 'TEME' ? 'EME2000' : frame);
}

/** Covariance in RTN, or the reason why it is absent. */
function covarianceOf(vector: JsonRecord, state: StateVector): Float64Array | string {
  const terms = vector['cov'];
  if (!Array.isArray(terms) || terms.length === 0) return 'The record has no covariance of this object';
  if (terms.length < TERMS) return 'The record has a covariance of the position alone, which is left out';
  const lower = terms.slice(0, TERMS).map(finite);
  if (lower.includes(undefined)) return 'The covariance of the record has terms that are no numbers, and is left out';
  const matrix = fullFromLower(lower as number[], M_PER_KM * M_PER_KM);
  const place = jsonText(vector['covReferenceFrame']) || 'J2000';
  if (place === UVW) return matrix;
  const frame = FRAMES.get(place);
  // Seen from the turning Earth it would want the Earth's orientation, which no record has.
  if (frame === undefined || frame === 'ITRF' || state.frame === 'ITRF')
    return `The covariance of the record stands in ${place}, which is not read, and is left out`;
  const { epochTaiS } = state;
  const turned = covarianceInFrame({ epochTaiS, frame, matrix }, state.frame);
  return covarianceInLocal(turned, 'RTN' satisfies LocalFrameName, state).matrix;
}

function epochOf(record: JsonRecord, name: string, faults: FaultList): number | undefined {
  const text = jsonText(record[name]);
  if (text === undefined || text === '') {
    faults.add('missing-keyword', { keyword: name });
    return undefined;
  }
  const epoch = parseUtc(text);
  if (epoch.ok) return epoch.value;
  faults.add('not-an-epoch', { keyword: name, value: text });
  return undefined;
}

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

type Three = readonly [number, number, number];

const vectorOf = (numbers: readonly (number | undefined)[]): Three | undefined =>
  numbers.includes(undefined) ? undefined : (numbers as unknown as Three);

const inMetres = ([x, y, z]: Three): Three => [x * M_PER_KM, y * M_PER_KM, z * M_PER_KM];

const optional = <Name extends string, T>(name: Name, value: T | undefined): { readonly [key in Name]?: T } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [key in Name]?: T };
