import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { farMaxPc } from './far-max-pc.ts';
import { alfanoMaxPc } from './max-pc.ts';

const onePartInAMillion = 1e-6;
/** The search itself stops at 1e-7 of the logarithm, where the probability is flat. */
const searchStepOfSigma = 4e-6;

describe('the largest probability by its series', () => {
  it('is that of the search, at any distance and shape', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 6, noNaN: true }),
        fc.double({ min: 0.1, max: 50, noNaN: true }),
        fc.double({ min: 1, max: 20, noNaN: true }),
        (logRatio, radiusM, aspectRatio) => {
          const missM = radiusM * 10 ** logRatio;
          const near = alfanoMaxPc(missM, radiusM, aspectRatio);
          const far = farMaxPc(missM, radiusM, aspectRatio);
          expect(Math.abs(far.maxPc / near.maxPc - 1)).toBeLessThan(onePartInAMillion);
          if (near.sigmaMinorM !== undefined) {
            expect(Math.abs(far.sigmaMinorM! / near.sigmaMinorM - 1)).toBeLessThan(searchStepOfSigma);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is nothing without bodies and certain where they overlap', () => {
    expect(farMaxPc(1000, 0, 3)).toEqual({ maxPc: 0 });
    expect(farMaxPc(5, 10, 3)).toEqual({ maxPc: 1 });
  });
});
