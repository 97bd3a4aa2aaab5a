import { textsOf } from '../../../i18n/texts.ts';

/** English texts of screenings without conjunctions, and of objects without a state to the end of the window. */
export const en = {
  emptiness: {
    asking: 'Loading screening status',
    unknown: 'Screening status unknown: the server did not return it.',
    basis: (time: string, catalogue: string | undefined) =>
      catalogue === undefined
        ? `The last screening finished at ${time}.`
        : `The last screening finished at ${time}, against catalogue ${catalogue}.`,
    catalogue: (source: string, objects: string) => `${source}, ${objects} objects`,
    /** Status of a newer screening. */
    since: {
      QUEUED: 'A newer screening is queued.',
      RUNNING: 'A newer screening is running.',
      FAILED: 'A newer screening failed:',
      CANCELLED: 'A newer screening was cancelled.',
    } as Readonly<Record<string, string>>,
    run: {
      QUEUED: 'This screening is queued. Its conjunctions appear here when it has finished.',
      RUNNING: 'This screening is running. Its conjunctions appear here when it has finished.',
      FAILED: 'This screening failed: no result about conjunctions. Start it again.',
      CANCELLED: 'This screening was cancelled: no result about conjunctions. Start it again.',
    } as Readonly<Record<string, string>>,
    again: 'Reload status',
    ephemerides: 'Show ephemerides',
  },
  unscreened: {
    NO_SATELLITE: 'No satellites, so no screening. Add the first satellite.',
    NO_CATALOGUE:
      'No screening: no catalogue is loaded. An administrator loads one with keepout catalogue load. Uploaded ephemerides are then screened automatically.',
    PENDING: 'The first screening is queued or running. Its conjunctions appear here.',
    FAILED: (failure: string) => `No result: the last screening failed. ${failure}`,
    NEVER_SCREENED: 'No screening of your satellites. Upload an ephemeris, or start a run.',
    add: 'Add satellite',
    runs: 'Show screening runs',
  },
  dropouts: {
    summary: (count: number, text: string) =>
      count === 1
        ? '1 object has no state to the end of the window'
        : `${text} objects have no state to the end of the window`,
    first: (count: string) => `The first ${count} are listed.`,
    norad: 'Catalogue number',
    name: 'Object',
    reason: 'Reason',
    from: 'From',
    reasons: {
      'sgp4-error': 'SGP4 error',
      'below-surface': 'Below the surface',
      'state-not-finite': 'State not finite',
      'frame-not-teme': 'Elements not in TEME',
      'no-state-in-coverage': 'Gap in the ephemeris',
    } as Readonly<Record<string, string>>,
    theory: {
      'mean-eccentricity-out-of-range': 'mean eccentricity out of range',
      'mean-motion-not-positive': 'mean motion not positive',
      'perturbed-eccentricity-out-of-range': 'eccentricity out of range',
      'semi-latus-rectum-negative': 'semi-latus rectum negative',
      'elements-not-finite': 'elements not finite',
      decayed: 'decayed',
      'too-long-before-epoch': 'too long before the epoch',
    } as Readonly<Record<string, string>>,
  },
};

export type OutcomeText = typeof en;
export const useOutcomeText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
