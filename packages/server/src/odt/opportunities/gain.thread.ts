/** What passes would tell about an encounter, in a thread. */
export { gainsOfPasses } from '@keepout/operations/gain/gain';
