import { describe, expect, it } from 'vitest';
import { readMessageArchive } from './message-archive.ts';
import { probabilitiesAt } from './probability-at.ts';

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second', 'ms'];
const TIMES = ['cre', 'tca'].flatMap((time) => PARTS.map((part) => `${time}_${part}`));
const HEADER = ['primary', 'secondary', ...TIMES, 'pc_hbr_1_m', 'pc_hbr_10_m'].join(',');
const row = (pcs: string, day = '2') => `1,5,2021,1,1,0,0,0,0,2021,1,${day},0,0,0,0,${pcs}`;

function read(text: string, radiusM = 5, mostRows?: number) {
  const archive = readMessageArchive(text, mostRows);
  return archive.ok ? probabilitiesAt(archive.value, radiusM) : archive;
}
const faultOf = (...input: Parameters<typeof read>) => {
  const { ok, ...outcome } = read(...input);
  return 'fault' in outcome ? outcome.fault : ok;
};

describe('an archive of messages as a table', () => {
  it('has times and the probability at a radius between two columns, by logarithms', () => {
    const messages = read(`\ufeff${HEADER}\r\n${row('1e-6,1e-4')}\r\n\r\n${row('1e-6,1e-4', '3')}`);
    if (!messages.ok) throw new Error(messages.fault.code);
    const [first, second] = messages.value;
    expect(second!.tcaTaiS - first!.tcaTaiS).toBe(86_400);
    expect(first!.tcaTaiS - first!.createdTaiS).toBe(86_400);
    expect(first!.pc).toBeCloseTo(1e-6 * 100 ** Math.log10(5), 12);
  });

  it('takes so many rows and no more, and names the limit', () => {
    const text = [HEADER, row('1e-6,1e-4'), row('1e-6,1e-4')].join('\n');
    expect(faultOf(text, 5, 2)).toBe(true);
    expect(faultOf(text, 5, 1)).toEqual({ code: 'too-many-rows', line: 3, limit: 1 });
  });

  it.each([
    ['no column', HEADER.slice(8), { code: 'missing-keyword', line: 1, keyword: 'primary' }],
    ['no row', HEADER, { code: 'truncated', line: 1 }],
    ['a short row', `${HEADER}\n${row('1')}`, { code: 'wrong-number-of-columns', line: 2, value: '17', limit: 18 }],
    ['no number', `${HEADER}\n${row('1e-6,')}`, { code: 'not-a-number', line: 2, keyword: 'pc_hbr_10_m', value: '' }],
    ['no time', `${HEADER}\n${row('0,0', '1e99')}`, { code: 'not-an-epoch', line: 2, value: '2021 1 1e+99 0 0 0 0' }],
    [
      'no catalogue number',
      `${HEADER}\n${row('0,0').replace(/^1,5/, '1,5.5')}`,
      { code: 'not-an-integer', line: 2, keyword: 'secondary', value: '5.5' },
    ],
    [
      'no probability',
      `${HEADER}\n${row('0,-1')}`,
      { code: 'number-out-of-range', line: 2, keyword: 'pc_hbr_10_m', value: '-1', limit: '0 to 1' },
    ],
    [
      'no radii',
      `${HEADER}\n${row('0,0')}`.replaceAll('pc_hbr_', 'pc_'),
      { code: 'missing-keyword', line: 1, keyword: 'pc_hbr_…_m' },
    ],
  ])('says where it has %s', (_, text, fault) => {
    expect(faultOf(text)).toEqual(fault);
  });

  it('has nothing for a radius that the table does not reach', () => {
    const text = `${HEADER}\n${row('0,0')}`;
    const fault = { code: 'number-out-of-range', keyword: 'pc_hbr_…_m', value: '20', limit: '1 to 10 m' };
    expect(faultOf(text, 20)).toEqual(fault);
    expect(faultOf(text, 1)).toBe(true);
  });
});
