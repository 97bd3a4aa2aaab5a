import type { ObjectType } from '@keepout/astro/nouns';
import { type BodyShape, circumscribingRadius, equivalentRadius } from './shape.ts';

/** Which rung of the ladder gave a radius. */
export type RadiusSource =
  | 'operator-radius'
  | 'operator-shape'
  | 'cdm-comment'
  | 'catalogue-radius'
  | 'catalogue-rcs'
  | 'catalogue-size-class'
  | 'default-by-type';

export type RcsSizeClass = 'SMALL' | 'MEDIUM' | 'LARGE';

/** Known data on one object's size; the first valid rung applies. */
export interface SizeKnowledge {
  /** Radius the operator vouches for. */
  readonly operatorRadiusM?: number;
  readonly operatorShape?: BodyShape;
  /** Radius of this object from a message comment (not the combined one). */
  readonly cdmRadiusM?: number;
  readonly catalogueRadiusM?: number;
  readonly rcsM2?: number;
  readonly rcsSizeClass?: RcsSizeClass;
  readonly objectType?: ObjectType;
}

export interface HardBodyRadius {
  readonly radiusM: number;
  readonly source: RadiusSource;
}

/** How a shape becomes a radius: the mean over attitudes, or the sphere around everything. */
export type ShapeRule = 'attitude-averaged' | 'circumscribing';

/** Radii when only the type is known, m: half of the size that such objects seldom exceed. An unknown object counts as a payload. */
export const DEFAULT_RADIUS_M: Readonly<Record<ObjectType, number>> = {
  PAYLOAD: 5,
  'ROCKET BODY': 2.5,
  DEBRIS: 0.5,
  UNKNOWN: 5,
};

/** Upper ends of the catalogue's size classes: below 0.1 m^2, below 1 m^2. */
const SIZE_CLASS_RCS_M2 = { SMALL: 0.1, MEDIUM: 1 } as const;
/** The catalogue's size class of a radar cross-section: SMALL below 0.1 m^2, MEDIUM below 1 m^2, LARGE from there on. */
export function sizeClassOfRcs(rcsM2: number): RcsSizeClass {
  if (rcsM2 < SIZE_CLASS_RCS_M2.SMALL) return 'SMALL';
  return rcsM2 < SIZE_CLASS_RCS_M2.MEDIUM ? 'MEDIUM' : 'LARGE';
}

const SMALLEST_RCS_RADIUS_M = 0.1;
const LARGEST_RCS_RADIUS_M = 10;

/**
 * Hard-body radius of one object.
 *
 * Method   ladder: the operator's radius, the operator's shape, the message, the catalogue's radius, its radar cross
 *          section as a disc (0.1 to 10 m), its size class at the upper end, the default of the type.
 *          docs/models/hard-body-radius.md
 */
export function hardBodyRadius(size: SizeKnowledge, rule: ShapeRule = 'attitude-averaged'): HardBodyRadius {
  if (isLength(size.operatorRadiusM)) return { radiusM: size.operatorRadiusM, source: 'operator-radius' };
  if (size.operatorShape) {
    const radiusM =
      rule === 'circumscribing' ? circumscribingRadius(size.operatorShape) : equivalentRadius(size.operatorShape);
    if (isLength(radiusM)) return { radiusM, source: 'operator-shape' };
  }
  if (isLength(size.cdmRadiusM)) return { radiusM: size.cdmRadiusM, source: 'cdm-comment' };
  if (isLength(size.catalogueRadiusM)) return { radiusM: size.catalogueRadiusM, source: 'catalogue-radius' };
  if (isLength(size.rcsM2)) return { radiusM: radiusOfRcs(size.rcsM2), source: 'catalogue-rcs' };
  if (size.rcsSizeClass === 'SMALL' || size.rcsSizeClass === 'MEDIUM') {
    return { radiusM: radiusOfRcs(SIZE_CLASS_RCS_M2[size.rcsSizeClass]), source: 'catalogue-size-class' };
  }
  return { radiusM: DEFAULT_RADIUS_M[size.objectType ?? 'UNKNOWN'], source: 'default-by-type' };
}

export interface CombinedRadius {
  readonly radiusM: number;
  /** `cdm-comment` when the message's combined radius applies, else `sum`. */
  readonly source: 'cdm-comment' | 'sum';
  readonly primary: HardBodyRadius;
  readonly secondary: HardBodyRadius;
}

/**
 * Combined radius of two objects: the sum, unless the message names a combined one and no operator says otherwise.
 *
 * @param cdmCombinedM number m, from the message's comment HBR
 */
export function combinedHardBodyRadius(
  primary: SizeKnowledge,
  secondary: SizeKnowledge,
  cdmCombinedM?: number,
  rule?: ShapeRule,
): CombinedRadius {
  const first = hardBodyRadius(primary, rule);
  const second = hardBodyRadius(secondary, rule);
  const isOperators = [first, second].some(({ source }) => source.startsWith('operator'));
  if (isLength(cdmCombinedM) && !isOperators) {
    return { radiusM: cdmCombinedM, source: 'cdm-comment', primary: first, secondary: second };
  }
  return { radiusM: first.radiusM + second.radiusM, source: 'sum', primary: first, secondary: second };
}

/** A combined radius that a message states and that the bodies of its objects do not have. */
export interface RadiusOutsideBody {
  readonly side: 'smaller' | 'larger';
  readonly statedM: number;
  /** The operator's own satellite alone where it is smaller; both at their largest where it is larger. */
  readonly bodyM: number;
  /** The probability is for this radius, without a confirmed other one. */
  readonly isCounted: boolean;
}

/** Probabilities go as the square of the radius: beyond this factor they are no nearer than to a factor of 25. */
const MANY_TIMES = 5;

/**
 * Whether a message's combined radius is outside of the possible range of its objects; undefined where it is inside.
 *
 * Method   below: the own radius that its operator or a catalogue of radii vouches for, else the smallest of the ladder. Above: five times the
 *          sum of both at their largest: the sphere around a known body, else twice the default of the type, or the radar cross-section if larger
 * @param countedM   combined radius that the probability is of, m
 */
export function radiusOutsideBody(
  statedM: number | undefined,
  primarySize: SizeKnowledge,
  secondarySize: SizeKnowledge,
  countedM: number,
): RadiusOutsideBody | undefined {
  if (!isLength(statedM)) return undefined;
  const isCounted = statedM === countedM;
  const leastM = isVouched(hardBodyRadius(primarySize)) ? hardBodyRadius(primarySize).radiusM : SMALLEST_RCS_RADIUS_M;
  if (statedM < leastM) return { side: 'smaller', statedM, bodyM: leastM, isCounted };
  const mostM = largestRadiusM(primarySize) + largestRadiusM(secondarySize);
  return statedM > MANY_TIMES * mostM ? { side: 'larger', statedM, bodyM: mostM, isCounted } : undefined;
}

function largestRadiusM(size: SizeKnowledge): number {
  const radius = hardBodyRadius(size, 'circumscribing');
  return isVouched(radius)
    ? radius.radiusM
    : Math.max(radius.radiusM, 2 * DEFAULT_RADIUS_M[size.objectType ?? 'UNKNOWN']);
}

const isVouched = ({ source }: HardBodyRadius): boolean =>
  source.startsWith('operator') || source === 'catalogue-radius';

function isLength(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value) && value > 0;
}

function radiusOfRcs(rcsM2: number): number {
  return Math.min(LARGEST_RCS_RADIUS_M, Math.max(SMALLEST_RCS_RADIUS_M, Math.sqrt(rcsM2 / Math.PI)));
}
