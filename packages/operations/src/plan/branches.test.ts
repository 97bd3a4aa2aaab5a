import { formatUtcZ } from '@keepout/astro/epoch';
import { expect, it } from 'vitest';
import reference from '../../../../conformance/trade-cells/trade-cells.json' with { type: 'json' };
import { questionOfScene } from '../../test/scene.ts';
import { evaluate } from './evaluate.ts';

/** How much farther off the other objects pass than the first, m along each axis of the state. */
const ASIDE_M = [0, 40, 120, 250, 400, 700, 1_500, 4_000];
const MPS = [0.002, 0.01, 0.05];

it('tells of a branch the total of the manoeuvre that it turns out to be, of many events too', () => {
  const scene = reference.grids.find(({ type }) => type === 'IMPULSIVE')!;
  const question = questionOfScene(scene);
  const events = ASIDE_M.map((asideM, k) => {
    const secondary = scene.secondary.map((value, axis) => (axis < 3 ? value + asideM : value));
    return { ...questionOfScene({ ...scene, secondary }).events[0]!, id: `con_${k}` };
  });
  const totalsOf = (deltaVMps: number) => {
    const result = evaluate(
      { ...question, events },
      {
        manoeuvre: {
          manoeuvreType: 'IMPULSIVE',
          ignitionEpoch: formatUtcZ(question.nowTaiS + 0.6 * scene.periodS),
          deltaVVector: [0, deltaVMps, 0],
          deltaVReferenceFrame: 'RTN',
        },
        constraints: { needsCommand: false, needsConfirmation: false },
      },
    );
    if (!result.ok) throw new Error(result.fault.code);
    return result.value;
  };
  for (const deltaVMps of MPS) {
    const { branches } = totalsOf(deltaVMps);
    for (const { branch, share, totalPc, isInadequate } of branches.filter(({ branch }) => branch !== 'LATE')) {
      const planned = totalsOf(share * deltaVMps);
      expect(totalPc / planned.totalPc, branch).toBeCloseTo(1, 6);
      expect(isInadequate).toBe(planned.isInadequate);
    }
  }
});
