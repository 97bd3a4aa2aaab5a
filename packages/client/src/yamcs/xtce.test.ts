import { expect, it } from 'vitest';
import { VERDICT_LEVELS } from '../mission/levels.ts';
import { MISSION_PARAMETERS, type Parameter, parameterLevel } from '../mission/parameters.ts';
import { THRESHOLDS } from '../mission/test-fleet.ts';
import { xtceOf } from './xtce.ts';

const TEXT = xtceOf({ systems: ['TERN-1', 'GULL'], thresholds: THRESHOLDS });

interface Range {
  readonly level: string;
  readonly min: number;
  readonly max: number;
}

/** The alarm ranges of a type, gravest first, read out of the text alone. */
function rangesOf(key: string): readonly Range[] {
  const [, body = ''] =
    new RegExp(`<FloatParameterType name="${key}_type"[^>]*>([^]*?)</FloatParameterType>`).exec(TEXT) ?? [];
  return [...body.matchAll(/<(\w+)Range([^>]*)\/>/g)]
    .map(([, level = '', bounds = '']) => ({
      level: level.toLowerCase(),
      min: Number(/minExclusive="([^"]+)"/.exec(bounds)?.[1] ?? Number.NEGATIVE_INFINITY),
      max: Number(/maxExclusive="([^"]+)"/.exec(bounds)?.[1] ?? Number.POSITIVE_INFINITY),
    }))
    .toReversed();
}

it('26.8 an alarm of the mission database sounds where the level of the figure does', () => {
  for (const parameter of MISSION_PARAMETERS as readonly Parameter[]) {
    const limits = parameter.limits?.(THRESHOLDS) ?? [];
    const ranges = rangesOf(parameter.key);
    expect(ranges.length > 0, parameter.key).toBe(limits.length > 0);
    const figures = limits.flatMap(({ from }) => [from, from * (1 - 1e-12) - 1e-300, from * (1 + 1e-12) + 1e-300]);
    for (const figure of figures) {
      const sounding = ranges.find(({ min, max }) => figure <= min || figure >= max)?.level ?? 'normal';
      expect(sounding, `${parameter.key} ${figure}`).toBe(parameterLevel(parameter, figure, THRESHOLDS));
    }
  }
});

it('26.8 each verdict has its label, its number and its alarm', () => {
  const alarms = [...TEXT.matchAll(/<EnumerationAlarm alarmLevel="(\w+)" enumerationLabel="(\w+)"\/>/g)];
  const expected = Object.entries(VERDICT_LEVELS).filter(([, level]) => level !== 'normal');
  expect(alarms.map(([, level, label]) => [label, level])).toEqual(expected);
  const labels = [...TEXT.matchAll(/<Enumeration value="(\d)" label="(\w+)"\/>/g)];
  expect(labels.map(([, value, label]) => [Number(value), label])).toEqual(
    Object.keys(VERDICT_LEVELS).map((label, value) => [value, label]),
  );
});

it('26.8 every satellite has every parameter, set by programs and not kept over a restart', () => {
  expect(TEXT.match(/<SpaceSystem /g)).toHaveLength(3);
  expect(TEXT.match(/<Parameter name=/g)).toHaveLength(2 * MISSION_PARAMETERS.length);
  expect(TEXT.match(/dataSource="local" persistence="false"/g)).toHaveLength(2 * MISSION_PARAMETERS.length);
});

it('26.8 a name is written as XML has it', () => {
  expect(xtceOf({ systems: ['A&"<B>'], thresholds: THRESHOLDS })).toContain('name="A&amp;&quot;&lt;B&gt;"');
});
