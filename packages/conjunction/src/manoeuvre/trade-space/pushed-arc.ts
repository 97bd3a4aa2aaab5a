import { MU_EARTH } from '@keepout/astro/constants';
import type { StateVector, Vec3 } from '@keepout/astro/nouns';
import { twoBodyStateAt } from '@keepout/astro/two-body/propagate';
import { cross, dot, norm, scaled } from '@keepout/astro/vector';
import { kicked } from '../impulse-effect.ts';
import { STEERING, type SteeringKind } from './acceleration-profile.ts';

/** Gauss-Legendre nodes and weights of four points on [0, 1]. */
const GAUSS_NODES = [0.06943184420297371, 0.33000947820757187, 0.6699905217924281, 0.9305681557970263] as const;
const GAUSS_WEIGHTS = [0.17392742256872692, 0.32607257743127305, 0.32607257743127305, 0.17392742256872692] as const;
/** Angle that a panel spans where the orbit turns fastest, rad. */
const PANEL_RAD = 0.5;

/**
 * State at the end of a steady push.
 *
 * Method   panels of at most half a radian, in each four impulses at the nodes of Gauss-Legendre with its weights, two-body motion
 *          between them: the response integral of the arc to the eighth power of a panel, and the push always in the axes of the orbit as it is
 *          by then; docs/models/trade-space
 * Assumes  two-body motion otherwise; a small push: a panel changes the orbit little
 * Frame    inertial
 *
 * @param state          StateVector     at the start
 * @param vector         Vec3   m/s^2    at the start: RTN, or (along the velocity, 0, 0); it grows as the mass falls
 * @param durationS      number  s       not negative
 * @param massLossPerS   number  1/s     share of the mass at the start
 * @returns StateVector at the end
 *
 * Checked  numerical propagation in two-body forces (trade-space/pushed-arc.test.ts)
 */
export function pushedArc(
  state: StateVector,
  steering: Exclude<SteeringKind, typeof STEERING.impulse>,
  vector: Vec3,
  durationS: number,
  massLossPerS: number,
): StateVector {
  const panels = Math.max(1, Math.ceil(durationS / longestPanelS(state)));
  const panelS = durationS / panels;
  const startTaiS = state.epochTaiS;
  let now = state;
  for (let panel = 0; panel < panels; panel++) {
    for (let k = 0; k < GAUSS_NODES.length; k++) {
      const sinceS = (panel + GAUSS_NODES[k]!) * panelS;
      now = twoBodyStateAt(now, startTaiS + sinceS);
      const timeS = (GAUSS_WEIGHTS[k]! * panelS) / (1 - massLossPerS * sinceS);
      now = steering === STEERING.rtn ? turningKick(now, scaled(vector, timeS)) : sped(now, vector[0] * timeS);
    }
  }
  return twoBodyStateAt(now, startTaiS + durationS);
}

/**
 * An impulse that stands for a push: in the axes half way through it. In those of its beginning a push across the velocity would add
 * the square of each impulse to the energy, an error that shrinks with the panels no faster than they do.
 */
function turningKick(state: StateVector, vector: Vec3): StateVector {
  return kicked(state, vector, kicked(state, scaled(vector, 0.5)));
}

/** A radian of the orbit at its perigee, s. */
function longestPanelS({ positionM, velocityMps }: StateVector): number {
  const momentum = norm(cross(positionM, velocityMps));
  const latus = momentum ** 2 / MU_EARTH;
  const speed2 = dot(velocityMps, velocityMps);
  const inverseAxis = 2 / norm(positionM) - speed2 / MU_EARTH;
  const eccentricity = Math.sqrt(Math.max(0, 1 - latus * inverseAxis));
  const perigee = latus / (1 + eccentricity);
  return (PANEL_RAD * perigee ** 2) / momentum;
}

function sped(state: StateVector, byMps: number): StateVector {
  const factor = 1 + byMps / norm(state.velocityMps);
  return { ...state, velocityMps: scaled(state.velocityMps, factor) };
}
