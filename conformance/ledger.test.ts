import { describe, expect, it } from 'vitest';
import { recordValidation, rowProblem } from './ledger.ts';

const row = {
  room: 'astro',
  reference: 'a row that is never kept',
  origin: 'this test',
  deviations: [1, 2],
  unit: 'm',
  tolerance: 3,
};
const stated = { accuracy: 3, by: 'its printed digits' };
const REASON = 'the source rounds its epochs to a millisecond';

describe('a validation row', () => {
  it('without the accuracy of its reference must say why its tolerance is what it is', () => {
    expect(rowProblem(row)).toMatch(/neither how well/);
    expect(rowProblem({ ...row, reason: REASON })).toBeUndefined();
    expect(rowProblem({ ...row, reason: 'because' })).toBeDefined();
  });

  it('within the accuracy of its reference needs no reason, beyond it does', () => {
    expect(rowProblem({ ...row, stated })).toBeUndefined();
    expect(rowProblem({ ...row, stated, tolerance: 3.001 })).toMatch(/wider/);
    expect(rowProblem({ ...row, stated, tolerance: 3.001, reason: REASON })).toBeUndefined();
  });

  it('has cases and a tolerance', () => {
    expect(rowProblem({ ...row, stated, deviations: [] })).toMatch(/no cases/);
    expect(rowProblem({ ...row, stated, tolerance: Number.NaN })).toMatch(/no tolerance/);
  });

  it('that lacks something is not kept: the test that records it fails', () => {
    expect(() => recordValidation(row)).toThrow(/a row that is never kept/);
  });
});
