import { formatUtc } from '@keepout/astro/epoch';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import type { OrbitDoubt } from '@keepout/conjunction/decision/orbit-quality';
import type { StatedOtherwise, VerdictReason } from '@keepout/conjunction/decision/verdict';
import type { RadiusOutsideBody } from '@keepout/conjunction/hard-body/ladder';
import type { MissingMaxPc } from '@keepout/conjunction/pc/bounds/report-bounds';
import type { DataEdge } from '@keepout/conjunction/screening/plan/encounter';
import type { MissingPcReason } from '../judge.ts';

const OBJECTS = { primary: 'object 1', secondary: 'object 2' } as const;

/** Returns the sentence for a reason of a verdict. */
export function reasonText(reason: VerdictReason): string {
  switch (reason.code) {
    case 'pc-above-act':
      return `Pc ${pcText(reason.pc)} is at or above the act threshold ${pcText(reason.thresholdPc)}.`;
    case 'pc-above-watch':
      return `Pc ${pcText(reason.pc)} is at or above the watch threshold ${pcText(reason.thresholdPc)} and below the act threshold.`;
    case 'pc-below-watch':
      return `Pc ${pcText(reason.pc)} is below the watch threshold ${pcText(reason.thresholdPc)}.`;
    case 'pc-above-watch-at-margin':
      return reason.pc === undefined
        ? `Pc with ${reason.factor} times the stated sigmas could not be computed; safe requires it to be below the watch threshold ${pcText(reason.thresholdPc)}.`
        : `With ${reason.factor} times the stated sigmas, Pc is ${pcText(reason.pc)}, at or above the watch threshold ${pcText(reason.thresholdPc)}. Stated sigmas are often too small; safe requires this margin unless both covariances are calibrated.`;
    case 'robust':
      return 'A smaller covariance of one or both objects at the same miss distance would not raise Pc.';
    case 'diluted':
      return `Pc is diluted: a smaller covariance ${objectText(reason.on)}at the same miss distance could raise it to ${pcText(reason.maxPc)}.`;
    case 'max-pc-below-act':
      return `Better data at this miss distance could raise Pc to at most ${pcText(reason.maxPc)}, below the act threshold ${pcText(reason.thresholdPc)}.`;
    case 'max-pc-above-act':
      return `A low Pc is not evidence of safety here: at the same miss distance it could be ${pcText(reason.maxPc)}, above the act threshold ${pcText(reason.thresholdPc)}. New data may also change the miss distance. Obtain data.`;
    case 'covariance-estimated':
      return `The covariance of ${objectsText(reason.objects)} is estimated from orbit regime and age. An estimate alone never justifies a manoeuvre.`;
    case 'covariance-missing':
      return `There is no usable covariance for ${objectsText(reason.objects)}, so Pc cannot be computed.`;
    case 'covariance-default':
      return `The covariance of ${objectsText(reason.objects)} is a placeholder of ten Earth radii or more, so Pc cannot be computed.`;
    case 'covariance-implausible':
      return `The covariance of ${objectsText(reason.objects)} is implausibly large (sigma of 1000 km or more): Pc is not conclusive.`;
    case 'covariance-too-small':
      return `The covariance of ${objectsText(reason.objects)} is implausibly small for such an object this long after its last observation (wrong unit?): Pc is not conclusive.`;
    case 'covariance-not-positive':
      return `The covariance of ${objectsText(reason.objects)} is not positive definite: only its position part is used.`;
    case 'covariance-unlike-history':
      return `The covariance of ${reason.unlike.map(unlikeText).join(', that of ')} (wrong unit?): Pc is not conclusive.`;
    case 'covariance-scaled':
      return `By your covariance rule, the sigmas of ${reason.scaled.map(({ object, factor }) => `${OBJECTS[object]} are scaled by ${factor.toFixed(2)}`).join(', those of ')} (set in Fleet statistics).`;
    case 'covariance-calibrated':
      return 'The covariances of both objects are of kinds that have passed your covariance realism test.';
    case 'errors-correlated':
      return `Both objects have a common error of the density forecast. Without it, Pc is ${pcText(reason.correlatedPc)} instead of ${pcText(reason.pc)}. The larger value is used.`;
    case 'orbit-doubtful':
      return `The orbit determination of ${OBJECTS[reason.object]} is outside its limits: ${reason.doubts.map(doubtText).join(', ')}.`;
    case 'pc-not-computed':
      return 'Pc could not be computed.';
    case 'edge-of-data':
      return edgeText(reason.edge);
    case 'two-dimensional-inadequate':
      return 'The encounter is too slow or too curved for a 2-D Pc.';
    case 'usage-unknown':
      return 'The validity of the 2-D Pc could not be checked: a covariance has no velocity terms.';
    case 'stated-otherwise':
      return `The message contradicts its own state vectors: ${reason.stated.map(statedText).join(', ')}.`;
    case 'radius-outside-body':
      return radiusText(reason.radius);
    case 'closest-approach-passed':
      return 'The closest approach has passed.';
    case 'decision-time-passed':
      return `The decision deadline passed at ${timeText(reason.decideByTaiS)}.`;
  }
}

/** Returns a time as screens show it: `2026-12-01 00:32:58 Z`. */
const timeText = (epochTaiS: number): string => `${formatUtc(epochTaiS, 0).replace('T', ' ')} Z`;

function edgeText(edge: DataEdge): string {
  return edge === 'start'
    ? 'The minimum distance is at the start of the data; the closest approach may lie before it.'
    : 'The minimum distance is at the end of the data; the closest approach may lie beyond.';
}

function unlikeText({ object, ratio, messages }: UnlikeHistory): string {
  const times = ratio > 1 ? `${Math.round(ratio)} times as large as` : `${Math.round(1 / ratio)} times smaller than`;
  return `${OBJECTS[object]} has sigmas ${times} in ${messages} earlier messages of the same source`;
}

function radiusText({ side, statedM, bodyM, isCounted }: RadiusOutsideBody): string {
  const body =
    side === 'smaller'
      ? `smaller than object 1 alone (${metres(bodyM)} m)`
      : `much larger than both objects (at most ${metres(bodyM)} m)`;
  const counts = isCounted
    ? 'Pc uses this radius and scales with its square'
    : 'Pc uses the known size of the objects instead';
  return `The message states a combined hard-body radius of ${metres(statedM)} m, ${body}: ${counts}.`;
}

/** Radius with three significant digits. */
const metres = (value: number): number => Number(value.toPrecision(3));

function statedText({ quantity, stated: statedValue, computed: computedValue }: StatedOtherwise): string {
  switch (quantity) {
    case 'miss-distance':
      return `stated miss distance ${statedValue} m, computed ${computedValue.toFixed(1)} m`;
    case 'relative-speed':
      return `stated relative speed ${statedValue} m/s, computed ${computedValue.toFixed(1)} m/s`;
    case 'probability':
      return `stated Pc ${pcText(statedValue)}, computed ${pcText(computedValue)}`;
  }
}

function doubtText({ code, value, limit }: OrbitDoubt): string {
  switch (code) {
    case 'last-observation-old':
      return `last observed ${value.toFixed(1)} days before the message (limit ${limit})`;
    case 'observations-few':
      return `${value} observations (at least ${limit})`;
    case 'od-span-short':
      return `fitted over ${Math.round(value * 100)} % of the recommended span`;
    case 'residuals-rejected':
      return `${value} % of the residuals accepted (at least ${limit} %)`;
    case 'weighted-rms-large':
      return `weighted RMS ${value} (at most ${limit})`;
  }
}

function objectText(on: 'both' | 'primary' | 'secondary' | undefined): string {
  return on === undefined || on === 'both' ? '' : `of ${OBJECTS[on]} alone `;
}

/** Returns the reason for a missing probability as a sentence. */
export function missingPcText(reason: MissingPcReason): string {
  return MISSING_PC[reason];
}

/** Returns the reason for a missing maximum probability as a sentence. */
export function missingMaxPcText(reason: MissingMaxPc): string {
  return MISSING_MAX_PC[reason];
}

const BEYOND_DATA = 'The minimum distance is at an end of the data; the closest approach may lie beyond.';

const MISSING_MAX_PC: Readonly<Record<MissingMaxPc, string>> = {
  'rises-beyond-orbit-errors': 'Pc has no maximum: it still rises at sigmas of one Earth radius.',
  'edge-of-data': BEYOND_DATA,
};

const MISSING_PC: Readonly<Record<MissingPcReason, string>> = {
  'covariance-missing': 'A covariance is missing.',
  'covariance-zero': 'All elements of a covariance are zero.',
  'covariance-default': 'A covariance is a placeholder of ten Earth radii or more.',
  'covariance-negative-variance': 'A covariance has a negative variance.',
  'covariance-not-finite': 'A covariance contains a value that is not a number.',
  'covariance-not-positive': 'The combined covariance cannot be used.',
  'covariance-unusable': 'The combined covariance cannot be used.',
  'relative-speed-zero': 'The objects do not move relative to each other, so there is no encounter plane.',
  'edge-of-data': BEYOND_DATA,
};

/** As screens write a probability (`contract/platform/probability-text`): this room knows no other. */
export function pcText(pc: number): string {
  if (pc < 1e-15) return '<1e−15';
  const [mantissa, exponent] = pc.toExponential(2).split('e');
  const power = Number(exponent);
  return `${mantissa}e${power < 0 ? '−' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

/** Object 1, object 2 or both, in a sentence. */
export function objectsText(objects: readonly ('primary' | 'secondary')[]): string {
  return objects.map((object) => OBJECTS[object]).join(' and ');
}
