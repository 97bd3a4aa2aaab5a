import { describe, expect, it } from 'vitest';
import { EARTH_FLATTENING, EARTH_RADIUS_M, MU_EARTH } from '../constants.ts';
import { keplerianFromCartesian } from '../elements/keplerian.ts';
import { forceModel } from '../force/model.ts';
import { apply3 } from '../frames/matrix3.ts';
import { rotationBetween, transformState } from '../frames/rotation.ts';
import type { StateVector, Vec3 } from '../nouns.ts';
import { sixOf } from '../six-numbers.ts';
import { SUN_RADIUS_M, sunPosition } from '../sun/position.ts';
import { type OrbitEvent, type OrbitEventKind, orbitEvents } from './events.ts';
import { type Propagation, propagateNumerically } from './propagate.ts';

const START = 800_000_000;
const forces = forceModel('GCRF', {});

function flown(initial: StateVector, seconds: number, more: Partial<Propagation> = {}) {
  const result = propagateNumerically({ initial, massKg: 100, stopTaiS: START + seconds, forces, ...more });
  if (!result.ok) throw new Error(result.fault.code);
  return result.value;
}

const eccentric: StateVector = {
  epochTaiS: START,
  frame: 'GCRF',
  positionM: [-7_900_000, 1_500_000, 900_000],
  velocityMps: [-2000, -6200, 5000],
};
const of = (events: readonly OrbitEvent[], kind: OrbitEventKind): number[] =>
  events.filter((event) => event.kind === kind).map(({ epochTaiS }) => epochTaiS);

/** Direction of the Sun and one across it, GCRF. */
function sunAxes(): { readonly sun: Vec3; readonly across: Vec3; readonly third: Vec3 } {
  const out = new Float64Array(3);
  apply3(rotationBetween('EME2000', 'GCRF', START), sunPosition(START), out);
  const size = Math.hypot(...out);
  const sun: Vec3 = [out[0]! / size, out[1]! / size, out[2]! / size];
  const level = Math.hypot(sun[0], sun[1]);
  const across: Vec3 = [-sun[1] / level, sun[0] / level, 0];
  const third: Vec3 = [
    sun[1] * across[2] - sun[2] * across[1],
    sun[2] * across[0] - sun[0] * across[2],
    sun[0] * across[1] - sun[1] * across[0],
  ];
  return { sun, across, third };
}

/** A circular orbit that starts towards the Sun, its plane turned away from the Sun by an angle. */
function circular(radiusM: number, tiltRad: number): StateVector {
  const { sun, across, third } = sunAxes();
  const first = sun.map((x, i) => x * Math.cos(tiltRad) + third[i]! * Math.sin(tiltRad));
  const speed = Math.sqrt(MU_EARTH / radiusM);
  const scaled = (v: readonly number[], by: number): Vec3 => [v[0]! * by, v[1]! * by, v[2]! * by];
  return { epochTaiS: START, frame: 'GCRF', positionM: scaled(first, radiusM), velocityMps: scaled(across, speed) };
}

/** Angle of a satellite from the point opposite the Sun. */
function fromMidnight(orbit: ReturnType<typeof flown>, epochTaiS: number): number {
  const state = new Float64Array(6);
  expect(orbit.stateAt(epochTaiS, state)).toBe(true);
  const sun = new Float64Array(3);
  apply3(rotationBetween('EME2000', 'GCRF', epochTaiS), sunPosition(epochTaiS), sun);
  const dot = -(state[0]! * sun[0]! + state[1]! * sun[1]! + state[2]! * sun[2]!);
  return Math.acos(dot / (Math.hypot(sun[0]!, sun[1]!, sun[2]!) * Math.hypot(state[0]!, state[1]!, state[2]!)));
}

describe('events of an orbit', () => {
  it('are where the elements of two-body motion put nodes and apsides, to a millisecond', () => {
    const elements = keplerianFromCartesian(sixOf(eccentric))!;
    const events = orbitEvents(flown(eccentric, 2.5 * elements.periodS));
    const toPerigee = ((2 * Math.PI - elements.meanAnomalyRad) / (2 * Math.PI)) * elements.periodS;
    const perigees = of(events, 'periapsis');
    for (const [k, epoch] of perigees.entries()) expect(epoch - START).toBeCloseTo(toPerigee + k * elements.periodS, 3);
    expect(perigees.length + of(events, 'apoapsis').length).toBe(5);
    const { positionM, velocityMps } = transformState(eccentric, 'TOD');
    const ofDate = keplerianFromCartesian([...positionM, ...velocityMps])!;
    const mean = (trueAnomaly: number): number => {
      const e = ofDate.eccentricity;
      const half = 2 * Math.atan(Math.sqrt((1 - e) / (1 + e)) * Math.tan(trueAnomaly / 2));
      return half - e * Math.sin(half);
    };
    for (const [kind, angle] of [
      ['ascending-node', 0],
      ['descending-node', Math.PI],
    ] as const) {
      const share = (mean(angle - ofDate.argPerigeeRad) - ofDate.meanAnomalyRad) / (2 * Math.PI);
      const wait = (share - Math.floor(share)) * ofDate.periodS;
      expect(of(events, kind)[0]! - START).toBeCloseTo(wait, 2);
    }
  });

  it('enter and leave the cones of the shadow where the drawing has their edges', () => {
    const radiusM = 7_200_000;
    const orbit = flown(circular(radiusM, 0), 6000);
    const events = orbitEvents(orbit).filter(({ kind }) => kind.includes('umbra'));
    expect(events.map(({ kind }) => kind)).toEqual(['penumbra-entry', 'umbra-entry', 'umbra-exit', 'penumbra-exit']);
    const half = Math.asin(EARTH_RADIUS_M / radiusM);
    for (const { kind, epochTaiS } of events) {
      const distance = Math.hypot(...sunPosition(epochTaiS));
      const edge = kind.startsWith('penumbra')
        ? half + Math.asin((SUN_RADIUS_M + EARTH_RADIUS_M) / distance)
        : half - Math.asin((SUN_RADIUS_M - EARTH_RADIUS_M) / distance);
      // The limb stands over the equator there, but for the drift of the pole from that of the frame: a metre.
      expect(Math.abs(fromMidnight(orbit, epochTaiS) - edge)).toBeLessThan(1e-7);
    }
  });

  it('are found in a shadow of seconds between two samples', () => {
    const radiusM = 7_200_000;
    const [x, y, z] = sunAxes().third;
    // Where a plane across that direction touches the ellipsoid.
    const limbM = EARTH_RADIUS_M * Math.hypot(x, y, z * (1 - EARTH_FLATTENING));
    const edge = Math.asin(limbM / radiusM) + Math.asin((SUN_RADIUS_M + limbM) / Math.hypot(...sunPosition(START)));
    // The Sun moves by 6e-4 rad while the satellite comes round: the first plane that is low enough is searched for.
    const durations = Array.from({ length: 40 }, (_, k) => {
      const events = orbitEvents(flown(circular(radiusM, edge + 1e-3 - k * 5e-5), 6000));
      const [entry] = of(events, 'penumbra-entry');
      return entry === undefined ? 0 : of(events, 'penumbra-exit')[0]! - entry;
    });
    const first = durations.findIndex((seconds) => seconds > 0);
    expect(first).toBeGreaterThan(0);
    expect(durations[first]!).toBeLessThan(40);
    for (let k = first + 1; k < durations.length; k++) expect(durations[k]!).toBeGreaterThan(durations[k - 1]!);
    expect(of(orbitEvents(flown(circular(radiusM, edge + 0.01), 6000)), 'penumbra-entry')).toEqual([]);
  });

  it('are none at an impulse that turns a climb into a descent', () => {
    const climbing = flown(eccentric, 30_000);
    const at = of(orbitEvents(climbing), 'periapsis')[0]! + 600;
    const impulses = [{ epochTaiS: at, frame: 'RTN', deltaVMps: [-1500, 0, 0] } as const];
    const turned = orbitEvents(flown(eccentric, 30_000, { manoeuvres: { impulses } }));
    expect(turned.filter(({ epochTaiS }) => Math.abs(epochTaiS - at) < 1)).toEqual([]);
    const nextApsis = (events: readonly OrbitEvent[]) =>
      events.find(({ kind, epochTaiS }) => epochTaiS > at && kind.endsWith('apsis'))?.kind;
    expect(nextApsis(orbitEvents(climbing))).toBe('apoapsis');
    expect(nextApsis(turned)).toBe('periapsis');
  });

  it('lie within the span that is asked for', () => {
    const orbit = flown(eccentric, 20_000);
    const all = orbitEvents(orbit);
    const [second, third] = [all[1]!.epochTaiS, all[2]!.epochTaiS];
    expect(orbitEvents(orbit, { startTaiS: second - 1, stopTaiS: third - 1e-3 }).map(({ kind }) => kind)).toEqual([
      all[1]!.kind,
    ]);
    expect(orbitEvents({ ...orbit, frame: 'ITRF' })).toEqual([]);
  });
});
