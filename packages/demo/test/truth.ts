import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { withOrbitError } from '../src/orbit-error.ts';
import { publicErrorM } from '../src/public-elements.ts';
import { seededRandom } from '../src/seeded-random.ts';
import type { DemoWorld } from '../src/world.ts';

/**
 * Where an object of the demo world truly is: what a simulated sensor observes, and nothing else may look at.
 *
 * The truth of every object moves by SGP4. A fleet satellite and a scripted object have theirs from the start; a
 * background object is as far from its public element set as such sets are wrong, and always by the same amount.
 *
 * Frame    TEME
 * @returns MeanElements   |   undefined for a number that the world does not hold, or a decayed object
 */
export function trueElements(world: DemoWorld, noradId: number): MeanElements | undefined {
  const own = world.fleet.find((member) => member.truth.noradId === noradId);
  if (own !== undefined) return own.truth;
  const encounter = world.encounters.find(({ secondaryNoradId }) => secondaryNoradId === noradId);
  if (encounter !== undefined) return refitted(encounter.elements[0]!, encounter.truth, world.nowTaiS);

  const published = world.background.find((elements) => elements.noradId === noradId);
  if (published === undefined) return undefined;
  const state = new Float64Array(6);
  if (!sgp4Ephemeris(published).stateAt(published.epochTaiS, state)) return undefined;
  const random = seededRandom(world.seed, `truth ${noradId}`);
  const [x, y, z, u, v, w] = withOrbitError(state, publicErrorM(published, random));
  const moved = {
    epochTaiS: published.epochTaiS,
    frame: 'TEME',
    positionM: [x!, y!, z!],
    velocityMps: [u!, v!, w!],
  } as const;
  return refitted(published, moved, published.epochTaiS);
}

function refitted(
  elements: MeanElements,
  state: Parameters<typeof fitMeanElements>[0],
  epochTaiS: number,
): MeanElements | undefined {
  const fit = fitMeanElements(state, epochTaiS, elements);
  return fit.ok ? fit.value : undefined;
}
