import { formatUtcZ } from '@keepout/astro/epoch';
import type { UnlikeHistory } from '@keepout/conjunction/decision/deviation-history';
import type { OrbitDoubt } from '@keepout/conjunction/decision/orbit-quality';
import type { StatedOtherwise, VerdictReason } from '@keepout/conjunction/decision/verdict';
import type { RadiusOutsideBody } from '@keepout/conjunction/hard-body/ladder';
import type { MissingMaxPc } from '@keepout/conjunction/pc/bounds/report-bounds';
import type { DataEdge } from '@keepout/conjunction/screening/plan/encounter';
import type { MissingPcReason } from '../judge.ts';

const OBJECTS = { primary: 'object 1', secondary: 'object 2' } as const;

/** The sentence for each reason of a verdict; numbers as an operator writes them. */
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
        ? `Pc with ${reason.factor} times the stated deviations could not be computed; safe requires it to be below the watch threshold ${pcText(reason.thresholdPc)}.`
        : `With ${reason.factor} times the stated deviations Pc is ${pcText(reason.pc)}, at or above the watch threshold ${pcText(reason.thresholdPc)}. Stated deviations are often too small; safe requires this margin unless both covariances are calibrated.`;
    case 'robust':
      return 'A smaller covariance at the same miss, of both objects or of either, would not raise Pc.';
    case 'diluted':
      return `The event is diluted: a smaller covariance ${objectText(reason.on)}at the same miss could raise Pc to ${pcText(reason.maxPc)}.`;
    case 'max-pc-below-act':
      return `Better data at this miss could make Pc at most ${pcText(reason.maxPc)}, below the act threshold ${pcText(reason.thresholdPc)}.`;
    case 'max-pc-above-act':
      return `A low Pc proves nothing here: at the same miss it could be ${pcText(reason.maxPc)}, above the act threshold ${pcText(reason.thresholdPc)}; new data may also move the miss. Get data.`;
    case 'covariance-estimated':
      return `The covariance of ${objectsText(reason.objects)} is estimated from orbit regime and age, which never justifies a manoeuvre by itself.`;
    case 'covariance-missing':
      return `There is no usable covariance for ${objectsText(reason.objects)}, so Pc cannot be computed.`;
    case 'covariance-default':
      return `The covariance of ${objectsText(reason.objects)} is a placeholder of ten Earth radii or more, so Pc cannot be computed.`;
    case 'covariance-implausible':
      return `The covariance of ${objectsText(reason.objects)} is implausibly large, a deviation of 1000 km or more: Pc says nothing.`;
    case 'covariance-too-small':
      return `The covariance of ${objectsText(reason.objects)} is implausibly small for such an object so long after it was observed (a slip of units?): Pc says nothing.`;
    case 'covariance-not-positive':
      return `The covariance of ${objectsText(reason.objects)} contradicts itself (not positive): only its position counts.`;
    case 'covariance-unlike-history':
      return `The covariance of ${reason.unlike.map(unlikeText).join(', that of ')} (a slip of units?): Pc says nothing.`;
    case 'covariance-scaled':
      return `By your rule the sigmas of ${reason.scaled.map(({ object, factor }) => `${OBJECTS[object]} count ${factor.toFixed(2)} times`).join(', those of ')} (set in Fleet statistics).`;
    case 'covariance-calibrated':
      return 'The covariances of both objects are of kinds that have passed your test of realism.';
    case 'errors-correlated':
      return `Both objects share an error of the density forecast: without it Pc is ${pcText(reason.correlatedPc)} instead of ${pcText(reason.pc)}. The larger counts.`;
    case 'orbit-doubtful':
      return `The orbit of ${OBJECTS[reason.object]} is in doubt: ${reason.doubts.map(doubtText).join(', ')}.`;
    case 'pc-not-computed':
      return 'Pc could not be computed.';
    case 'edge-of-data':
      return edgeText(reason.edge);
    case 'two-dimensional-inadequate':
      return 'The encounter is too slow or too curved for a two-dimensional Pc.';
    case 'usage-unknown':
      return 'Whether a two-dimensional Pc holds could not be checked: a covariance has no velocity terms.';
    case 'stated-otherwise':
      return `The message contradicts its own states: ${reason.stated.map(statedText).join(', ')}.`;
    case 'radius-outside-body':
      return radiusText(reason.radius);
    case 'closest-approach-passed':
      return 'The closest approach has passed.';
    case 'decision-time-passed':
      return `The time to decide passed at ${formatUtcZ(reason.decideByTaiS, 0)}.`;
  }
}

function edgeText(edge: DataEdge): string {
  return edge === 'start'
    ? 'The least distance is at the start of the data; the closest approach may lie before it.'
    : 'The least distance is at the end of the data; the closest approach may lie beyond.';
}

function unlikeText({ object, ratio, messages }: UnlikeHistory): string {
  const times = ratio > 1 ? `${Math.round(ratio)} times as long as` : `${Math.round(1 / ratio)} times shorter than`;
  return `${OBJECTS[object]} has deviations ${times} in ${messages} former messages of the same source`;
}

function radiusText({ side, statedM, bodyM, isCounted }: RadiusOutsideBody): string {
  const body =
    side === 'smaller'
      ? `smaller than object 1 alone (${metres(bodyM)} m)`
      : `many times both objects (${metres(bodyM)} m at most)`;
  const counts = isCounted ? 'Pc is of it, and goes as its square' : 'Pc is of the known bodies, not of it';
  return `The message states a combined radius of ${metres(statedM)} m, ${body}: ${counts}.`;
}

/** Three digits do for a radius. */
const metres = (value: number): number => Number(value.toPrecision(3));

function statedText({ quantity, stated: statedValue, computed: computedValue }: StatedOtherwise): string {
  switch (quantity) {
    case 'miss-distance':
      return `it states a miss distance of ${statedValue} m, they are ${computedValue.toFixed(1)} m apart`;
    case 'relative-speed':
      return `it states a relative speed of ${statedValue} m/s, theirs is ${computedValue.toFixed(1)} m/s`;
    case 'probability':
      return `it states a Pc of ${pcText(statedValue)}, theirs is ${pcText(computedValue)}`;
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

/** Why there is no probability, as a sentence. */
export function missingPcText(reason: MissingPcReason): string {
  return MISSING_PC[reason];
}

/** Why there is no largest probability, as a sentence. */
export function missingMaxPcText(reason: MissingMaxPc): string {
  return MISSING_MAX_PC[reason];
}

const BEYOND_DATA = 'The least distance is at an end of the data; the closest approach may lie beyond.';

const MISSING_MAX_PC: Readonly<Record<MissingMaxPc, string>> = {
  'rises-beyond-orbit-errors':
    'Pc still rises where the errors are as long as the radius of the Earth, so it has no largest value.',
  'edge-of-data': BEYOND_DATA,
};

const MISSING_PC: Readonly<Record<MissingPcReason, string>> = {
  'covariance-missing': 'A covariance is missing.',
  'covariance-zero': 'A covariance is zero throughout.',
  'covariance-default': 'A covariance is a placeholder of ten Earth radii or more.',
  'covariance-negative-variance': 'A covariance has a negative variance.',
  'covariance-not-finite': 'A covariance holds a value that is not a number.',
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
