import { principal2, type Symmetric2 } from '../linear/symmetric2.ts';
import { erfc } from '../numbers/erfc.ts';
import { foster1992 } from '../pc/plane/foster-1992.ts';
import { principalEncounter } from '../pc/plane/principal-encounter.ts';

/** An encounter in its plane according to one message. */
export interface PlaneMessage {
  readonly missXM: number;
  readonly missYM: number;
  readonly covarianceM2: Symmetric2;
  readonly hardBodyRadiusM: number;
  /** From the making of the message to closest approach. */
  readonly leadS: number;
  /** One sigma along the miss. */
  readonly sigmaAlongMissM: number;
}

/** How fast uncertainty shrinks on the way to closest approach: sigma in proportion to a power of the lead. */
export interface SigmaShrink {
  readonly exponent: number;
  /** Events that it rests on. */
  readonly eventCount: number;
}

/** Probabilities that messages of a later time may state. */
export interface PcForecast {
  readonly leadS: number;
  /** Share of today's sigmas that is left then. */
  readonly sigmaShare: number;
  /** The present probability, apart from the error of the points. */
  readonly mean: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  /** Probability that the later message is at or above the limit. */
  readonly aboveLimit: number;
}

/** Share of later messages within past forecasts. */
export interface ForecastCalibration {
  readonly count: number;
  /** Share of later probabilities between low and high; 0.9 where the model is right. */
  readonly inside: number;
}

/** With fewer past events there is no statistic. */
export const LEAST_EVENTS = 20;
/** Minimum difference of the leads of two messages for a comparison of their sigmas. */
const LEAST_LEAD_RATIO = 1.2;
const LOW = 0.05;
const HIGH = 0.95;
const GRID = 24;
/** Middles of as many equally likely parts of the standard normal. */
const QUANTILES: readonly number[] = Array.from({ length: GRID }, (_, i) => normalQuantile((i + 0.5) / GRID));

/**
 * How sigmas of past events shrank with the lead.
 *
 * Method   per event the exponent of sigma between its first and its last message; the median over events;
 *          docs/models/pc-forecast
 * @returns SigmaShrink   |   undefined under 20 events
 */
export function sigmaShrink(events: readonly (readonly PlaneMessage[])[]): SigmaShrink | undefined {
  const exponents = events
    .flatMap((messages) => {
      const ends = endsOf(messages);
      return ends
        ? [Math.log(ends[0].sigmaAlongMissM / ends[1].sigmaAlongMissM) / Math.log(ends[0].leadS / ends[1].leadS)]
        : [];
    })
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  if (exponents.length < LEAST_EVENTS) return undefined;
  const exponent = Math.max(0, exponents[exponents.length >> 1]!);
  return { exponent, eventCount: exponents.length };
}

/**
 * Returns the possible probability in a later message.
 *
 * Method   C_then = k^2 C, k = (lead_then / lead_now)^p; the miss of then is normal about the miss of now with (1 - k^2) C,
 *          taken at 24 x 24 points of equal weight; docs/models/pc-forecast
 * Assumes  realistic covariances, the same observations to come as in past events; no manoeuvre. The mean of the forecast is
 *          then the probability of now: no forecast can know more than its message, only how far it may still move.
 */
export function forecastPc(now: PlaneMessage, thenLeadS: number, exponent: number, limitPc: number): PcForecast {
  const sigmaShare = Math.min(1, (thenLeadS / now.leadS) ** exponent);
  const { covarianceM2: c } = now;
  const left = sigmaShare * sigmaShare;
  const later = { xx: left * c.xx, yx: left * c.yx, yy: left * c.yy };
  const { minor, major, majorAngleRad } = principal2(c);
  const along = Math.sqrt(Math.max(0, (1 - left) * major));
  const across = Math.sqrt(Math.max(0, (1 - left) * minor));
  const [cos, sin] = [Math.cos(majorAngleRad), Math.sin(majorAngleRad)];
  const values = new Float64Array(GRID * GRID);
  for (let i = 0; i < GRID; i++) {
    const u = along * QUANTILES[i]!;
    for (let j = 0; j < GRID; j++) {
      const v = across * QUANTILES[j]!;
      const x = now.missXM + cos * u - sin * v;
      const y = now.missYM + sin * u + cos * v;
      values[i * GRID + j] = foster1992(principalEncounter(x, y, later, now.hardBodyRadiusM));
    }
  }
  const sorted = values.sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  const above = sorted.reduce((count, pc) => count + (pc >= limitPc ? 1 : 0), 0);
  return {
    leadS: thenLeadS,
    sigmaShare,
    mean: sorted.reduce((sum, pc) => sum + pc, 0) / sorted.length,
    low: at(LOW),
    median: at(0.5),
    high: at(HIGH),
    aboveLimit: above / sorted.length,
  };
}

const COURSE_STEPS = 8;

/** Forecasts evenly spaced in time from a message to a decision, the last at it; none where the decision is no longer ahead. */
export function forecastCourse(
  now: PlaneMessage | undefined,
  decisionLeadS: number,
  exponent: number,
  limitPc: number,
): readonly PcForecast[] {
  if (now === undefined || now.leadS <= decisionLeadS) return [];
  return Array.from({ length: COURSE_STEPS }, (_, step) => {
    const leadS = now.leadS + ((decisionLeadS - now.leadS) * (step + 1)) / COURSE_STEPS;
    return forecastPc(now, leadS, exponent, limitPc);
  });
}

/**
 * Returns how often the forecast from the first message of a past event contained the value of its last one.
 *
 * @returns ForecastCalibration   |   undefined under 20 events
 */
export function calibrateForecast(
  events: readonly (readonly PlaneMessage[])[],
  exponent: number,
): ForecastCalibration | undefined {
  let count = 0;
  let inside = 0;
  for (const messages of events) {
    const ends = endsOf(messages);
    if (ends === undefined) continue;
    const [first, last] = ends;
    const { low, high } = forecastPc(first, last.leadS, exponent, 1);
    const pc = foster1992(principalEncounter(last.missXM, last.missYM, last.covarianceM2, last.hardBodyRadiusM));
    count += 1;
    if (pc >= low && pc <= high) inside += 1;
  }
  return count < LEAST_EVENTS ? undefined : { count, inside: inside / count };
}

/** First and last message, where their leads differ by enough. */
function endsOf(messages: readonly PlaneMessage[]): readonly [PlaneMessage, PlaneMessage] | undefined {
  const ahead = messages.filter(({ leadS }) => leadS > 0).toSorted((a, b) => b.leadS - a.leadS);
  const [first, last] = [ahead[0], ahead.at(-1)];
  if (first === undefined || last === undefined || first.leadS < LEAST_LEAD_RATIO * last.leadS) return undefined;
  return [first, last];
}

/** By halving: the few that are needed are made once. */
function normalQuantile(share: number): number {
  let low = -10;
  let high = 10;
  for (let i = 0; i < 60; i++) {
    const middle = 0.5 * (low + high);
    if (0.5 * erfc(-middle / Math.SQRT2) < share) low = middle;
    else high = middle;
  }
  return 0.5 * (low + high);
}
