import { analyseMessage, type MessageAnalysis } from '@keepout/assessment/message-analysis';
import { type MessageTracking, messageTracking } from '@keepout/assessment/message-tracking';
import { planeMessageOf } from '@keepout/assessment/stored-encounter';
import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import {
  calibrateForecast,
  type ForecastCalibration,
  forecastCourse,
  type PcForecast,
  type PlaneMessage,
  type SigmaShrink,
  sigmaShrink,
} from '@keepout/conjunction/event/pc-forecast';
import { objectsIn } from '../conjunctions/kept-figures.ts';
import type { PastMessage } from './analysis-store.ts';

export interface AnalyseInput {
  readonly text: string;
  /** Texts of the event's messages, for their tracking data. */
  readonly texts: readonly string[];
  readonly hardBodyRadiusM: number;
  /** Counted sigmas of the objects, by the covariance rules. */
  readonly covarianceScaling: NonNullable<Parameters<typeof analyseMessage>[2]>;
  /** The displayed message; absent if its covariance or encounter plane is missing. */
  readonly now: PlaneMessage | undefined;
  readonly decisionLeadS: number;
  readonly actPc: number;
  readonly history: ForecastHistory;
  /** For states in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

/** Experience from the operator's past events: the decrease rate of the sigmas, and the accuracy of former forecasts. */
export interface ForecastHistory {
  readonly shrink: SigmaShrink | undefined;
  readonly calibration: ForecastCalibration | undefined;
  /** Number of messages whose sigmas are scaled by a rule. */
  readonly scaledMessages: number;
}

export interface Analysed extends ForecastHistory {
  readonly message: MessageAnalysis | undefined;
  /** In the order of the texts; undefined for unreadable ones. */
  readonly tracking: readonly (MessageTracking | undefined)[];
  /** From the displayed message to the decision deadline; empty without a forecast. */
  readonly forecasts: readonly PcForecast[];
}

/** Computes the forecast history in a thread: 200 past events take 0.1 s. */
export function forecastHistory(messages: readonly PastMessage[]): ForecastHistory {
  const past = byEvent(messages);
  const shrink = sigmaShrink(past);
  const scaledMessages = messages.filter(({ objects }) =>
    objectsIn(objects).some(({ countedSigmas }) => (countedSigmas?.factor ?? 1) !== 1),
  ).length;
  return { shrink, calibration: shrink && calibrateForecast(past, shrink.exponent), scaledMessages };
}

function byEvent(rows: readonly PastMessage[]): readonly (readonly PlaneMessage[])[] {
  const events = new Map<string, PlaneMessage[]>();
  for (const { objects, ...row } of rows) {
    const message = planeMessageOf({ ...row, objects: objectsIn(objects) });
    if (message === undefined) continue;
    const sameEvent = events.get(row.conjunctionId);
    if (sameEvent) sameEvent.push(message);
    else events.set(row.conjunctionId, [message]);
  }
  return [...events.values()];
}

/** Analyses the displayed message and forecasts Pc, in a thread. */
export function analyse(input: AnalyseInput): Analysed {
  const { text, texts, hardBodyRadiusM, covarianceScaling, now, decisionLeadS, actPc, history, earthOrientation } =
    input;
  const { shrink } = history;
  const message = analyseMessage(
    text,
    hardBodyRadiusM,
    covarianceScaling,
    earthOrientation && earthOrientationOfDays(earthOrientation),
  );
  const tracking = texts.map(messageTracking);
  const forecasts = shrink === undefined ? [] : forecastCourse(now, decisionLeadS, shrink.exponent, actPc);
  return { ...history, message, tracking, forecasts };
}
