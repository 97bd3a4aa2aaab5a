import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordValidation } from '../../../../conformance/ledger.ts';
import { collisionConsequence } from './fragments.ts';

/** Mass of the lighter object, kg; catastrophic; pieces of 5 cm and more: against 2000 kg at 10 km/s. */
const PUBLISHED = [
  [0, false, 0],
  [0.01, false, 17],
  [1.6, false, 755],
  [1000, true, 6801],
  [3000, true, 9977],
] as const;
/** Printed as whole numbers. */
const HALF_A_PIECE = 0.5;

describe('fragments of a collision', () => {
  test('are as many as NASA CARA expects, catastrophic or not', () => {
    const errors = PUBLISHED.map(([massKg, isCatastrophic, pieces]) => {
      const consequence = collisionConsequence([2000, massKg], 10_000);
      expect(consequence.isCatastrophic, String(massKg)).toBe(isCatastrophic);
      expect(collisionConsequence([massKg, 2000], 10_000)).toEqual(consequence);
      return Math.abs(consequence.fragments - pieces);
    });
    recordValidation({
      room: 'conjunction',
      reference: 'fragments of a collision',
      origin: 'NASA CARA Analysis Tools, CollisionConsequenceNumPieces_UnitTest of 2025-09, NOSA',
      deviations: errors,
      unit: 'fragments',
      tolerance: HALF_A_PIECE,
      stated: { accuracy: HALF_A_PIECE, by: 'printed as whole numbers' },
    });
    expect(Math.max(...errors)).toBeLessThanOrEqual(HALF_A_PIECE);
  });

  test('grow with mass, and with the speed until all is broken', () => {
    const kg = fc.double({ min: 0.01, max: 5000, noNaN: true });
    fc.assert(
      fc.property(kg, kg, fc.double({ min: 100, max: 15_000, noNaN: true }), (first, second, speed) => {
        const slow = collisionConsequence([first, second], speed);
        const fast = collisionConsequence([first, second], 1.1 * speed);
        if (slow.isCatastrophic) expect(fast).toEqual({ ...slow, specificEnergyJpkg: fast.specificEnergyJpkg });
        else if (!fast.isCatastrophic) expect(fast.fragments).toBeGreaterThan(slow.fragments);
        expect(collisionConsequence([first, second], speed, 0.1).fragments).toBeLessThan(slow.fragments);
      }),
    );
    expect(collisionConsequence([0, 0], 10_000)).toEqual({
      isCatastrophic: false,
      fragments: 0,
      smallestM: 0.05,
      specificEnergyJpkg: 0,
    });
  });
});
