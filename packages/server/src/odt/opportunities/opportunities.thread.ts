/** Thread functions: visibility of an object, its position over a sensor, and the expected gains of its passes. */
export { gainsOfPasses } from '@keepout/operations/gain/gain';
export { skyTrackOver } from '@keepout/operations/opportunities/sky-track';
export { sensorVisibilities as visibilitiesOver } from '@keepout/operations/opportunities/visibility';
