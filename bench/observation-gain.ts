/** An orbit after observations, and what observing would tell of an encounter: CPU time. */
import { egm96 } from '../packages/astro/src/force/egm96.ts';
import { forceModel } from '../packages/astro/src/force/model.ts';
import { cheapestSet } from '../packages/planning/src/expected-gain/cheapest-set.ts';
import { gainOf } from '../packages/planning/src/expected-gain/expected-gain.ts';
import { gainBasis, knowledgeOf } from '../packages/planning/src/expected-gain/gain-basis.ts';
import { POINTS, STEP_S, sceneOf } from '../packages/planning/test/observed-encounter.ts';
import { updateOrbit } from '../packages/tracking/src/orbit-update/update-orbit.ts';
import { arcOf, drawnFrom, drawsOf, trackOf } from '../packages/tracking/test/simulated-tracks.ts';
import { median } from './measure.ts';

export interface ObservationGainFigures {
  readonly opportunities: number;
  readonly tracks: number;
  /** CPU s: the orbit and the gain of every one by itself. */
  readonly gainS: number;
  /** CPU s: the cheapest set among them. */
  readonly setS: number;
  /** CPU s of one update: the point mass, and all forces over the same day. */
  readonly twoBodyS: number;
  readonly fullS: number;
}

const OPPORTUNITIES = 40;
const TRACKS = 3;
const DRAWS = { draws: 256, seed: 1 };

function cpuS(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

export function benchObservationGain(isQuick: boolean): ObservationGainFigures {
  const scene = sceneOf(10);
  const forces = forceModel('EME2000', { gravity: egm96(12), withSun: true, withMoon: true });
  const full = { forces, massKg: 1 };
  const planned = Array.from({ length: OPPORTUNITIES }, (_, i) => scene.passes[i % scene.passes.length]!.planned);
  const rounds = isQuick ? 3 : 9;
  const known = () => {
    const basis = gainBasis({ ...scene.encounter, dynamics: full });
    if (!basis.ok) throw new Error(basis.fault.code);
    const knowledge = knowledgeOf(basis.value, planned);
    if (!knowledge.ok) throw new Error(knowledge.fault.code);
    return { basis: basis.value, ...knowledge.value };
  };
  const ready = known();
  const priced = ready.tracks.map((knowledge, i) => ({ id: String(i), price: 100 + i, knowledge }));
  const repeated = (run: () => void): number => median(Array.from({ length: rounds }, () => cpuS(run)));
  const update = (dynamics: 'two-body' | typeof full) => {
    const draws = drawsOf(1);
    const arc = arcOf(drawnFrom(scene.prior, draws), dynamics);
    const tracks = scene.passes
      .slice(0, TRACKS)
      .map(({ planned: { site, receptionTaiS }, sensor }) =>
        trackOf(arc, site, receptionTaiS[0]!, sensor, draws, { points: POINTS, stepS: STEP_S }),
      );
    return () => updateOrbit({ prior: scene.prior, tracks, dynamics });
  };
  return {
    opportunities: OPPORTUNITIES,
    tracks: TRACKS,
    gainS: repeated(() => {
      const { basis, arc, tracks } = known();
      for (const track of tracks) gainOf(basis, arc, [track], DRAWS);
    }),
    setS: repeated(() => cheapestSet(priced, ready.basis, ready.arc, DRAWS)),
    twoBodyS: repeated(update('two-body')),
    fullS: repeated(update(full)),
  };
}
