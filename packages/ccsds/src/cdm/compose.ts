import { formatUtc } from '@keepout/astro/epoch';
import type { FrameName, Vec3 } from '@keepout/astro/nouns';
import type { FieldGroup, FlatMessage } from '../flat/message.ts';
import { lowerFromFull } from '../value/covariance-matrix.ts';
import { COMMENT, type Field } from '../value/field.ts';
import { fullNumberText, numberText } from '../value/number.ts';
import { CDM_COVARIANCE } from './covariance-fields.ts';

/** Contents of a CDM from a screening of the product; SI units, epochs TAI s. */
export interface CdmParts {
  readonly creationTaiS: number;
  readonly originator: string;
  readonly messageFor?: string;
  readonly messageId: string;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly relativeSpeedMps?: number;
  readonly relativePositionRtnM?: Vec3;
  readonly relativeVelocityRtnMps?: Vec3;
  readonly screening?: {
    readonly startTaiS: number;
    readonly stopTaiS: number;
    readonly frame: 'RTN' | 'TVN';
    readonly shape: 'ELLIPSOID' | 'BOX';
    readonly sizeM: Vec3;
  };
  readonly collisionProbability?: number;
  /** A name of the SANA registry, for example FOSTER-1992. */
  readonly collisionProbabilityMethod?: string;
  /** Combined hard-body radius; written as the comment `HBR = r [m]`. */
  readonly hardBodyRadiusM?: number;
  readonly comments?: readonly string[];
  readonly objects: readonly [CdmObjectParts, CdmObjectParts];
}

export interface CdmObjectParts {
  readonly designator: string;
  readonly catalogName: string;
  readonly name: string;
  readonly internationalDesignator: string;
  readonly objectType?: string;
  readonly operatorOrganization?: string;
  /** NONE when the state comes from an element set. */
  readonly ephemerisName: string;
  /** DEFAULT when the covariance is assumed. */
  readonly covarianceMethod: 'CALCULATED' | 'DEFAULT';
  readonly maneuverable: 'YES' | 'NO' | 'N/A';
  readonly refFrame: Extract<FrameName, 'EME2000' | 'GCRF' | 'ITRF'>;
  readonly areaPcM2?: number;
  readonly massKg?: number;
  readonly positionM: Vec3;
  readonly velocityMps: Vec3;
  /** 6x6 row-major in RTN: m^2, m^2/s, m^2/s^2. */
  readonly covarianceRtnM2?: Float64Array;
  readonly comments?: readonly string[];
}

type Entry = readonly [keyword: string, value: string | number | undefined];

/**
 * Composes a CDM 1.0 of its parts.
 *
 * Method   508.0-B-1; covariance with 17 significant digits, without which rounding makes it indefinite
 */
export function composeCdm(parts: CdmParts): FlatMessage {
  const { screening } = parts;
  const utc = (epochTaiS: number | undefined): string | undefined =>
    epochTaiS === undefined ? undefined : formatUtc(epochTaiS, 6);
  const radius = parts.hardBodyRadiusM === undefined ? [] : [`HBR = ${numberText(parts.hardBodyRadiusM)} [m]`];
  const groups: FieldGroup[] = [
    groupOf(
      'header',
      0,
      [],
      [
        ['CREATION_DATE', formatUtc(parts.creationTaiS, 3)],
        ['ORIGINATOR', parts.originator],
        ['MESSAGE_FOR', parts.messageFor],
        ['MESSAGE_ID', parts.messageId],
      ],
    ),
    groupOf(
      'relativeMetadataData',
      0,
      [...radius, ...(parts.comments ?? [])],
      [
        ['TCA', utc(parts.tcaTaiS)],
        ['MISS_DISTANCE', parts.missDistanceM],
        ['RELATIVE_SPEED', parts.relativeSpeedMps],
        ...vectorEntries('RELATIVE_POSITION_', parts.relativePositionRtnM),
        ...vectorEntries('RELATIVE_VELOCITY_', parts.relativeVelocityRtnMps),
        ['START_SCREEN_PERIOD', utc(screening?.startTaiS)],
        ['STOP_SCREEN_PERIOD', utc(screening?.stopTaiS)],
        ['SCREEN_VOLUME_FRAME', screening?.frame],
        ['SCREEN_VOLUME_SHAPE', screening?.shape],
        ['SCREEN_VOLUME_X', screening?.sizeM[0]],
        ['SCREEN_VOLUME_Y', screening?.sizeM[1]],
        ['SCREEN_VOLUME_Z', screening?.sizeM[2]],
        ['COLLISION_PROBABILITY', parts.collisionProbability],
        ['COLLISION_PROBABILITY_METHOD', parts.collisionProbabilityMethod],
      ],
    ),
  ];
  groups.push(...objectGroups(parts.objects[0], 1), ...objectGroups(parts.objects[1], 2));
  return { version: '1.0', groups };
}

function objectGroups(object: CdmObjectParts, number: number): FieldGroup[] {
  const km = (value: number): string => numberText(value / 1000);
  const [x, y, z] = object.positionM;
  const [vx, vy, vz] = object.velocityMps;
  const groups = [
    groupOf('metadata', number, object.comments ?? [], [
      ['OBJECT', `OBJECT${String(number)}`],
      ['OBJECT_DESIGNATOR', object.designator],
      ['CATALOG_NAME', object.catalogName],
      ['OBJECT_NAME', object.name],
      ['INTERNATIONAL_DESIGNATOR', object.internationalDesignator],
      ['OBJECT_TYPE', object.objectType],
      ['OPERATOR_ORGANIZATION', object.operatorOrganization],
      ['EPHEMERIS_NAME', object.ephemerisName],
      ['COVARIANCE_METHOD', object.covarianceMethod],
      ['MANEUVERABLE', object.maneuverable],
      ['REF_FRAME', object.refFrame],
    ]),
    groupOf(
      'additionalParameters',
      number,
      [],
      [
        ['AREA_PC', object.areaPcM2],
        ['MASS', object.massKg],
      ],
    ),
    groupOf(
      'stateVector',
      number,
      [],
      [
        ['X', km(x)],
        ['Y', km(y)],
        ['Z', km(z)],
        ['X_DOT', km(vx)],
        ['Y_DOT', km(vy)],
        ['Z_DOT', km(vz)],
      ],
    ),
  ];
  const { covarianceRtnM2 } = object;
  if (covarianceRtnM2 !== undefined) {
    const terms = lowerFromFull(covarianceRtnM2, 1);
    const entries = CDM_COVARIANCE.map((row, at): Entry => [row.keyword, fullNumberText(terms[at] ?? 0)]);
    groups.push(groupOf('covarianceMatrix', number, [], entries));
  }
  return groups.filter((group) => group.fields.length > 0);
}

function vectorEntries(prefix: string, vector: Vec3 | undefined): Entry[] {
  return ['R', 'T', 'N'].map((axis, at) => [prefix + axis, vector?.[at]]);
}

function groupOf(section: string, object: number, comments: readonly string[], entries: readonly Entry[]): FieldGroup {
  const fields: Field[] = [];
  for (const [keyword, value] of entries) {
    if (value === undefined) continue;
    fields.push({ keyword, value: typeof value === 'number' ? numberText(value) : value, line: 0 });
  }
  // A comment follows the keyword that opens the section, so that it stays in it when read again.
  const notes = comments.map((value): Field => ({ keyword: COMMENT, value, line: 0 }));
  fields.splice(1, 0, ...notes);
  return { section, object, line: 0, fields };
}
