import type { AtmosphereModel } from '@keepout/astro/atmosphere-model';
import type { DragKnowledge } from '@keepout/astro/force/drag-of-elements';
import type { Ephemeris, MeanElements, ObjectType, StateVector } from '@keepout/astro/nouns';
import type { OrbitCovariance } from '@keepout/tracking/association/orbit-covariance';
import { type PlainElements, plainElements } from './plain-elements.ts';

/**
 * An orbit solution with its source: an element set, an ephemeris message as text, or a state. Plain data: it is stored with orders
 * and sent to threads as it is.
 */
export type KnownOrbit = (
  | { readonly kind: 'elements'; readonly elements: PlainElements }
  | { readonly kind: 'ephemeris'; readonly text: string }
  | StateOrbit
) & {
  /** Dynamics parameters in addition to those of the orbit: drag and ephemeris for a state, the atmosphere for all. */
  readonly motion?: DynamicsParameters;
};

/** A state in EME2000, m and m/s. Plain data. */
export interface PlainState {
  readonly epochTaiS: number;
  readonly positionM: readonly [number, number, number];
  readonly velocityMps: readonly [number, number, number];
  /** Six rows of six, RTN; null where it is not known. */
  readonly covarianceRtn: readonly (readonly number[])[] | null;
  /** Drag estimate; absent without one. */
  readonly drag?: DragEstimate;
}

export interface StateOrbit extends PlainState {
  readonly kind: 'state';
}

/** How an object moves. Plain data. */
export interface DynamicsParameters {
  /** How the air brakes it. */
  readonly drag?: DragKnowledge;
  /** An OEM or OCM that it flies by. */
  readonly oem?: string;
  /** Which density brakes it, and in which the drag was found; absent: the exponential one. */
  readonly air?: AtmosphereModel;
  /** OBJECT: unknown surface and density errors count in the covariance; absent: white accelerations only. */
  readonly noise?: 'OBJECT';
  /** Type of the object where known: the surface is the typical one of the type. */
  readonly objectType?: ObjectType;
}

/** Estimated drag of an object, in addition to its orbit. Plain data. */
export interface DragEstimate {
  /** Cd A / m in the density of `airModel`, m^2/kg, and one sigma of it. */
  readonly coefficientM2PerKg: number;
  readonly sigmaM2PerKg: number;
  /** Drag of the element set, with its sigma, m^2/kg; absent in older records: 30 % of the estimate. */
  readonly expectedM2PerKg: number;
  readonly expectedSigmaM2PerKg?: number;
  readonly airModel: AtmosphereModel['model'];
  /** Six: covariance with the state in sigmas of the coefficient, RTN, m and m/s. */
  readonly crossRtn: readonly number[];
  /** Time of the last measurement; null: the expected drag from then on. */
  readonly seenUntilTaiS: number | null;
}

/** State of an orbit solution at an epoch. */
export interface KnownState {
  /** EME2000. */
  readonly state: StateVector;
  /** RTN, row-major 6 by 6, m and m/s. */
  readonly covarianceRtn: Float64Array;
  /** How the air was seen to brake it. */
  readonly drag?: DragEstimate;
}

/** Arc of an orbit solution over a span. */
export interface KnownArc {
  readonly orbit: Ephemeris;
  readonly error: OrbitCovariance;
  /** Drag estimate at a state. */
  readonly dragAt?: (state: StateVector) => DragEstimate | undefined;
}

/** Reason why no state follows: a code that has a text in the contract. */
export interface OrbitFault {
  readonly code: 'element-set-ends' | 'orbit-ends-before-pass' | 'orbit-message-beyond' | 'orbit-message-unreadable';
}

/** An element set as an orbit, in the air of an installation. */
export function elementsOrbit(elements: MeanElements, air?: AtmosphereModel): KnownOrbit {
  return { kind: 'elements', elements: plainElements(elements), ...(air && { motion: { air } }) };
}

/** A state as an orbit. */
export function stateOrbit(
  epochTaiS: number,
  { positionM, velocityMps, covarianceRtn, drag }: Omit<PlainState, 'epochTaiS'>,
  motion?: DynamicsParameters,
): KnownOrbit & StateOrbit {
  return {
    kind: 'state',
    epochTaiS,
    positionM,
    velocityMps,
    covarianceRtn,
    ...(drag && { drag }),
    ...(motion && { motion }),
  };
}

/** Returns the position sigma, root sum square of all axes, m. */
export function positionSigma({ covarianceRtn }: KnownState): number {
  return Math.sqrt(covarianceRtn[0]! + covarianceRtn[7]! + covarianceRtn[14]!);
}
