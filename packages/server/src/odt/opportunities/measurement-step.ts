/** From one measurement of a pass to the next, s: what is counted on before anybody has measured. */
export const MEASUREMENT_STEP_S = 10;
