import { analyseMessage, type MessageAnalysis } from '@keepout/assessment/message-analysis';
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
  readonly hardBodyRadiusM: number;
  /** The message on show; absent where its covariance or its plane is missing. */
  readonly now: PlaneMessage | undefined;
  readonly decisionLeadS: number;
  readonly actPc: number;
  readonly past: readonly (readonly PlaneMessage[])[];
}

export interface Analysed {
  readonly message: MessageAnalysis | undefined;
  readonly shrink: SigmaShrink | undefined;
  readonly calibration: ForecastCalibration | undefined;
  readonly forecast: PcForecast | undefined;
}

/** Reads the message on show again and looks ahead, in a thread: two hundred past events take a tenth of a second. */
export function analyse(input: AnalyseInput): Analysed {
  const { text, hardBodyRadiusM, now, decisionLeadS, actPc, past } = input;
  const message = analyseMessage(text, hardBodyRadiusM);
  const shrink = sigmaShrink(past);
  if (shrink === undefined) return { message, shrink, calibration: undefined, forecast: undefined };
  const isAhead = now !== undefined && now.leadS > decisionLeadS;
  return {
    message,
    shrink,
    calibration: calibrateForecast(past, shrink.exponent),
    forecast: isAhead ? forecastPc(now, decisionLeadS, shrink.exponent, actPc) : undefined,
  };
}
