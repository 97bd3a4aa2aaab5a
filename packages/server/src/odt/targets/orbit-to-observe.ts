import type { Air } from '@keepout/astro/force/air';
import type { DragKnowledge } from '@keepout/astro/force/drag-of-elements';
import type { MeanElements } from '@keepout/astro/nouns';
import { ommFromElements, writeOmm } from '@keepout/ccsds/omm/write';

/** What is known of how an object moves. Plain data. */
export interface Motion {
  /** How the air brakes it. */
  readonly drag?: DragKnowledge;
  /** An OEM that it flies by. */
  readonly oem?: string;
  /** Which density brakes it, and in which the drag was found; absent: the exponential one. */
  readonly air?: Air;
}

/** How the air was found to brake an object, beside its orbit. Plain data. */
export interface FoundDrag {
  /** Cd A / m in the density of `airModel`, m^2/kg, and one sigma of it. */
  readonly coefficientM2PerKg: number;
  readonly sigmaM2PerKg: number;
  /** That of its element set, m^2/kg. */
  readonly expectedM2PerKg: number;
  readonly airModel: NonNullable<Motion['air']>['model'];
  /** Six: covariance with the state in sigmas of the coefficient, RTN, m and m/s. */
  readonly crossRtn: readonly number[];
  /** Of the last measurement; null: it is the drag that is expected from then on. */
  readonly seenUntilTaiS: number | null;
}

/** An orbit message as text, or a state in EME2000 with its covariance in RTN (m, m/s) where that is known. */
export type OrbitToObserve =
  | {
      readonly kind: 'MESSAGE';
      readonly type: 'TLE' | 'OMM' | 'SP_EPHEMERIS';
      readonly text: string;
      readonly motion?: Motion;
    }
  | {
      readonly kind: 'STATE';
      readonly epochTaiS: number;
      readonly positionM: readonly [number, number, number];
      readonly velocityMps: readonly [number, number, number];
      /** Six rows of six; null where it is not known. */
      readonly covarianceRtn: readonly (readonly number[])[] | null;
      /** How the air was seen to brake it. */
      readonly drag?: FoundDrag;
      /** How the object moves, where that is known; element sets and ephemerides tell it by themselves. */
      readonly motion?: Motion;
    };

/** An element set as a message. */
export function elementsOrbit(elements: MeanElements, creationTaiS: number, air?: Air): OrbitToObserve {
  const omm = ommFromElements(elements, { originator: 'KEEPOUT', creationTaiS });
  return { kind: 'MESSAGE', type: 'OMM', text: writeOmm(omm, 'kvn'), ...(air && { motion: { air } }) };
}

/** A state as an orbit. */
export function stateOrbit(
  epochTaiS: number,
  state: {
    readonly positionM: readonly number[];
    readonly velocityMps: readonly number[];
    readonly covarianceRtn: readonly (readonly number[])[] | null;
    readonly drag?: FoundDrag;
  },
  motion?: Motion,
): OrbitToObserve & { readonly kind: 'STATE' } {
  const [x = 0, y = 0, z = 0] = state.positionM;
  const [u = 0, v = 0, w = 0] = state.velocityMps;
  return {
    kind: 'STATE',
    epochTaiS,
    positionM: [x, y, z],
    velocityMps: [u, v, w],
    covarianceRtn: state.covarianceRtn,
    ...(state.drag && { drag: state.drag }),
    ...(motion && { motion }),
  };
}
