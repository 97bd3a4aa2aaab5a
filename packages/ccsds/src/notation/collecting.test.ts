import { describe, expect, it } from 'vitest';
import { readCdmAll } from '../cdm/read.ts';
import { readCollecting } from './collecting.ts';

describe('a reader that collects faults', () => {
  it('reports a hundred, and reads no further than the thousandth', () => {
    let lines = 0;
    const { value, faults } = readCollecting('text', (list) => {
      for (; lines < 1e6; lines++) list.add('malformed-line', { line: 1e6 - lines });
      return 'read';
    });
    expect(lines).toBe(999);
    expect(value).toBeUndefined();
    expect(faults).toHaveLength(100);
    expect(faults[0]!.line!, 'in the order of lines').toBeLessThan(faults[99]!.line!);
  });

  it('tells what came before, and lets every other failure through', () => {
    const { faults } = readCdmAll(`CCSDS_CDM_VERS = 1.0\n${'A = 1\n'.repeat(5000)}`);
    expect(faults).toHaveLength(100);
    expect(faults[0]).toMatchObject({ code: 'unknown-keyword', line: 2 });
    const broken = () =>
      readCollecting('text', () => {
        throw new TypeError('ours');
      });
    expect(broken).toThrow('ours');
  });
});
