import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../../scripts/property-runs.mjs';
import { type Symmetric2, sum2 } from '../../linear/symmetric2.ts';
import { principalEncounter } from '../plane/principal-encounter.ts';
import { dilution } from './dilution.ts';
import { canReach, planePc } from './reachable.ts';
import { separateDilution } from './separate-dilution.ts';

const ellipse = fc
  .tuple(
    fc.double({ min: 0.7, max: 3.5, noNaN: true }),
    fc.double({ min: 0, max: 2, noNaN: true }),
    fc.double({ min: 0, max: 3.1, noNaN: true }),
  )
  .map(([log, ratio, angle]): Symmetric2 => {
    const [major, minor] = [10 ** (2 * log), 10 ** (2 * (log - ratio))];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return {
      xx: c * c * major + s * s * minor,
      yx: c * s * (major - minor),
      yy: s * s * major + c * c * minor,
    };
  });

it('better data can reach a limit exactly where the largest of all smaller errors lies above it', () => {
  fc.assert(
    fc.property(
      ellipse,
      ellipse,
      fc.double({ min: 0.5, max: 4, noNaN: true }),
      fc.double({ min: 0, max: 6.2, noNaN: true }),
      fc.double({ min: 0.5, max: 30, noNaN: true }),
      fc.constantFrom(1e-4, 1e-6, 1e-3),
      (primaryM2, secondaryM2, logMiss, angle, hardBodyRadiusM, limitPc) => {
        const missXM = 10 ** logMiss * Math.cos(angle);
        const missYM = 10 ** logMiss * Math.sin(angle);
        const joint = principalEncounter(missXM, missYM, sum2(primaryM2, secondaryM2), hardBodyRadiusM);
        const plane = { missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM };
        const present = planePc(plane);
        fc.pre(present < limitPc);
        const common = dilution(joint);
        const separate = separateDilution(missXM, missYM, primaryM2, secondaryM2, hardBodyRadiusM);
        const both = common.region === 'diluted' ? common.maxPc : present;
        const best = Math.max(both, separate.primary.maxPc, separate.secondary.maxPc);
        // On the limit itself either may be right.
        fc.pre(Math.abs(best / limitPc - 1) > 2e-3);
        expect(canReach(plane, limitPc)).toBe(best > limitPc);
      },
    ),
    { numRuns: runs(120) },
  );
});

it('better data can reach a limit that only perfect knowledge of one object reaches', () => {
  // The largest Pc is 1.00350e-3 at a perfectly known primary, and 0.2 % less at a thousandth of its deviations.
  const plane = {
    missXM: 58.3,
    missYM: 0,
    primaryM2: { xx: 865.776, yx: 0, yy: 865.776 },
    secondaryM2: { xx: 605.105, yx: 0, yy: 0.0605 },
    hardBodyRadiusM: 0.5765,
  };
  expect(canReach(plane, 1.0034e-3)).toBe(true);
  expect(canReach(plane, 1.0036e-3)).toBe(false);
});
