import fc from 'fast-check';
import { runs } from './scripts/property-runs.mjs';

/** Examples of a property that states no number. */
const EXAMPLES = 100;
/** The same examples in every run, so that a failure means a change; `npm run test:nightly` draws new ones and prints its seed. */
const SEED = 20_261_120;

fc.configureGlobal({ numRuns: runs(EXAMPLES), seed: Number(process.env['SUITE_SEED'] ?? SEED) });
