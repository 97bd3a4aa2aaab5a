import { pcText as engineText } from '@keepout/assessment/text/reason-text';
import type { VerdictReason } from '@keepout/conjunction/decision/verdict';
import { pcText } from '@keepout/contract/platform/probability-text';
import { expect, it } from 'vitest';
import { presentVerdict } from './present-verdict.ts';

const textOf = (reason: VerdictReason) =>
  presentVerdict({ verdict: 'watch', verdictReasons: [reason], decideByTaiS: 0 }).reasons[0]!;

it('tells the figures of each reason beside its sentence, and objects by their number', () => {
  expect(textOf({ code: 'pc-above-watch', pc: 2e-5, thresholdPc: 1e-7 })).toEqual({
    code: 'pc-above-watch',
    text: 'Pc 2.00e−05 is at or above the watch threshold 1.00e−07 and below the act threshold.',
    figures: { pc: 2e-5, thresholdPc: 1e-7 },
  });
  expect(textOf({ code: 'diluted', maxPc: 3e-4, scaleAtMax: 0.5, on: 'secondary' }).figures).toEqual({
    maxPc: 3e-4,
    objects: ['OBJECT2'],
  });
  expect(textOf({ code: 'diluted', maxPc: 3e-4, on: 'both' }).figures).toEqual({ maxPc: 3e-4 });
  const doubts = [{ code: 'observations-few', value: 12, limit: 20 }] as const;
  expect(textOf({ code: 'orbit-doubtful', object: 'primary', doubts }).figures).toEqual({
    objects: ['OBJECT1'],
    doubts,
  });
  expect(textOf({ code: 'covariance-missing', objects: ['primary', 'secondary'] }).figures).toEqual({
    objects: ['OBJECT1', 'OBJECT2'],
  });
  expect(textOf({ code: 'decision-time-passed', decideByTaiS: 0 }).figures?.decideBy).toMatch(/Z$/);
});

it('omits the passed deadline of a safe event, which has no deadline', () => {
  const passed: VerdictReason = { code: 'decision-time-passed', decideByTaiS: 0 };
  const codesOf = (verdict: 'safe' | 'watch') =>
    presentVerdict({ verdict, verdictReasons: [{ code: 'robust' }, passed], decideByTaiS: 0 }).reasons.map(
      ({ code }) => code,
    );
  expect(codesOf('safe')).toEqual(['robust']);
  expect(codesOf('watch')).toEqual(['robust', 'decision-time-passed']);
});

it('writes a probability in a reason as it stands everywhere else', () => {
  for (const pc of [0, 9.99e-16, 1e-15, 1.234e-9, 9.996e-5, 0.1, 1]) expect(engineText(pc)).toBe(pcText(pc));
  expect(pcText(0)).toBe('<1e−15');
});
