/** Calibrates a sensor by its own residuals. */
export const CALIBRATE_QUEUE = 'odt-calibrate';

export interface CalibrateJob {
  readonly sensorId: string;
}
