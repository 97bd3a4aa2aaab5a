import { covarianceInFrame } from '../covariance/rotate.ts';
import type { EarthOrientation } from '../frames/earth-orientation.ts';
import { apply3 } from '../frames/matrix3.ts';
import { rotationBetween, velocityCoupling } from '../frames/rotation.ts';
import type { Ephemeris, FrameName, StateCovariance } from '../nouns.ts';
import { STATE_WIDTH } from './interpolate.ts';
import { type TableEphemeris, tableEphemeris } from './table.ts';

/**
 * The same trajectory in another frame.
 *
 * Method   a table has its nodes turned once and is interpolated in the new frame; any other ephemeris is turned at every
 *          question
 * Assumes  as `rotationBetween`; velocities to and from ITRF carry the Earth's rotation
 * Cost     0.5 microsecond a node once, or a question; ITRF a few times that
 */
export function inFrame(ephemeris: Ephemeris, to: FrameName, eop?: EarthOrientation): Ephemeris {
  if (ephemeris.frame === to) return ephemeris;
  return isTable(ephemeris) ? turnedTable(ephemeris, to, eop) : turnedOnDemand(ephemeris, to, eop);
}

function isTable(ephemeris: Ephemeris): ephemeris is TableEphemeris {
  return 'nodes' in ephemeris;
}

function turnedTable({ nodes }: TableEphemeris, to: FrameName, eop: EarthOrientation | undefined): TableEphemeris {
  const states = Float64Array.from(nodes.states);
  for (const [i, epochTaiS] of nodes.epochsTaiS.entries()) {
    turn(nodes.frame, to, epochTaiS, eop, states, i * STATE_WIDTH);
  }
  const covariances = nodes.covariances?.map((cov) => covarianceInFrame(cov, to, eop));
  return tableEphemeris({ ...nodes, frame: to, states, ...(covariances === undefined ? {} : { covariances }) });
}

function turnedOnDemand(source: Ephemeris, to: FrameName, eop: EarthOrientation | undefined): Ephemeris {
  const base: Ephemeris = {
    frame: to,
    startTaiS: source.startTaiS,
    stopTaiS: source.stopTaiS,
    stateAt(epochTaiS, out) {
      if (!source.stateAt(epochTaiS, out)) return false;
      turn(source.frame, to, epochTaiS, eop, out, 0);
      return true;
    },
  };
  const { covarianceAt } = source;
  if (covarianceAt === undefined) return base;
  return {
    ...base,
    covarianceAt(epochTaiS): StateCovariance | undefined {
      const cov = covarianceAt.call(source, epochTaiS);
      return cov === undefined ? undefined : covarianceInFrame(cov, to, eop);
    },
  };
}

/** Turns the state at `at` of a packed table in place. */
function turn(
  from: FrameName,
  to: FrameName,
  epochTaiS: number,
  eop: EarthOrientation | undefined,
  states: Float64Array,
  at: number,
): void {
  const rotation = rotationBetween(from, to, epochTaiS, eop);
  const coupling = velocityCoupling(from, to, rotation, epochTaiS, eop);
  const x = states[at]!;
  const y = states[at + 1]!;
  const z = states[at + 2]!;
  apply3(rotation, states, states, at);
  apply3(rotation, states, states, at + 3);
  if (coupling === undefined) return;
  for (let i = 0; i < 3; i++) {
    states[at + 3 + i] =
      states[at + 3 + i]! + coupling[i * 3]! * x + coupling[i * 3 + 1]! * y + coupling[i * 3 + 2]! * z;
  }
}
