import { textsOf } from '../../../i18n/texts.ts';

/** English texts of what a screening has not found: nothing at all and why, and objects that it could not follow. */
export const en = {
  emptiness: {
    asking: 'Asking what has been screened',
    unknown: 'Whether anything was screened is not known: the server does not say.',
    basis: (time: string, catalogue: string | undefined) =>
      catalogue === undefined
        ? `The last screening finished at ${time}.`
        : `The last screening finished at ${time}, against catalogue ${catalogue}.`,
    catalogue: (source: string, objects: string) => `${source}, ${objects} objects`,
    /** What became of a screening that is newer than the one that says so. */
    since: {
      QUEUED: 'A newer one is waiting.',
      RUNNING: 'A newer one is running.',
      FAILED: 'A newer one failed:',
      CANCELLED: 'A newer one was cancelled.',
    } as Readonly<Record<string, string>>,
    run: {
      QUEUED: 'This screening waits for its turn; nothing is known yet.',
      RUNNING: 'This screening is running; what it finds appears here when it has finished.',
      FAILED: 'This screening failed, so it says nothing about conjunctions.',
      CANCELLED: 'This screening was cancelled, so it says nothing about conjunctions.',
    } as Readonly<Record<string, string>>,
    again: 'Ask again',
    ephemerides: 'Go to ephemerides',
  },
  unscreened: {
    NO_SATELLITE: 'You have no satellites yet, so nothing is screened. Add the first one.',
    NO_CATALOGUE:
      'Nothing could be screened: no catalogue is loaded. An administrator loads one with keepout catalogue load; what you have uploaded is screened then.',
    PENDING: 'The first screening is on its way. Its conjunctions will appear here.',
    FAILED: (failure: string) => `Nothing is known yet: the last screening failed. ${failure}`,
    NEVER_SCREENED: 'Your satellites have never been screened. Upload an ephemeris, or start a run.',
    add: 'Add satellite',
    runs: 'Go to screening',
  },
  dropouts: {
    summary: (count: number, text: string) =>
      count === 1
        ? '1 object could not be followed to the end of the window'
        : `${text} objects could not be followed to the end of the window`,
    first: (shown: string) => `The first ${shown} are listed.`,
    norad: 'NORAD',
    name: 'Object',
    reason: 'Reason',
    from: 'From',
    reasons: {
      'sgp4-error': 'SGP4 has no state',
      'below-surface': 'Below the surface',
      'state-not-finite': 'State is not finite',
      'frame-not-teme': 'Elements are not of TEME',
      'no-state-in-coverage': 'Its ephemeris has no state there',
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
