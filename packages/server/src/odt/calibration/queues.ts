/** Says of a sensor what its own residuals say. */
export const CALIBRATE_QUEUE = 'odt-calibrate';

export interface CalibrateJob {
  readonly sensorId: string;
}
