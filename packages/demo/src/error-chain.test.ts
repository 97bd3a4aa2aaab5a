import { expect, test } from 'vitest';
import { errorChain, type OrbitEstimate, type TrackingQuality } from './error-chain.ts';
import { demoRandom } from './seeded-random.ts';

const DAY = 86_400;
const QUALITY: TrackingQuality = { semiMajorM: 1, eccentricityM: 5, planeM: 4, alongTrackM: 8, driftAfterOneDayM: 90 };
const epochs = [0, 1, 2, 3, 3.6, 4.2].map((days) => days * DAY);
const TCA_TAI_S = 5.5 * DAY;
const chains = Array.from({ length: 600 }, (_, seed) =>
  errorChain(1.1e-3, QUALITY, epochs, 8 * DAY, demoRandom(seed, 'test')),
);

function sigmas(estimate: OrbitEstimate): number[] {
  const covariance = estimate.covarianceAt(TCA_TAI_S);
  return [0, 1, 2, 3, 4, 5].map((at) => Math.sqrt(covariance[7 * at]!));
}

test('errors carried to closest approach agree with the covariance that is stated for it', () => {
  const out = new Float64Array(6);
  for (let index = 0; index < epochs.length; index += 1) {
    const stated = sigmas(chains[0]![index]!);
    for (let at = 0; at < 6; at += 1) {
      const squares = chains.map((chain) => (chain[index]!.errorAt(TCA_TAI_S, out)[at]! / stated[at]!) ** 2);
      // The spread of a sample variance of 600 is 6 %: four times that.
      expect(squares.reduce((sum, value) => sum + value, 0) / squares.length).toBeGreaterThan(0.75);
      expect(squares.reduce((sum, value) => sum + value, 0) / squares.length).toBeLessThan(1.25);
    }
  }
});

test('every determination knows the orbit at closest approach better than the one before', () => {
  const chain = chains[0]!;
  for (let index = 1; index < chain.length; index += 1) {
    const before = sigmas(chain[index - 1]!);
    for (const [at, sigma] of sigmas(chain[index]!).entries()) expect(sigma).toBeLessThan(before[at]!);
  }
});

test('a determination corrects the one before: the change between the two is independent of what remains wrong', () => {
  const [earlier, later] = [new Float64Array(6), new Float64Array(6)];
  let product = 0;
  let changes = 0;
  let remains = 0;
  for (const chain of chains) {
    const remaining = chain[4]!.errorAt(TCA_TAI_S, later)[5]!;
    const change = chain[3]!.errorAt(TCA_TAI_S, earlier)[5]! - remaining;
    product += change * remaining;
    changes += change * change;
    remains += remaining * remaining;
  }
  expect(Math.abs(product / Math.sqrt(changes * remains))).toBeLessThan(0.16);
});
