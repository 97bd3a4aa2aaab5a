import { describe, expect, it } from 'vitest';
import {
  aboutX,
  aboutY,
  aboutZ,
  apply3,
  crossMatrix,
  identity3,
  multiply3,
  multiplyTransposed3,
  transpose3,
} from './matrix3.ts';

const A = Float64Array.of(2, 3, 5, 7, 11, 13, 17, 19, 23);
const B = Float64Array.of(29, 31, 37, 41, 43, 47, 53, 59, 61);
/** a b, worked out by hand. */
const PRODUCT = [446, 486, 520, 1343, 1457, 1569, 2491, 2701, 2925];

function turned(m: Float64Array, v: readonly number[]): number[] {
  const out = new Float64Array(3);
  apply3(m, v, out);
  return Array.from(out, (value) => Math.round(value * 1e12) / 1e12 + 0);
}

describe('axis rotations', () => {
  it('turn the axes forward by a right angle, each about its own', () => {
    const quarter = Math.PI / 2;
    expect(turned(aboutX(quarter), [1, 2, 3])).toEqual([1, 3, -2]);
    expect(turned(aboutY(quarter), [1, 2, 3])).toEqual([-3, 2, 1]);
    expect(turned(aboutZ(quarter), [1, 2, 3])).toEqual([2, -1, 3]);
  });

  it('leave a vector alone when nothing turns', () => {
    expect(turned(identity3(), [1, 2, 3])).toEqual([1, 2, 3]);
  });
});

describe('products', () => {
  it('of two matrices are rows by columns', () => {
    expect([...multiply3(A, B)]).toEqual(PRODUCT);
  });

  it('with a transposed factor equal those with its transpose', () => {
    expect([...transpose3(B)]).toEqual([29, 41, 53, 31, 43, 59, 37, 47, 61]);
    expect([...multiplyTransposed3(A, transpose3(B))]).toEqual(PRODUCT);
  });

  it('are written where they are wanted', () => {
    const out = new Float64Array(9);
    expect(multiply3(A, B, out)).toBe(out);
    expect([...out]).toEqual(PRODUCT);
    out.fill(0);
    expect(multiplyTransposed3(A, transpose3(B), out)).toBe(out);
    expect([...out]).toEqual(PRODUCT);
  });

  it('with a vector may read and write in the midst of longer arrays, and in place', () => {
    const state = Float64Array.of(0, 0, 0, 1, 2, 3);
    apply3(A, state, state, 3);
    expect([...state]).toEqual([0, 0, 0, 23, 68, 124]);
    const out = new Float64Array(5);
    apply3(A, [9, 1, 2, 3], out, 1, 2);
    expect([...out]).toEqual([0, 0, 23, 68, 124]);
  });

  it('with the cross matrix are cross products', () => {
    // (1, 2, 3) x (5, 7, 11), by hand.
    expect(turned(crossMatrix(1, 2, 3), [5, 7, 11])).toEqual([1, 4, -3]);
  });
});
