import fc from 'fast-check';
import { isValidation, runs } from './scripts/property-runs.mjs';

/** What a property draws that names no number. */
const EXAMPLES = 100;

/** The same examples in every run, so that a red run means a change; `npm run test:validation` draws new ones. */
fc.configureGlobal({ numRuns: runs(EXAMPLES), ...(!isValidation && { seed: 20_261_120 }) });
