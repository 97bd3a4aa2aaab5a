import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../scripts/property-runs.mjs';
import { MU_EARTH } from '../constants.ts';
import { cartesianFromEquinoctial, equinoctialFromCartesian } from '../elements/equinoctial.ts';
import { equinoctialJacobian } from '../elements/equinoctial-jacobian.ts';
import { cartesianFromKeplerian, keplerianFromCartesian } from '../elements/keplerian.ts';
import type { StateVector } from '../nouns.ts';
import { stateOfSix } from '../six-numbers.ts';
import { propagateTwoBody, twoBodyStateAt } from '../two-body/propagate.ts';
import { congruent6, identity6, invert6, multiply6 } from './matrix6.ts';
import { cholesky, clipEigenvalues, eigenSymmetric, isPositiveDefinite } from './positive-definite.ts';
import { transportCovariance, twoBodyTransition } from './transport.ts';

const angle = fc.double({ min: 0, max: 6.28, noNaN: true });
/** Equatorial, polar and retrograde to the very pole of the orbit included. */
const inclination = fc.oneof(
  fc.constantFrom(0, Math.PI / 2, Math.PI),
  fc.double({ min: 0, max: Math.PI, noNaN: true }),
);
const orbit = fc
  .tuple(
    fc.double({ min: 6.6e6, max: 4.5e7, noNaN: true }),
    fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.85, noNaN: true })),
    inclination,
    angle,
    angle,
    angle,
  )
  .map(([semiMajorAxisM, eccentricity, inclinationRad, raanRad, argPerigeeRad, meanAnomalyRad]) =>
    cartesianFromKeplerian({ semiMajorAxisM, eccentricity, inclinationRad, raanRad, argPerigeeRad, meanAnomalyRad }),
  );
const entry = fc.double({ min: -1, max: 1, noNaN: true });
/** A covariance of metres and millimetres a second, correlated at random. */
const covariance = fc.array(entry, { minLength: 36, maxLength: 36 }).map((values) => {
  const root = Float64Array.from(values, (value, i) => (i < 18 ? 100 : 0.1) * (value + (i % 7 === 0 ? 2 : 0)));
  return congruent6(root, identity6());
});

function vector(state: Float64Array, epochTaiS: number): StateVector {
  return stateOfSix(state, epochTaiS);
}

function energy(state: Float64Array): number {
  return (
    (state[3]! ** 2 + state[4]! ** 2 + state[5]! ** 2) / 2 - MU_EARTH / Math.hypot(state[0]!, state[1]!, state[2]!)
  );
}

function distance(a: Float64Array, b: Float64Array): number {
  return Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
}

describe('elements', () => {
  it('return to the state for every bound orbit, at 0 and 180 degrees too', () => {
    fc.assert(
      fc.property(orbit, (state) => {
        expect(distance(cartesianFromEquinoctial(equinoctialFromCartesian(state)!), state)).toBeLessThan(1e-5);
        expect(distance(cartesianFromKeplerian(keplerianFromCartesian(state)!), state)).toBeLessThan(1e-5);
      }),
      { numRuns: runs(500) },
    );
  });

  it('have the derivatives that small differences show', () => {
    fc.assert(
      fc.property(orbit, (state) => {
        const elements = equinoctialFromCartesian(state)!;
        const jacobian = equinoctialJacobian(elements);
        for (const [column, name] of (
          ['meanMotionRadps', 'af', 'ag', 'chi', 'psi', 'meanLongitudeRad'] as const
        ).entries()) {
          const h = name === 'meanMotionRadps' ? elements[name] * 1e-6 : 1e-6;
          const up = cartesianFromEquinoctial({ ...elements, [name]: elements[name] + h });
          const down = cartesianFromEquinoctial({ ...elements, [name]: elements[name] - h });
          let scale = 0;
          let error = 0;
          for (let row = 0; row < 6; row++) {
            const unit = row < 3 ? 1 : 1000;
            const analytic = jacobian[row * 6 + column]! * unit;
            scale = Math.max(scale, Math.abs(analytic));
            error = Math.max(error, Math.abs(((up[row]! - down[row]!) / (2 * h)) * unit - analytic));
          }
          expect(error / scale).toBeLessThan(1e-6);
        }
      }),
    );
  });
});

describe('two-body motion', () => {
  it('keeps its energy and comes back', () => {
    fc.assert(
      fc.property(orbit, fc.double({ min: -3e5, max: 3e5, noNaN: true }), (state, dt) => {
        const later = new Float64Array(6);
        propagateTwoBody(state, dt, later);
        expect(Math.abs(energy(later) / energy(state) - 1)).toBeLessThan(1e-11);
        propagateTwoBody(later, -dt, later);
        expect(distance(later, state)).toBeLessThan(0.05);
      }),
      { numRuns: runs(500) },
    );
  });

  it('follows an escape path too', () => {
    const state = Float64Array.of(7e6, 0, 0, 1000, 12_000, 500);
    const later = new Float64Array(6);
    propagateTwoBody(state, 50_000, later);
    expect(Math.abs(energy(later) / energy(state) - 1)).toBeLessThan(1e-11);
    propagateTwoBody(later, -50_000, later);
    expect(distance(later, state)).toBeLessThan(1e-4);
  });
});

describe('covariance transport', () => {
  it('stays symmetric and positive definite over revolutions', () => {
    fc.assert(
      fc.property(orbit, covariance, fc.double({ min: -86_400, max: 86_400, noNaN: true }), (state, matrix, dt) => {
        const from = vector(state, 0);
        const carried = transportCovariance({ epochTaiS: 0, frame: 'RTN', matrix }, from, twoBodyStateAt(from, dt));
        for (let i = 0; i < 6; i++)
          for (let j = 0; j < 6; j++) expect(carried.matrix[i * 6 + j]).toBe(carried.matrix[j * 6 + i]);
        expect(eigenSymmetric(balanced(carried.matrix), 6).values[0]).toBeGreaterThan(-1e-9);
      }),
    );
  });

  it('composes: a to c is b to c after a to b', () => {
    fc.assert(
      fc.property(orbit, fc.double({ min: 100, max: 20_000, noNaN: true }), (state, dt) => {
        const a = vector(state, 0);
        const b = twoBodyStateAt(a, dt);
        const c = twoBodyStateAt(a, 3 * dt);
        const direct = twoBodyTransition(a, c);
        const stepped = multiply6(twoBodyTransition(b, c), twoBodyTransition(a, b));
        const size = Math.max(...direct.map(Math.abs));
        for (let i = 0; i < 36; i++) expect(Math.abs(direct[i]! - stepped[i]!) / size).toBeLessThan(1e-7);
      }),
    );
  });

  it('is the derivative of the motion', () => {
    fc.assert(
      fc.property(orbit, fc.double({ min: -6000, max: 6000, noNaN: true }), (state, dt) => {
        const phi = twoBodyTransition(vector(state, 0), twoBodyStateAt(vector(state, 0), dt));
        const up = new Float64Array(6);
        const down = new Float64Array(6);
        const size = Math.max(...phi.map(Math.abs));
        for (let column = 0; column < 6; column++) {
          const h = column < 3 ? 10 : 0.01;
          propagateTwoBody(
            state.map((value, i) => (i === column ? value + h : value)),
            dt,
            up,
          );
          propagateTwoBody(
            state.map((value, i) => (i === column ? value - h : value)),
            dt,
            down,
          );
          for (let row = 0; row < 6; row++) {
            expect(Math.abs((up[row]! - down[row]!) / (2 * h) - phi[row * 6 + column]!) / size).toBeLessThan(1e-5);
          }
        }
      }),
    );
  });
});

/** Scaled to a unit diagonal, so that positions and velocities weigh alike. */
function balanced(matrix: Float64Array): Float64Array {
  return matrix.map((value, i) => value / Math.sqrt(matrix[Math.floor(i / 6) * 7]! * matrix[(i % 6) * 7]!));
}

describe('symmetric matrices', () => {
  const sized = fc.constantFrom(2, 3, 6).chain((size) =>
    fc.array(entry, { minLength: size * size, maxLength: size * size }).map((values) => {
      const matrix = new Float64Array(size * size);
      for (let i = 0; i < size; i++) {
        for (let j = 0; j < size; j++) matrix[i * size + j] = values[Math.min(i, j) * size + Math.max(i, j)]!;
      }
      return { size, matrix };
    }),
  );

  it('are rebuilt by their eigenvalues and vectors', () => {
    fc.assert(
      fc.property(sized, ({ size, matrix }) => {
        const { values, vectors } = eigenSymmetric(matrix, size);
        for (let i = 0; i < size; i++) {
          if (i > 0) expect(values[i]!).toBeGreaterThanOrEqual(values[i - 1]!);
          for (let j = 0; j < size; j++) {
            let sum = 0;
            for (let k = 0; k < size; k++) sum += vectors[i * size + k]! * values[k]! * vectors[j * size + k]!;
            expect(sum).toBeCloseTo(matrix[i * size + j]!, 12);
          }
        }
      }),
    );
  });

  it('after clipping have no eigenvalue below the floor, and are left alone above it', () => {
    fc.assert(
      fc.property(sized, ({ size, matrix }) => {
        const repaired = clipEigenvalues(matrix, size, 1e-3);
        expect(eigenSymmetric(repaired.matrix, size).values[0]).toBeGreaterThan(1e-3 - 1e-12);
        expect(repaired.wasClipped).toBe(repaired.smallestEigenvalue < 1e-3);
        expect(isPositiveDefinite(repaired.matrix, size)).toBe(true);
        expect(clipEigenvalues(repaired.matrix, size, 1e-4).matrix).toBe(repaired.matrix);
      }),
    );
  });

  it('are squares of their Cholesky factor when positive definite', () => {
    fc.assert(
      fc.property(covariance, (matrix) => {
        const lower = cholesky(matrix, 6);
        fc.pre(lower !== undefined);
        const square = congruent6(lower!, identity6());
        for (let i = 0; i < 36; i++) {
          const scale = Math.sqrt(matrix[Math.floor(i / 6) * 7]! * matrix[(i % 6) * 7]!);
          expect(Math.abs(square[i]! - matrix[i]!) / scale).toBeLessThan(1e-12);
        }
        const inverse = invert6(matrix);
        expect(inverse).toBeDefined();
      }),
    );
  });
});
