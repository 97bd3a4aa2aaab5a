/** When sensors see an object, where it stands over one of them, and what its passes would tell: in a thread. */
export { gainsOfPasses } from '@keepout/operations/gain/gain';
export { skyTrackOver } from '@keepout/operations/opportunities/sky-track';
export { visibilitiesOver } from '@keepout/operations/opportunities/visibility';
