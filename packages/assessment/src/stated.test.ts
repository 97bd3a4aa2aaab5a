import { readdirSync, readFileSync } from 'node:fs';
import { readCdmAll } from '@keepout/ccsds/cdm/read';
import { describeFault } from '@keepout/ccsds/fault/fault-text';
import type { SizeKnowledge } from '@keepout/conjunction/hard-body/ladder';
import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';
import { messageApproach } from './message-approach.ts';

const folder = new URL('../../../conformance/ccsds/cdm/valid/', import.meta.url);
const NAME = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const RULES = {
  thresholds: { version: 1, mediumPc: 1e-7, highPc: 1e-3, criticalPc: 1e-2 },
  decisionLeadS: 43_200,
};

function verdictOf(kvn: string, size: SizeKnowledge = {}) {
  const { cdm, faults } = readCdmAll(kvn);
  if (cdm === undefined || faults.length > 0) throw new Error(faults[0]?.code ?? 'unreadable');
  const approach = messageApproach(cdm, { object: 1, size });
  if (!approach.ok) throw new Error(approach.fault.code);
  return judge(approach.value, RULES, cdm.creationTaiS).verdict;
}
const contradictions = (kvn: string) =>
  verdictOf(kvn).reasons.flatMap((reason) => (reason.code === 'stated-otherwise' ? reason.stated : []));
const outside = (kvn: string, size?: SizeKnowledge) =>
  verdictOf(kvn, size).reasons.flatMap((reason) => (reason.code === 'radius-outside-body' ? reason.radius : []))[0];
const withRadius = (radiusM: number) =>
  text(NAME)
    .replace(/^COMMENT +HBR.*\n/gm, '')
    .replace(/^(TCA +=)/m, `COMMENT HBR = ${radiusM}\n$1`);
const stating = (keyword: string, value: string) =>
  text(NAME).replace(new RegExp(`^(${keyword} +=) *\\S+`, 'm'), `$1 ${value}`);

describe('what a message states', () => {
  it('agrees in distance and speed with the states of every public message that is sound', () => {
    const names = readdirSync(folder).filter((name) => /^(0000|SingleCov).*\.cdm$/.test(name));
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) {
      const geometry = contradictions(text(name)).filter(({ quantity }) => quantity !== 'probability');
      expect([name, geometry]).toEqual([name, []]);
    }
  });

  it.each([
    ['MISS_DISTANCE', '45000', 'miss-distance'],
    ['RELATIVE_SPEED', '12', 'relative-speed'],
  ])('otherwise than its states as %s concludes nothing, with that reason', (keyword, value, quantity) => {
    const kvn = stating(keyword, value);
    expect(contradictions(kvn)).toMatchObject([{ quantity, stated: Number(value) }]);
    expect(verdictOf(text(NAME)).kind).not.toBe('no-conclusion');
    expect(verdictOf(kvn).kind).toBe('no-conclusion');
  });

  it('as a probability that is a thousand times its own makes safe watch', () => {
    const far = (kvn: string) => kvn.replace('1.034203670373858813e+03', '1.044203670373858813e+03');
    const kvn = far(text(NAME)).replace(/^MISS_DISTANCE.*$/m, 'MISS_DISTANCE = 10000 [m]');
    expect(contradictions(kvn.replace(/^(COLLISION_PROBABILITY +=).*$/m, '$1 0.02'))).toContainEqual(
      expect.objectContaining({ quantity: 'probability', stated: 0.02 }),
    );
  });

  it('is a combined radius that no public message has outside of the bodies of its objects', () => {
    const names = readdirSync(folder).filter((name) => /^(0000|SingleCov).*\.cdm$/.test(name));
    for (const name of names) expect([name, outside(text(name))]).toEqual([name, undefined]);
  });

  it('as a combined radius smaller than the own satellite alone, or many times both, is told with both figures', () => {
    const own = { operatorRadiusM: 3 };
    expect(outside(withRadius(2), own)).toEqual({ side: 'smaller', statedM: 2, bodyM: 3, isCounted: false });
    expect(outside(withRadius(3.5), own)).toBeUndefined();
    expect(outside(withRadius(400), own)).toMatchObject({ side: 'larger', statedM: 400, isCounted: false });
    expect(outside(withRadius(400))).toMatchObject({ side: 'larger', isCounted: true });
    expect(outside(withRadius(20))).toBeUndefined();
  });

  it('as a combined radius that no body has makes safe watch, as the probability is of that radius', () => {
    const far = withRadius(0.01).replace('1.034203670373858813e+03', '1.037203670373858813e+03');
    const kvn = far.replace(/^(MISS_DISTANCE +=) *\S+/m, '$1 3012').replace(/^COLLISION_PROBABILITY +=.*$/m, '');
    expect(verdictOf(kvn.replace('COMMENT HBR = 0.01', 'COMMENT HBR = 10')).kind).toBe('safe');
    expect(outside(kvn)).toEqual({ side: 'smaller', statedM: 0.01, bodyM: 0.1, isCounted: true });
    expect(verdictOf(kvn).kind).toBe('watch');
  });

  it.each([
    ['MISS_DISTANCE', '-12', '0 to 1e30'],
    ['MISS_DISTANCE', 'NaN'],
    ['MISS_DISTANCE', '-1e308', '0 to 1e30'],
    ['RELATIVE_SPEED', '-1', '0 to 1e30'],
    ['RELATIVE_POSITION_R', '-1e308', '-1e30 to 1e30'],
    ['RELATIVE_POSITION_R', '1e308', '-1e30 to 1e30'],
  ])('is a fault of reading where no quantity is so: %s = %s', (keyword, value, limit?: string) => {
    const { faults } = readCdmAll(stating(keyword, value));
    expect(faults).toMatchObject([{ keyword, code: value === 'NaN' ? 'not-a-number' : 'number-out-of-range' }]);
    if (limit !== undefined)
      expect(describeFault(faults[0]!)).toBe(`${keyword} is "${value}"; the allowed range is ${limit}.`);
  });
});
