import type { SentenceTable } from '../platform/sentence-text.ts';

/** Why a screening failed, and why a catalogue was not taken. */
export const CA_SENTENCES = {
  'ephemeris-deleted': 'The ephemeris was deleted before the screening ran.',
  'other-ephemeris-deleted': 'An ephemeris that it is screened against was deleted before the screening ran.',
  'satellite-deleted': 'The satellite was deleted before the screening ran.',
  'window-empty': 'The window to screen is empty.',
  'nothing-to-screen': 'There is no satellite to screen.',
  'no-orbit-no-catalogue': '{satellite} has no ephemeris in force, and no catalogue is loaded.',
  'no-own-orbit': '{satellite} has no ephemeris for the window, and the catalogue has no object {noradId#}.',
  'ephemeris-unreadable': 'The file {file} is no longer stored or can no longer be read.',
  'no-state-at-start': 'The orbit has no state at the start of the window.',
  'orbit-not-bound': 'The orbit is not bound to the Earth.',
  'fault-on-our-side': 'Something went wrong on our side. Support has been told.',
  'screening-gone': 'The screening is no longer on record.',
  'catalogue-no-file': 'It is no file.',
  'catalogue-file-missing': 'There is no such file.',
  'catalogue-file-empty': 'The file is empty.',
  'catalogue-file-too-large': 'The file is larger than {limitMb#} MB.',
  'catalogue-file-unreadable': 'The file cannot be read ({code}).',
  'catalogue-file-unreachable': 'The file cannot be reached ({code}).',
  'catalogue-too-long': 'The file has more than {most#} records.',
  'catalogue-shrunk': 'The file has {objects#} objects, the catalogue in use has {inUse#}.',
  // Of `@keepout/assessment`: why there is no probability.
  'pc-covariance-missing': 'A covariance is missing.',
  'pc-covariance-zero': 'A covariance is zero throughout.',
  'pc-covariance-default': 'A covariance is a placeholder of ten Earth radii or more.',
  'pc-covariance-negative-variance': 'A covariance has a negative variance.',
  'pc-covariance-not-finite': 'A covariance holds a value that is not a number.',
  'pc-covariance-unusable': 'The combined covariance cannot be used.',
  'pc-relative-speed-zero': 'The objects do not move relative to each other, so there is no encounter plane.',
  'max-pc-unbounded':
    'Pc still rises where the errors are as long as the radius of the Earth, so it has no largest value.',
} as const satisfies SentenceTable;
