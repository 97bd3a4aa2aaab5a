import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';

/**
 * The element set of an object as it was published before a moment: an orbit that is known later passes through the same
 * states, so the set of the earlier epoch is fitted to the later one flown back. Nothing of the future remains in it but
 * the truth itself, which a generated world has no other source of.
 *
 * @param momentTaiS number   TAI s   nothing may be younger than this
 * @param nowTaiS    number   TAI s   the present, against which the later set is as old as the earlier one was at its moment
 * @returns the same set where it is old enough; undefined where no earlier one can be had, and the object was not known
 */
export function earlierElements(elements: MeanElements, momentTaiS: number, nowTaiS: number): MeanElements | undefined {
  if (elements.epochTaiS <= momentTaiS) return elements;
  const epochTaiS = momentTaiS - Math.max(nowTaiS - elements.epochTaiS, 0);
  const state = new Float64Array(6);
  if (!sgp4Ephemeris(elements).stateAt(epochTaiS, state)) return undefined;
  const { noradId, name, cosparId, bstar, objectType, rcsM2 } = elements;
  const fit = fitMeanElements(
    {
      epochTaiS,
      frame: 'TEME',
      positionM: [state[0]!, state[1]!, state[2]!],
      velocityMps: [state[3]!, state[4]!, state[5]!],
    },
    epochTaiS,
    {
      noradId,
      name,
      cosparId,
      bstar,
      ...(objectType !== undefined && { objectType }),
      ...(rcsM2 !== undefined && { rcsM2 }),
    },
  );
  return fit.ok ? fit.value : undefined;
}
