import fc from 'fast-check';

/** The same examples in every run, so that a red run means a change; `npm run test:validation` draws new ones. */
if (process.env['KEEPOUT_VALIDATION'] !== '1') fc.configureGlobal({ seed: 20_261_120 });
