import { FLIGHT_RULE_LIMITS } from '@keepout/conjunction/decision/flight-rules';
import { verdictKind } from '@keepout/contract/ca/enums';
import { expect, it } from 'vitest';
import { COLOURS, LEVELS, VERDICT_LEVELS } from './levels.ts';
import { MISSION_PARAMETERS, MOST_MESSAGE_AGE_S, type ParameterKey, parameterLevel } from './parameters.ts';
import { satelliteStates } from './satellite-state.ts';
import { answerOf, NOW_MS, THRESHOLDS } from './test-fleet.ts';

const levelAt = (key: ParameterKey, figure: number | string | undefined) =>
  parameterLevel(MISSION_PARAMETERS.find((parameter) => parameter.key === key)!, figure, THRESHOLDS);

it('26.8 every verdict has a level, and every level its colours', () => {
  expect(Object.keys(VERDICT_LEVELS).toSorted()).toEqual([...verdictKind.options, 'NONE', 'UNKNOWN'].toSorted());
  expect(['normal', ...Object.keys(COLOURS)]).toEqual(LEVELS);
  expect(levelAt('verdict', 'ACT')).toBe('critical');
  expect(levelAt('verdict', 'UNKNOWN')).toBe('watch');
});

it('26.8 a probability has the level of its risk from the threshold on, itself included', () => {
  const below = (figure: number) => figure * (1 - Number.EPSILON);
  expect([below(1e-7), 1e-7, below(1e-5), 1e-5, below(1e-4), 1e-4, 1].map((pc) => levelAt('pc', pc))).toEqual([
    'normal',
    'warning',
    'warning',
    'distress',
    'distress',
    'critical',
    'critical',
  ]);
});

it('26.8 counts press from one on, a deadline when it has come, a message when it is as old as the flight rule allows', () => {
  expect([0, 1].map((count) => levelAt('needingDecision', count))).toEqual(['normal', 'warning']);
  expect([0, 1].map((count) => levelAt('contradicted', count))).toEqual(['normal', 'distress']);
  expect([1e-9, 0, -1].map((left) => levelAt('timeToDecision', left))).toEqual(['normal', 'distress', 'distress']);
  expect([MOST_MESSAGE_AGE_S - 1, MOST_MESSAGE_AGE_S].map((age) => levelAt('messageAge', age))).toEqual([
    'normal',
    'warning',
  ]);
  expect(MOST_MESSAGE_AGE_S).toBe(FLIGHT_RULE_LIMITS.mostMessageAgeS);
});

it('26.8 what is not known, or has no limits, has no level', () => {
  expect(levelAt('pc', undefined)).toBeUndefined();
  expect(levelAt('missDistance', 0)).toBeUndefined();
  expect(levelAt('otherObject', 'COSMOS 2251 DEB')).toBeUndefined();
});

it('26.8 every figure is a parameter', () => {
  const { figures } = satelliteStates(answerOf([]), NOW_MS)[0]!;
  expect(MISSION_PARAMETERS.map(({ key }) => key as string).toSorted()).toEqual(Object.keys(figures).toSorted());
});
