import { circumscribingRadiusM, type ScreeningVolume, semiAxesM } from '../../volume/volume.ts';
import { LATTICE_S, type ScreeningBlock, type ScreeningPlan } from '../plan/plan.ts';
import type { StateSource } from '../plan/sources.ts';
import {
  DIRECTION,
  FIRST_BLOCK,
  HIGHEST,
  LOWEST,
  NORMAL,
  type OrbitOutline,
  OUTLINE_FRONT,
  OUTLINE_NODE_RATE,
  OUTLINE_ROW,
  OUTLINE_START_TAI_S,
  RATE,
  STOP_TAI_S,
  STRAY,
} from './outline.ts';

/** A pair without exclusion for this long is not followed further, s. */
const SHORTEST_STEP_S = 1;

/**
 * Whether a screening may find anything of a pair: false only where its volume, laid around the first, cannot hold the second at any instant
 * of the window that both outlines speak for.
 *
 * Method   block by block: radii, phases from the common node, then the distance along the two uniform motions, in steps that
 *          it cannot close in; docs/models/screening, outlines
 *
 * Checked  may-meet.property.test.ts against brute force and against the complete screening
 */
export function mayMeet(
  first: OrbitOutline,
  second: OrbitOutline,
  { window, volume }: Pick<ScreeningPlan, 'window' | 'volume'>,
): boolean {
  const from = Math.max(window.startTaiS, first[OUTLINE_START_TAI_S]!, second[OUTLINE_START_TAI_S]!);
  const to = Math.min(window.stopTaiS, first[STOP_TAI_S]!, second[STOP_TAI_S]!);
  if (isUnknown(first, window) || isUnknown(second, window)) return true;
  if (!(from <= to)) return false;
  const reach = { volume, reachM: circumscribingRadiusM(volume) };
  for (let block = Math.floor(from / LATTICE_S); block <= Math.floor(to / LATTICE_S); block++) {
    const span = {
      middleTaiS: (block + 0.5) * LATTICE_S,
      startTaiS: Math.max(from, block * LATTICE_S),
      stopTaiS: Math.min(to, (block + 1) * LATTICE_S),
    };
    if (mayMeetInBlock(rowOf(first, block), rowOf(second, block), reach, span)) return true;
  }
  return false;
}

/** Encounters of neighbouring blocks on both sides of their edge are no further beyond it, s. */
const EDGE_S = 2;

/**
 * Whether an object is irrelevant in a block for some primaries: it can meet none of them, and has no report line. Then it need not be
 * laid out; rows and lines of the block are the same.
 */
export function isIdle(
  source: StateSource,
  plan: ScreeningPlan,
  block: ScreeningBlock,
  primaries: readonly number[],
  j: number,
): boolean {
  const outline = source.outlineOf(j);
  const window = { startTaiS: block.startTaiS - EDGE_S, stopTaiS: block.stopTaiS + EDGE_S };
  if (outline === undefined || isUnknown(outline, window)) return false;
  return primaries.every((primary) => {
    if (source.isSameObject(primary, j)) return true;
    const primaryOutline = source.outlineOf(primary);
    return primaryOutline !== undefined && !mayMeet(primaryOutline, outline, { window, volume: plan.volume });
  });
}

/** Whether an outline is undefined in some block of a window: the screening itself treats such data. */
function isUnknown(outline: OrbitOutline, { startTaiS, stopTaiS }: ScreeningPlan['window']): boolean {
  const from = Math.floor(Math.max(startTaiS, outline[OUTLINE_START_TAI_S]!) / LATTICE_S);
  const to = Math.floor(Math.min(stopTaiS, outline[STOP_TAI_S]!) / LATTICE_S);
  for (let block = from; block <= to; block++) if (!(rowOf(outline, block)[STRAY]! <= 2)) return true;
  return false;
}

function rowOf(outline: OrbitOutline, block: number): Float64Array {
  const at = OUTLINE_FRONT + (block - outline[FIRST_BLOCK]!) * OUTLINE_ROW;
  return outline.subarray(at, at + OUTLINE_ROW);
}

interface Reach {
  readonly volume: ScreeningVolume;
  readonly reachM: number;
}

interface Span {
  readonly middleTaiS: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

function mayMeetInBlock(first: Float64Array, second: Float64Array, { volume, reachM }: Reach, span: Span): boolean {
  const [radialM, alongM, acrossM] = semiAxesM(volume);
  const lowestM = Math.min(first[LOWEST]!, second[LOWEST]!);
  const upM = radialM + (alongM * alongM + acrossM * acrossM) / (2 * (first[LOWEST]! - radialM));
  if (second[LOWEST]! > first[HIGHEST]! + upM || second[HIGHEST]! < first[LOWEST]! - radialM) return false;
  const maximumChord = reachM / lowestM + first[STRAY]! + second[STRAY]!;
  return !areOutOfPhase(first, second, maximumChord, span) && comeWithin(first, second, maximumChord, span);
}

/**
 * Two that go round at nearly one rate in planes that turn alike keep their phases from the common node:
 * sin^2(theta / 2) >= cos^2(I / 2) sin^2(psi / 2), I between the planes, psi between the phases.
 */
function areOutOfPhase(first: Float64Array, second: Float64Array, maximumChord: number, span: Span): boolean {
  const longestS = Math.max(span.middleTaiS - span.startTaiS, span.stopTaiS - span.middleTaiS);
  const [ax, ay, az] = [first[NORMAL]!, first[NORMAL + 1]!, first[NORMAL + 2]!];
  const [bx, by, bz] = [second[NORMAL]!, second[NORMAL + 1]!, second[NORMAL + 2]!];
  let [kx, ky, kz] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
  let length = Math.sqrt(kx * kx + ky * ky + kz * kz);
  if (length < 1e-9) {
    // One plane: phases from anywhere in it.
    [kx, ky, kz] = [first[DIRECTION]!, first[DIRECTION + 1]!, first[DIRECTION + 2]!];
    length = 1;
  }
  const phaseOf = (row: Float64Array, nx: number, ny: number, nz: number): number => {
    const [x, y, z] = [row[DIRECTION]!, row[DIRECTION + 1]!, row[DIRECTION + 2]!];
    const across = x * (ny * kz - nz * ky) + y * (nz * kx - nx * kz) + z * (nx * ky - ny * kx);
    return Math.atan2(across, x * kx + y * ky + z * kz);
  };
  const psi = phaseOf(first, ax, ay, az) - phaseOf(second, bx, by, bz);
  const between = Math.abs(psi - 2 * Math.PI * Math.round(psi / (2 * Math.PI)));
  const slip = Math.abs(first[RATE]! - second[RATE]!) * longestS;
  const cosHalf = Math.sqrt(Math.max(0, (1 + ax * bx + ay * by + az * bz) / 2));
  const nearest = Math.min(between - slip, 2 * Math.PI - between - slip, Math.PI);
  const turn = Math.abs(first[OUTLINE_NODE_RATE]! - second[OUTLINE_NODE_RATE]!) * longestS;
  return nearest > 0 && 2 * cosHalf * Math.sin(nearest / 2) > maximumChord + turn + 1e-8;
}

const firstDirection = new Float64Array(3);
const secondDirection = new Float64Array(3);

/** Whether the two uniform motions come within a chord of each other, or nearly. */
function comeWithin(first: Float64Array, second: Float64Array, maximumChord: number, span: Span): boolean {
  const { middleTaiS, startTaiS, stopTaiS } = span;
  const fastest = speedOf(first) + speedOf(second);
  for (let t = startTaiS; ; ) {
    directionAt(first, t - middleTaiS, firstDirection);
    directionAt(second, t - middleTaiS, secondDirection);
    const chord = Math.sqrt(
      (firstDirection[0]! - secondDirection[0]!) ** 2 +
        (firstDirection[1]! - secondDirection[1]!) ** 2 +
        (firstDirection[2]! - secondDirection[2]!) ** 2,
    );
    const clearS = (chord - maximumChord) / fastest;
    if (!(clearS > SHORTEST_STEP_S)) return true;
    if (t + clearS >= stopTaiS) return false;
    t += clearS;
  }
}

function speedOf(row: Float64Array): number {
  return Math.abs(row[RATE]!) + Math.abs(row[OUTLINE_NODE_RATE]!);
}

function directionAt(row: Float64Array, timeS: number, out: Float64Array): void {
  const [mx, my, mz] = [row[DIRECTION]!, row[DIRECTION + 1]!, row[DIRECTION + 2]!];
  const [nx, ny, nz] = [row[NORMAL]!, row[NORMAL + 1]!, row[NORMAL + 2]!];
  const [cos, sin] = [Math.cos(row[RATE]! * timeS), Math.sin(row[RATE]! * timeS)];
  const x = cos * mx + sin * (ny * mz - nz * my);
  const y = cos * my + sin * (nz * mx - nx * mz);
  const [cosNode, sinNode] = [Math.cos(row[OUTLINE_NODE_RATE]! * timeS), Math.sin(row[OUTLINE_NODE_RATE]! * timeS)];
  out[0] = cosNode * x - sinNode * y;
  out[1] = sinNode * x + cosNode * y;
  out[2] = cos * mz + sin * (nx * my - ny * mx);
}
