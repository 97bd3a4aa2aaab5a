import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withOwnFunctions } from './own-functions.ts';

type Functions = Readonly<Record<string, (...values: number[]) => number>>;
interface Case {
  readonly name: string;
  readonly values: readonly number[];
  readonly expected: number;
}

const table = readFileSync(new URL('../../../conformance/functions/values.csv', import.meta.url), 'utf8');
const cases = table
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Case => {
    const [name = '', a = '', b = '', value = ''] = line.split(',');
    return { name, values: b === '' ? [Number(a)] : [Number(a), Number(b)], expected: Number(value) };
  });
const own = ({ name, values }: Case): number =>
  withOwnFunctions(() => (Math as unknown as Functions)[name]!(...values));

/** Distance to the next float64. */
const unitOf = (value: number): number => 2 ** (Math.max(Math.floor(Math.log2(Math.abs(value))), -1022) - 52);
const ONE_UNIT = 1;

/** What every engine computes alike: exact by the language, or no function of a number. */
const EXACT = 'abs ceil clz32 f16round floor fround imul max min random round sign sqrt sumPrecise trunc'.split(' ');

describe('elementary functions of our own', () => {
  it('are within a unit in the last place of 880 values of mpmath', () => {
    const off = cases.map((sample) => Math.abs(own(sample) - sample.expected) / unitOf(sample.expected));
    const worst = off.indexOf(Math.max(...off));
    expect([cases.length, cases[worst]!.name, off[worst]]).toEqual([880, expect.any(String), expect.any(Number)]);
    expect(off[worst], `${cases[worst]!.name}(${cases[worst]!.values})`).toBeLessThanOrEqual(ONE_UNIT);
  });

  it('have the digits that records are signed with: others need another name (contract, RECORD_FUNCTIONS)', () => {
    const digits = createHash('sha256').update(cases.map((sample) => String(own(sample))).join('\n'));
    expect(digits.digest('hex')).toBe('dabef2bc6311c64916fe6102946c3affd2a59e75f29bbe51ef50b3af74a9ea2d');
  });

  it('are all that an engine may round in its own way, while something is computed with them, and gone afterwards', () => {
    const names = Object.getOwnPropertyNames(Math).filter(
      (name) => typeof (Math as unknown as Functions)[name] === 'function',
    );
    const engine = { ...Object.fromEntries(names.map((name) => [name, (Math as unknown as Functions)[name]])) };
    const same = withOwnFunctions(() => names.filter((name) => (Math as unknown as Functions)[name] === engine[name]));
    expect(same.filter((name) => !EXACT.includes(name))).toEqual([]);
    expect(() =>
      withOwnFunctions(() => {
        throw new Error('Stopped.');
      }),
    ).toThrow('Stopped.');
    expect(names.filter((name) => (Math as unknown as Functions)[name] !== engine[name])).toEqual([]);
  });

  it('know lengths at the edges of float64', () => {
    const { POSITIVE_INFINITY: infinity, NaN: none } = Number;
    const lengths = [[], [0, -0], [3, 4], [none, 1], [1, none, -infinity], [-infinity, none]];
    expect(withOwnFunctions(() => lengths.map((values) => Math.hypot(...values)))).toEqual([
      0,
      0,
      5,
      none,
      infinity,
      infinity,
    ]);
    for (const size of [1e-300, 1e-200, 1e200, 1e300]) {
      const length = withOwnFunctions(() => Math.hypot(3 * size, 0, -4 * size));
      expect(Math.abs(length - 5 * size)).toBeLessThanOrEqual(2 * unitOf(5 * size));
    }
  });
});
