import type { FrameName, StateCovariance } from '../nouns.ts';
import { STATE_WIDTH } from './interpolate.ts';

export type InterpolationMethod = 'LAGRANGE' | 'HERMITE' | 'LINEAR';

/** A method and the degree of its polynomial. */
export interface Interpolation {
  readonly method: InterpolationMethod;
  readonly degree: number;
}

/**
 * One block of an ephemeris that is interpolated on its own.
 * Nodes `startIndex` up to, not including, `endIndex`; useable from and to, TAI s; its interpolation where that differs
 * from that of the table.
 */
export type EphemerisSegment = readonly [
  startIndex: number,
  endIndex: number,
  useableStartTaiS: number,
  useableStopTaiS: number,
  interpolation?: Interpolation,
];

/** Contents of a tabulated ephemeris. */
export interface EphemerisNodes {
  readonly frame: FrameName;
  /** TAI s, strictly rising inside a segment; a boundary between segments may repeat an epoch. */
  readonly epochsTaiS: Float64Array;
  /** Six numbers a node: x, y, z (m), vx, vy, vz (m/s). */
  readonly states: Float64Array;
  /** Interpolation of the segments that state none. */
  readonly method: InterpolationMethod;
  /** Degree of the polynomial; a segment with fewer nodes lowers it for itself. */
  readonly degree: number;
  /** In order of time. Absent: one segment, useable from its first to its last node. */
  readonly segments?: readonly EphemerisSegment[];
  /** In order of time. */
  readonly covariances?: readonly StateCovariance[];
}

/** The segments, with the plain case of one block filled in; a useable span never reaches beyond its nodes. */
export function segmentsOf(nodes: EphemerisNodes): readonly EphemerisSegment[] {
  const { epochsTaiS } = nodes;
  const declared = nodes.segments ?? [];
  if (declared.length === 0) return [[0, epochsTaiS.length, epochsTaiS[0]!, epochsTaiS[epochsTaiS.length - 1]!]];
  return declared.map(([startIndex, endIndex, from, to, ...interpolation]) => [
    startIndex,
    endIndex,
    Math.max(from, epochsTaiS[startIndex]!),
    Math.min(to, epochsTaiS[endIndex - 1]!),
    ...interpolation,
  ]);
}

/** The interpolation of a segment: its own, else that of the table; LINEAR has degree 1. */
export function interpolationOf(nodes: Interpolation, segment: EphemerisSegment): Interpolation {
  const { method, degree } = segment[4] ?? nodes;
  return { method, degree: method === 'LINEAR' ? 1 : degree };
}

/** Number of nodes that a polynomial of the interpolation goes through. */
export function nodesOfPolynomial({ method, degree }: Interpolation): number {
  return method === 'HERMITE' ? Math.ceil((degree + 1) / 2) : degree + 1;
}

/** Throws when the table breaks the promise of its type: readers report such files as faults before they come here. */
export function assertNodes(nodes: EphemerisNodes): void {
  const count = nodes.epochsTaiS.length;
  if (count === 0) throw new RangeError('an ephemeris needs a node');
  if (nodes.states.length !== count * STATE_WIDTH) throw new RangeError('an ephemeris needs six numbers a node');
  let last = Number.NEGATIVE_INFINITY;
  for (const segment of segmentsOf(nodes)) {
    const [startIndex, endIndex, useableStart] = segment;
    if (!(interpolationOf(nodes, segment).degree >= 1)) throw new RangeError('an interpolation degree starts at 1');
    if (startIndex < 0 || endIndex > count || startIndex >= endIndex) {
      throw new RangeError('an ephemeris segment lies outside its table');
    }
    if (!(useableStart >= last)) throw new RangeError('ephemeris segments are out of order');
    last = useableStart;
    if (!isRising(nodes.epochsTaiS, startIndex, endIndex)) throw new RangeError('ephemeris epochs must rise');
  }
}

/** By itself, so that it is compiled once for tables of every kind. */
function isRising(epochsTaiS: Float64Array, startIndex: number, endIndex: number): boolean {
  let before = epochsTaiS[startIndex]!;
  for (let i = startIndex + 1; i < endIndex; i++) {
    const epochTaiS = epochsTaiS[i]!;
    if (!(epochTaiS > before)) return false;
    before = epochTaiS;
  }
  return true;
}
