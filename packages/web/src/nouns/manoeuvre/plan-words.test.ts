import { referenceFrame } from '@keepout/contract/ca/enums';
import { expect, it } from 'vitest';
import { formatPc } from '../../format/probability.ts';
import { en } from './en.ts';
import { STATE_FRAMES, stateRows } from './PlanStates.tsx';
import { afterWords } from './plan-words.ts';

it('calls an event departed where a manoeuvre made its objects part, instead of a probability of zero', () => {
  expect(afterWords('DEPARTS', 0, en)).toBe('no close approach');
  expect(afterWords('PASSES', 2.5e-7, en)).toBe(formatPc(2.5e-7));
  expect(afterWords(undefined, 0, en)).not.toBe('no close approach');
});

it('E-08 the states of a plan are told in every frame of the specification, in kilometres', () => {
  expect(new Set(STATE_FRAMES)).toEqual(new Set(referenceFrame.options));
  expect(Object.keys(en.stateVectors.frames).toSorted()).toEqual(referenceFrame.options.toSorted());
  const figures = { positionBefore: [7_000_123.4, 0, -5], velocityBefore: [0, 7500.125, 0] };
  const rows = stateRows({ ...figures, positionAfter: [0, 0, 0], velocityAfter: [0, 0, 0] });
  expect(rows[0]!.value).toMatch(/^7,000\.123 \/ 0\.000 \/ .0\.005\u00a0km$/);
  expect(rows[1]!.value).toMatch(/7\.500125 .*km\/s$/);
});
