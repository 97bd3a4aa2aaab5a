import { expect, it } from 'vitest';
import burns from '../../../../conformance/trade-cells/burn-search.json' with { type: 'json' };
import impulses from '../../../../conformance/trade-cells/constrained-search.json' with { type: 'json' };
import { sampled } from '../../../../scripts/property-runs.mjs';
import { questionOfScene, type Scene, withoutErrors } from '../../test/scene.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import type { AskedConstraints, PlanQuestion } from './question.ts';

const FREE: AskedConstraints = { needsCommand: false, needsConfirmation: false };
/** Of what the best of all does to the orbit. */
const SHARE = 0.6;
const ORBITS = [0.4, 1.6] as const;

interface Search extends Scene {
  readonly targetPc: number;
}

function searched(question: PlanQuestion, { targetPc }: Search, constraints: AskedConstraints) {
  const answer = candidates(question, { objective: 'pc', targetPc, orbits: ORBITS, constraints });
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.value.candidates.filter(({ isFarthest }) => !isFarthest);
}

/** Limits that the best of all breaks, and what is searched within both. */
function limited(scene: Search) {
  const question = withoutErrors(questionOfScene(scene));
  const free = searched(question, scene, FREE);
  const maxSmaChangeM = SHARE * Math.abs(free[0]!.result.figures.smaChangeM);
  // On a circle 3/2 of a revolution leads so far.
  const maxPhaseRad = (SHARE * 3 * Math.PI * maxSmaChangeM) / Math.hypot(...scene.primary.slice(0, 3));
  const constraints: AskedConstraints = { ...FREE, maxSmaChangeM, maxPhaseRad };
  const within = searched(question, scene, constraints);
  const broken = within.flatMap(({ manoeuvre }): readonly string[] => {
    const plan = evaluate(question, { manoeuvre, constraints });
    return plan.ok ? plan.value.breaks : [plan.fault.code];
  });
  return { free, within, broken };
}

/** A usual run takes one in so many. */
const EVERY = 8;
const SCENES = [
  ...(impulses.scenes as unknown as readonly Search[]),
  ...(burns.searches as unknown as readonly Search[]).filter(
    ({ name }, k, all) => all.findIndex((other) => other.name === name) === k,
  ),
];

it.each(sampled(SCENES, EVERY))(
  '$type, $name: bound in semi-major axis and phase at once no plan of a candidate breaks a limit, and none is smaller than without',
  (scene) => {
    const { free, within, broken } = limited(scene);
    expect(broken).toEqual([]);
    for (const { result } of within) {
      const { orbitsBeforeTca, deltaVMps } = result.figures;
      const same = free.find((other) => Math.abs(other.result.figures.orbitsBeforeTca - orbitsBeforeTca) < 1e-6);
      if (same) expect(deltaVMps).toBeGreaterThan(same.result.figures.deltaVMps * (1 - 2e-3));
    }
    expect(within.length).toBeGreaterThan(0);
  },
);
