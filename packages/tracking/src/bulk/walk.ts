import { emptyRise, type MaskedSite, type Rise, riseOf } from './rise.ts';
import { stateOn, type TargetPath } from './target-path.ts';

/** Events of an object over a site from the cubics; every epoch is still to be polished. */
export interface Walk {
  /** Rises and sets in turn, beginning with a rise unless the object is up at the start. */
  readonly crossings: number[];
  /** Maxima while up, with the change of the rate in a second there. */
  readonly tops: Top[];
  isUpAtStart: boolean;
  /** An extremum so near the mask that the cubic cannot decide its side. */
  isDoubtful: boolean;
}

export interface Top {
  readonly epochTaiS: number;
  readonly value: number;
  readonly slope: number;
}

/** Below the plane by more than this is below it in spite of the cubic. */
const PLANE_MARGIN_M = 1000;
/** Two codes of SGP4 differ by less, as a sine. */
const SAME_SINE = 1e-9;
/** On the cubic epochs are sought to this: the rest is done on the orbit itself. */
const TOLERANCE_S = 1e-3;
const MOST_STEPS = 60;
/** A slope is computed over this part of a step to either side. */
const SLOPE_PARTS = 100;

const scratch = new Float64Array(6);
const riseScratch = emptyRise();

/**
 * Rises, sets and highest places of an object over an even mask, on its cubics.
 *
 * Method   steps below the plane of the horizon, cubic hull and all, are passed over; elsewhere a change of sign between
 *          nodes is one crossing, a change of sign of the rate one extremum, which may be two crossings or none
 * Assumes  at most one extremum in a step
 */
export function walkOver(path: TargetPath, masked: MaskedSite): Walk {
  const walk: Walk = { crossings: [], tops: [], isUpAtStart: false, isDoubtful: false };
  const { up } = masked.site;
  const { states, epochsTaiS, count } = path;
  const limit = masked.planeM - PLANE_MARGIN_M;
  const before = emptyRise();
  const after = emptyRise();
  let lastNode = -1;
  let d0 = up[0] * states[0]! + up[1] * states[1]! + up[2] * states[2]!;
  let w0 = up[0] * states[3]! + up[1] * states[4]! + up[2] * states[5]!;
  for (let k = 0; k + 1 < count; k++) {
    const o = 6 * k + 6;
    const d1 = up[0] * states[o]! + up[1] * states[o + 1]! + up[2] * states[o + 2]!;
    const w1 = up[0] * states[o + 3]! + up[1] * states[o + 4]! + up[2] * states[o + 5]!;
    const third = (epochsTaiS[k + 1]! - epochsTaiS[k]!) / 3;
    const mayBeUp = d0 > limit || d1 > limit || d0 + third * w0 > limit || d1 - third * w1 > limit;
    d0 = d1;
    w0 = w1;
    if (!mayBeUp) continue;
    if (lastNode === k) copy(after, before);
    else riseOf(masked, states, 6 * k, before);
    riseOf(masked, states, o, after);
    lastNode = k + 1;
    if (k === 0) walk.isUpAtStart = before.value > 0;
    if (Math.abs(before.value) < SAME_SINE || Math.abs(after.value) < SAME_SINE) walk.isDoubtful = true;
    step(walk, path, masked, k, before, after);
  }
  return walk;
}

function step(walk: Walk, path: TargetPath, masked: MaskedSite, k: number, before: Rise, after: Rise): void {
  const from = path.epochsTaiS[k]!;
  const to = path.epochsTaiS[k + 1]!;
  const isUp = before.value > 0;
  const isUpAfter = after.value > 0;
  const isMaximum = before.rate > 0 && after.rate <= 0;
  const isMinimum = before.rate < 0 && after.rate >= 0;
  const mayTurn = isMaximum || (isMinimum && isUp && isUpAfter);
  if (!mayTurn) {
    if (isUp !== isUpAfter) walk.crossings.push(crossing(path, masked, k, from, to, before.value));
    return;
  }
  const epochTaiS = extremum(path, masked, k, from, to, before.rate);
  stateOn(path, k, epochTaiS, scratch);
  riseOf(masked, scratch, 0, riseScratch);
  const { value } = riseScratch;
  if (Math.abs(value) < doubt(path, riseScratch.rangeM)) walk.isDoubtful = true;
  const isUpBetween = value > 0;
  if (isUp !== isUpBetween) walk.crossings.push(crossing(path, masked, k, from, epochTaiS, before.value));
  if (isUpBetween && isMaximum) walk.tops.push({ epochTaiS, value, slope: slopeAt(path, masked, k, epochTaiS) });
  if (isUpBetween !== isUpAfter) walk.crossings.push(crossing(path, masked, k, epochTaiS, to, value));
}

/** How far the cubic may be off at a range, as a sine: three times its fourth-order term for a circle. */
function doubt({ stepRad, states }: TargetPath, rangeM: number): number {
  const radius = Math.sqrt(states[0]! ** 2 + states[1]! ** 2 + states[2]! ** 2);
  return ((3 * stepRad ** 4) / 384) * (radius / rangeM) + SAME_SINE;
}

/** Epoch of a change of sign between two epochs of one step: Newton, halved where it leaves the bracket. */
function crossing(path: TargetPath, masked: MaskedSite, k: number, from: number, to: number, atFrom: number): number {
  let low = from;
  let high = to;
  let t = 0.5 * (from + to);
  for (let i = 0; i < MOST_STEPS; i++) {
    stateOn(path, k, t, scratch);
    riseOf(masked, scratch, 0, riseScratch);
    if (riseScratch.value > 0 === atFrom > 0) low = t;
    else high = t;
    const next = t - riseScratch.value / riseScratch.rate;
    const inside = next > low && next < high ? next : 0.5 * (low + high);
    if (Math.abs(inside - t) < TOLERANCE_S) return inside;
    t = inside;
  }
  return t;
}

/** Epoch at which the rate changes its sign: false position, the value of the retained end halved (Illinois). */
function extremum(path: TargetPath, masked: MaskedSite, k: number, from: number, to: number, rateFrom: number): number {
  let low = from;
  let high = to;
  let atLow = rateFrom;
  stateOn(path, k, to, scratch);
  riseOf(masked, scratch, 0, riseScratch);
  let atHigh = riseScratch.rate;
  let t = low;
  for (let i = 0; i < MOST_STEPS && atHigh !== atLow; i++) {
    const next = high - (atHigh * (high - low)) / (atHigh - atLow);
    if (Math.abs(next - t) < TOLERANCE_S) return next;
    t = next;
    stateOn(path, k, t, scratch);
    riseOf(masked, scratch, 0, riseScratch);
    if (riseScratch.rate > 0 === atHigh > 0) {
      high = t;
      atHigh = riseScratch.rate;
      atLow /= 2;
    } else {
      low = t;
      atLow = riseScratch.rate;
      atHigh /= 2;
    }
  }
  return t;
}

function slopeAt(path: TargetPath, masked: MaskedSite, k: number, epochTaiS: number): number {
  const width = (path.epochsTaiS[k + 1]! - path.epochsTaiS[k]!) / SLOPE_PARTS;
  stateOn(path, k, epochTaiS - width, scratch);
  riseOf(masked, scratch, 0, riseScratch);
  const { rate } = riseScratch;
  stateOn(path, k, epochTaiS + width, scratch);
  riseOf(masked, scratch, 0, riseScratch);
  return (riseScratch.rate - rate) / (2 * width);
}

function copy(from: Rise, to: Rise): void {
  to.value = from.value;
  to.rate = from.rate;
  to.rangeM = from.rangeM;
}
