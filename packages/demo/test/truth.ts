import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { fitMeanElements } from '@keepout/astro/sgp4/fit-mean-elements';
import { withOrbitError } from '../src/orbit-error.ts';
import { publicErrorM } from '../src/public-elements.ts';
import { demoRandom } from '../src/seeded-random.ts';
import type { DemoWorld } from '../src/world.ts';

/**
 * Returns the true orbit of an object of the demo world: only a simulated sensor may use it.
 *
 * The true orbit of every object follows SGP4. A fleet satellite and a scripted object have theirs from the start; that of a
 * background object differs from its public element set by a typical error of such sets, always the same one.
 *
 * Frame    TEME
 * @returns MeanElements   |   undefined for a number outside of the world, or a decayed object
 */
export function trueElements(world: DemoWorld, noradId: number): MeanElements | undefined {
  const fleetMember = world.fleet.find((member) => member.truth.noradId === noradId);
  if (fleetMember !== undefined) return fleetMember.truth;
  const encounter = world.encounters.find(({ secondaryNoradId }) => secondaryNoradId === noradId);
  if (encounter !== undefined) return refitted(encounter.elements[0]!, encounter.truth, world.nowTaiS);

  const published = world.background.find((elements) => elements.noradId === noradId);
  if (published === undefined) return undefined;
  const state = new Float64Array(6);
  if (!sgp4Ephemeris(published).stateAt(published.epochTaiS, state)) return undefined;
  const random = demoRandom(world.seed, `truth ${noradId}`);
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
