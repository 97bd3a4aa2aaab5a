import fc from 'fast-check';
import { isNightly, runs } from './scripts/property-runs.mjs';

/** Examples of a property that states no number. */
const EXAMPLES = 100;

/** The same examples in every run, so that a red run means a change; `npm run test:nightly` draws new ones. */
fc.configureGlobal({ numRuns: runs(EXAMPLES), ...(!isNightly && { seed: 20_261_120 }) });
