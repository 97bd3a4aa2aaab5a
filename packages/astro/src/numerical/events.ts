import { MU_EARTH } from '../constants.ts';
import { bodyTrack } from '../force/body-track.ts';
import { outsideShadow, poleDirection, type ShadowEdge } from '../force/sunlight.ts';
import { rotationBetween } from '../frames/rotation.ts';
import type { Ephemeris } from '../nouns.ts';
import { maximumBetween, minimumBetween } from '../search/extremum.ts';
import { rootBetween } from '../search/root.ts';
import { sunPosition } from '../sun/position.ts';
import type { Arc } from './trajectory.ts';

export type OrbitEventKind =
  | 'ascending-node'
  | 'descending-node'
  | 'periapsis'
  | 'apoapsis'
  | 'penumbra-entry'
  | 'penumbra-exit'
  | 'umbra-entry'
  | 'umbra-exit';

export interface OrbitEvent {
  readonly kind: OrbitEventKind;
  readonly epochTaiS: number;
}

export interface EventSpan {
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** A quantity that changes its sign at an event; between the two kinds, falling and rising. */
interface Switch {
  readonly falling: OrbitEventKind;
  readonly rising: OrbitEventKind;
  valueAt(epochTaiS: number, state: Float64Array): number;
}

/** Where the sign changes is found to so much. */
const WIDTH_S = 1e-6;
/** An arc answers up to its end, where the next one does. */
const BEFORE_NEXT_ARC_S = 1e-6;
const SAMPLES_A_REVOLUTION = 60;
const LONGEST_STEP_S = 600;

/**
 * Nodes, apsides and shadow crossings of a trajectory, in order of time.
 *
 * Method   samples sixty a revolution; roots by Brent's method, and where a quantity turns between samples its extremum first, so that a
 *          short shadow is not passed over; arc by arc, so that an impulse is no event; docs/models/manoeuvres
 * Assumes  nodes on the true equator of date; apsides where r.v is zero, of which a nearly circular orbit may have more than two a
 *          revolution; the WGS-84 ellipsoid without air, conical shadows; no Moon before the Sun
 * Frame    GCRF or EME2000
 *
 * @param arcs   of a trajectory that is not smooth from end to end
 * @returns OrbitEvent[]   within the span and the ephemeris; none in a frame that turns or is not one of the two
 *
 * Checked  events.test.ts (two-body motion, shadow on paper)          Cost  1 ms a revolution
 */
export function orbitEvents(
  orbit: Ephemeris & { readonly arcs?: readonly Arc[] },
  span: EventSpan = orbit,
): readonly OrbitEvent[] {
  const { frame } = orbit;
  if (frame !== 'GCRF' && frame !== 'EME2000') return [];
  const switches = switchesIn(frame);
  const state = new Float64Array(6);
  const events: OrbitEvent[] = [];
  for (const arc of orbit.arcs ?? [orbit]) {
    const from = Math.max(span.startTaiS, arc.startTaiS);
    const isLast = arc.stopTaiS >= orbit.stopTaiS;
    const to = Math.min(span.stopTaiS, isLast ? arc.stopTaiS : arc.stopTaiS - BEFORE_NEXT_ARC_S);
    if (!(to > from)) continue;
    const times = samplesOf(orbit, from, to, state);
    for (const transition of switches) {
      const value = (t: number): number =>
        orbit.stateAt(from + t, state) ? transition.valueAt(from + t, state) : Number.NaN;
      for (const { t, isRising } of signChanges(value, times)) {
        events.push({ kind: isRising ? transition.rising : transition.falling, epochTaiS: from + t });
      }
    }
  }
  return events.sort((a, b) => a.epochTaiS - b.epochTaiS);
}

function switchesIn(frame: 'GCRF' | 'EME2000'): readonly Switch[] {
  const track = bodyTrack(sunPosition, frame);
  const poleTrack = bodyTrack(poleDirection, frame);
  const sun = new Float64Array(3);
  const pole = new Float64Array(3);
  const shadow = (kind: ShadowEdge): Switch => ({
    falling: `${kind}-entry`,
    rising: `${kind}-exit`,
    valueAt(epochTaiS, state) {
      track(epochTaiS, sun);
      poleTrack(epochTaiS, pole);
      return outsideShadow(kind, state, sun, pole);
    },
  });
  return [
    {
      falling: 'descending-node',
      rising: 'ascending-node',
      valueAt(epochTaiS, [x, y, z]) {
        const m = rotationBetween(frame, 'TOD', epochTaiS);
        return m[6]! * x! + m[7]! * y! + m[8]! * z!;
      },
    },
    {
      falling: 'apoapsis',
      rising: 'periapsis',
      valueAt: (_, [x, y, z, u, v, w]) => x! * u! + y! * v! + z! * w!,
    },
    shadow('penumbra'),
    shadow('umbra'),
  ];
}

/** Seconds from the start of an arc, closer together where the orbit is faster. */
function samplesOf(orbit: Ephemeris, from: number, to: number, state: Float64Array): readonly number[] {
  const times = [0];
  const length = to - from;
  for (let t = 0; t < length; ) {
    const step = orbit.stateAt(from + t, state)
      ? (2 * Math.PI * Math.sqrt(Math.hypot(state[0]!, state[1]!, state[2]!) ** 3 / MU_EARTH)) / SAMPLES_A_REVOLUTION
      : LONGEST_STEP_S;
    t = Math.min(length, t + Math.min(step, LONGEST_STEP_S));
    times.push(t);
  }
  return times;
}

/** Where a function of samples changes its sign, the two changes about an extremum between samples among them. */
function signChanges(
  f: (t: number) => number,
  times: readonly number[],
): readonly { readonly t: number; readonly isRising: boolean }[] {
  const places = [...times];
  const values = places.map(f);
  for (let i = places.length - 2; i > 0; i--) {
    const [a, b, c] = [values[i - 1]!, values[i]!, values[i + 1]!];
    const isValley = b > 0 && a > b && c >= b;
    const isHill = b < 0 && a < b && c <= b;
    if (!isValley && !isHill) continue;
    const search = isValley ? minimumBetween : maximumBetween;
    const t = search(f, places[i - 1]!, places[i + 1]!, WIDTH_S);
    const value = f(t);
    if (value > 0 === b > 0 || t === places[i]) continue;
    const at = t < places[i]! ? i : i + 1;
    places.splice(at, 0, t);
    values.splice(at, 0, value);
  }
  const changes: { t: number; isRising: boolean }[] = [];
  for (let i = 1; i < places.length; i++) {
    if (values[i - 1]! > 0 === values[i]! > 0) continue;
    const t = rootBetween(f, places[i - 1]!, places[i]!, WIDTH_S);
    changes.push({ t, isRising: values[i]! > 0 });
  }
  return changes;
}
