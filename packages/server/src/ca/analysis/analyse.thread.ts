import { analyseMessage, type MessageAnalysis } from '@keepout/assessment/message-analysis';
import { type MessageTracking, messageTracking } from '@keepout/assessment/message-tracking';
import { type EarthOrientationDays, earthOrientationOfDays } from '@keepout/astro/frames/earth-orientation';
import {
  calibrateForecast,
  type ForecastCalibration,
  forecastPc,
  type PcForecast,
  type PlaneMessage,
  type SigmaShrink,
  sigmaShrink,
} from '@keepout/conjunction/event/pc-forecast';

export interface AnalyseInput {
  readonly text: string;
  /** Of the event, whose tracking is read. */
  readonly texts: readonly string[];
  readonly hardBodyRadiusM: number;
  /** The message on show; absent where its covariance or its plane is missing. */
  readonly now: PlaneMessage | undefined;
  readonly decisionLeadS: number;
  readonly actPc: number;
  readonly past: readonly (readonly PlaneMessage[])[];
  /** Turns states in ITRF; absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

export interface Analysed {
  readonly message: MessageAnalysis | undefined;
  /** In the order of the texts; undefined where one cannot be read. */
  readonly tracking: readonly (MessageTracking | undefined)[];
  readonly shrink: SigmaShrink | undefined;
  readonly calibration: ForecastCalibration | undefined;
  /** From the message on show to the decision, which is the last; empty where there is no forecast. */
  readonly forecasts: readonly PcForecast[];
}

/** Reads the message on show again and looks ahead, in a thread: two hundred past events take a tenth of a second. */
export function analyse(input: AnalyseInput): Analysed {
  const { text, texts, hardBodyRadiusM, now, decisionLeadS, actPc, past, earthOrientation } = input;
  const message = analyseMessage(text, hardBodyRadiusM, earthOrientation && earthOrientationOfDays(earthOrientation));
  const tracking = texts.map(messageTracking);
  const shrink = sigmaShrink(past);
  if (shrink === undefined) return { message, tracking, shrink, calibration: undefined, forecasts: [] };
  const isAhead = now !== undefined && now.leadS > decisionLeadS;
  return {
    message,
    tracking,
    shrink,
    calibration: calibrateForecast(past, shrink.exponent),
    forecasts: isAhead
      ? leadsTo(now.leadS, decisionLeadS).map((leadS) => forecastPc(now, leadS, shrink.exponent, actPc))
      : [],
  };
}

const COURSE_STEPS = 8;

/** Leads evenly spaced from one to another, the last included. */
const leadsTo = (fromS: number, toS: number): readonly number[] =>
  Array.from({ length: COURSE_STEPS }, (_, step) => fromS + ((toS - fromS) * (step + 1)) / COURSE_STEPS);
