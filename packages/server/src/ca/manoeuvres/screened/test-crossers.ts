import { formatUtc, parseUtc } from '@keepout/astro/epoch';
import { rtnAxes } from '@keepout/astro/frames/local';
import type { Ephemeris, MeanElements, Vec3 } from '@keepout/astro/nouns';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { openManoeuvringOrbit } from '@keepout/conjunction/manoeuvre/burned-orbit';
import type { ManoeuvreCandidate } from '@keepout/contract/ca/manoeuvre-search';

/** Catalogue number of the object of `testTrap`. */
export const TRAP = 90_002;

/** An object across the path of an orbit at an instant, so far above it: another plane and period, so it comes this once. */
export function testCrosserOf(
  orbit: Ephemeris,
  atTaiS: number,
  aboveM: number,
  noradId: number,
  name: string,
): MeanElements {
  const six = new Float64Array(6);
  if (!orbit.stateAt(atTaiS, six)) throw new Error('no orbit there');
  const axes = rtnAxes(six.subarray(0, 3), six.subarray(3, 6));
  const speed = 1.01 * Math.hypot(six[3]!, six[4]!, six[5]!);
  const along = (from: number, size: number): Vec3 => [0, 1, 2].map((k) => axes[from + k]! * size) as unknown as Vec3;
  const up = along(0, aboveM);
  const positionM: Vec3 = [six[0]! + up[0], six[1]! + up[1], six[2]! + up[2]];
  const at = { epochTaiS: atTaiS, frame: 'TEME', positionM, velocityMps: along(6, speed) } as const;
  const fit = fitMeanElements(at, atTaiS, { noradId, name, cosparId: '2026-003C', bstar: 0 });
  if (!fit.ok) throw new Error(fit.fault.code);
  return { ...fit.value, epochUtc: formatUtc(atTaiS), objectType: 'PAYLOAD' };
}

/** An object that a satellite meets with this impulse alone, half a day after it, so far above it. */
export function testTrap(
  { manoeuvre }: Pick<ManoeuvreCandidate, 'manoeuvre'>,
  own: MeanElements,
  aboveM = 30,
): MeanElements {
  if (manoeuvre.manoeuvreType !== 'IMPULSIVE') throw new Error('an impulse was looked for');
  const ignition = parseUtc(manoeuvre.ignitionEpoch);
  const deltaVRtnMps = manoeuvre.deltaVVector as unknown as Vec3;
  const epochTaiS = ignition.ok ? ignition.value : Number.NaN;
  const burned = openManoeuvringOrbit({ kind: 'elements', elements: own }).burned([{ epochTaiS, deltaVRtnMps }]);
  if (!burned.ok) throw new Error(burned.fault.code);
  return testCrosserOf(burned.value, epochTaiS + 43_000, aboveM, TRAP, 'TRAP');
}
