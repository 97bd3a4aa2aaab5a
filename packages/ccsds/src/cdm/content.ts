import type { Vec3 } from '@keepout/astro/nouns';
import type { FaultList } from '../fault/message-fault.ts';
import { allComments, type FlatMessage, fieldsIn, fieldsOfObject } from '../flat/message.ts';
import { fullFromLower } from '../value/covariance-matrix.ts';
import { commentsOf, type Field, numberOf, textOf } from '../value/field.ts';
import { frameOf } from '../value/frame-name.ts';
import { catalogueNumber } from '../value/number.ts';
import { epochReader } from '../value/time-system.ts';
import { CDM_COVARIANCE } from './covariance-fields.ts';
import { densityErrorIn } from './density-error.ts';
import type { Cdm, CdmObject, CdmScreening } from './model.ts';
import { exclusionRadiusIn, hardBodyRadiusIn, operatorRadiusIn } from './radius.ts';

/** Leaves out members that are undefined, so that absence is absence. */
function present<T extends object>(value: { [K in keyof T]: T[K] | undefined }): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Partial<T>;
}

/** Reads the product's view out of a message that has been checked. */
export function cdmOf(message: FlatMessage, faults: FaultList): Cdm | undefined {
  const header = fieldsIn(message, 'header');
  const relative = fieldsIn(message, 'relativeMetadataData');
  const readUtc = epochReader('UTC');
  const epochOf = (fields: readonly Field[], keyword: string): number | undefined => {
    const field = fields.find((candidate) => candidate.keyword === keyword);
    if (field === undefined || field.value === '') return undefined;
    const epochTaiS = readUtc(field.value);
    if (epochTaiS === undefined) faults.add('not-an-epoch', { line: field.line, keyword, value: field.value });
    return epochTaiS;
  };
  const tcaTaiS = epochOf(relative, 'TCA');
  const creationTaiS = epochOf(header, 'CREATION_DATE');
  const probability = numberOf(relative, 'COLLISION_PROBABILITY');
  if (probability !== undefined && !(probability >= 0 && probability <= 1)) {
    const field = relative.find((candidate) => candidate.keyword === 'COLLISION_PROBABILITY');
    faults.add('number-out-of-range', {
      line: field?.line,
      keyword: field?.keyword,
      value: field?.value,
      limit: '0 to 1',
    });
  }
  const objects: readonly [CdmObject, CdmObject] = [objectOf(message, 1, epochOf), objectOf(message, 2, epochOf)];
  const comments = allComments(message);
  if (tcaTaiS === undefined || creationTaiS === undefined) return undefined;
  const [first, second] = [objects[0].hardBodyRadiusM, objects[1].hardBodyRadiusM];
  const sum = first === undefined || second === undefined ? undefined : first + second;
  return {
    message,
    version: message.version,
    messageId: textOf(header, 'MESSAGE_ID') ?? '',
    creationDate: textOf(header, 'CREATION_DATE') ?? '',
    creationTaiS,
    originator: textOf(header, 'ORIGINATOR') ?? '',
    tca: textOf(relative, 'TCA') ?? '',
    tcaTaiS,
    missDistanceM: numberOf(relative, 'MISS_DISTANCE') ?? 0,
    ...present<Pick<Cdm, 'messageFor' | 'relativeSpeedMps' | 'relativePositionRtnM' | 'relativeVelocityRtnMps'>>({
      messageFor: textOf(header, 'MESSAGE_FOR'),
      relativeSpeedMps: numberOf(relative, 'RELATIVE_SPEED'),
      relativePositionRtnM: vectorOf(relative, 'RELATIVE_POSITION_'),
      relativeVelocityRtnMps: vectorOf(relative, 'RELATIVE_VELOCITY_'),
    }),
    ...present<Pick<Cdm, 'collisionProbability' | 'collisionProbabilityMethod' | 'hardBodyRadiusM'>>({
      collisionProbability: probability,
      collisionProbabilityMethod: textOf(relative, 'COLLISION_PROBABILITY_METHOD'),
      hardBodyRadiusM: hardBodyRadiusIn(comments) ?? sum,
    }),
    screening: screeningOf(relative, epochOf),
    objects,
    comments,
  };
}

type EpochOf = (fields: readonly Field[], keyword: string) => number | undefined;

function screeningOf(relative: readonly Field[], epochOf: EpochOf): CdmScreening {
  return present<CdmScreening>({
    startTaiS: epochOf(relative, 'START_SCREEN_PERIOD'),
    stopTaiS: epochOf(relative, 'STOP_SCREEN_PERIOD'),
    entryTaiS: epochOf(relative, 'SCREEN_ENTRY_TIME'),
    exitTaiS: epochOf(relative, 'SCREEN_EXIT_TIME'),
    frame: textOf(relative, 'SCREEN_VOLUME_FRAME'),
    shape: textOf(relative, 'SCREEN_VOLUME_SHAPE'),
    xM: numberOf(relative, 'SCREEN_VOLUME_X'),
    yM: numberOf(relative, 'SCREEN_VOLUME_Y'),
    zM: numberOf(relative, 'SCREEN_VOLUME_Z'),
  });
}

function vectorOf(fields: readonly Field[], prefix: string): Vec3 | undefined {
  const [r, t, n] = ['R', 'T', 'N'].map((axis) => numberOf(fields, prefix + axis));
  return r === undefined || t === undefined || n === undefined ? undefined : [r, t, n];
}

function objectOf(message: FlatMessage, object: 1 | 2, epochOf: EpochOf): CdmObject {
  const metadata = fieldsIn(message, 'metadata', object);
  const all = fieldsOfObject(message, object);
  const comments = commentsOf(all);
  const text = (keyword: string): string => textOf(metadata, keyword) ?? '';
  const metres = (keyword: string): number => (numberOf(all, keyword) ?? 0) * 1000;
  return {
    designator: text('OBJECT_DESIGNATOR'),
    catalogName: text('CATALOG_NAME'),
    name: text('OBJECT_NAME'),
    internationalDesignator: text('INTERNATIONAL_DESIGNATOR'),
    ephemerisName: text('EPHEMERIS_NAME'),
    covarianceMethod: text('COVARIANCE_METHOD').toUpperCase(),
    maneuverable: text('MANEUVERABLE').toUpperCase(),
    refFrame: text('REF_FRAME'),
    positionM: [metres('X'), metres('Y'), metres('Z')],
    velocityMps: [metres('X_DOT'), metres('Y_DOT'), metres('Z_DOT')],
    ...present<CdmObject>({
      noradId: catalogueNumber(text('OBJECT_DESIGNATOR')),
      frame: frameOf(text('REF_FRAME')),
      objectType: textOf(metadata, 'OBJECT_TYPE'),
      operatorOrganization: textOf(metadata, 'OPERATOR_ORGANIZATION'),
      orbitCenter: textOf(metadata, 'ORBIT_CENTER'),
      covarianceRtnM2: covarianceOf(fieldsIn(message, 'covarianceMatrix', object)),
      densityError: densityErrorIn(all),
      massKg: numberOf(all, 'MASS'),
      areaPcM2: numberOf(all, 'AREA_PC'),
      ballisticM2PerKg: numberOf(all, 'CD_AREA_OVER_MASS'),
      hardBodyRadiusM: numberOf(all, 'HBR') ?? operatorRadiusIn(comments),
      exclusionVolumeRadiusM: exclusionRadiusIn(comments),
      lastObservationEndTaiS: epochOf(all, 'TIME_LASTOB_END'),
      actualOdSpanDays: numberOf(all, 'ACTUAL_OD_SPAN'),
      recommendedOdSpanDays: numberOf(all, 'RECOMMENDED_OD_SPAN'),
      observationsUsed: numberOf(all, 'OBS_USED'),
      residualsAcceptedPercent: numberOf(all, 'RESIDUALS_ACCEPTED'),
      weightedRms: numberOf(all, 'WEIGHTED_RMS'),
      sedrWPerKg: numberOf(all, 'SEDR'),
    } as { [K in keyof CdmObject]: CdmObject[K] | undefined }),
  };
}

function covarianceOf(fields: readonly Field[]): Float64Array | undefined {
  const lower = CDM_COVARIANCE.map((row) => numberOf(fields, row.keyword));
  return lower.every((value) => value !== undefined) ? fullFromLower(lower, 1) : undefined;
}
