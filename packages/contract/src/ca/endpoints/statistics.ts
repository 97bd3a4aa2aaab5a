import { archiveRatesQuery, eventRates, eventRatesQuery } from '../../ca/event-rates.ts';
import { MOST_ARCHIVE_ROWS } from '../../ca/fields.ts';
import { covarianceRules, covarianceRulesChange, covarianceRulesPreview } from '../../ca/sigma-rules.ts';
import { annualStatistics, covarianceRealism, statisticsQuery } from '../../ca/statistics.ts';
import { endpoints, LINES, oneFileBody } from '../../platform/endpoint.ts';
import { FOLLOWED } from '../../platform/followed.ts';
import { ifMatchHeaders } from '../../platform/primitives.ts';

/** What an archive may be sent as, beside a form. */
export const ARCHIVE_TYPES: readonly string[] = [
  'text/csv',
  'text/plain',
  'application/gzip',
  'application/x-gzip',
  'application/octet-stream',
];
const ROWS = MOST_ARCHIVE_ROWS.toLocaleString('en');

export const STATISTICS = endpoints('ca', ['statistics'], {
  getAnnualStatistics: {
    call: 'GET /statistics/annual',
    summary:
      'Returns expected collisions and manoeuvres per year of a satellite or the fleet, and the history of its conjunctions',
    description: `Estimated from the catalogue in use, by flux and by a count over a window from its newest epoch; only catalogued objects with a relative speed above 0.1 km/s. The first call for a satellite and window takes about 1 s, for a fleet 1 s per satellite. ${FOLLOWED}`,
    query: statisticsQuery,
    answers: { 200: annualStatistics },
    offers: ['application/json', LINES],
    problems: ['not-found'],
  },
  getEventRates: {
    call: 'GET /statistics/event-rates',
    summary:
      'Returns yearly rates of conjunctions by threshold, and collisions with and without manoeuvres, from your own CDMs',
    description: `Uses the CDMs of past conjunctions, the newest ${ROWS} with a probability. The values are those of \`keepout statistics --archive\`. A call takes about 1 s, or longer for many years or many conjunctions.`,
    query: eventRatesQuery,
    answers: { 200: eventRates },
    problems: ['not-found', 'window-empty', 'mission-too-long'],
  },
  computeArchiveRates: {
    call: 'POST /statistics/event-rates',
    summary: 'Returns the yearly rates from an uploaded archive, which is not stored',
    description: `Send a form with one \`file\`, or the file as the body: CSV, also gzip, with the columns \`primary\`, \`secondary\`, \`cre_year\` … \`cre_ms\`, \`tca_year\` … \`tca_ms\` (year, month, day, hour, minute, second, ms; UTC) and \`pc_hbr_…_m\`, one for each radius. At most ${ROWS} rows; a longer file is refused (\`too-many-rows\`).`,
    query: archiveRatesQuery,
    takes: ['multipart/form-data', ...ARCHIVE_TYPES],
    form: oneFileBody('The archive, plain or gzip.', ARCHIVE_TYPES),
    answers: { 200: eventRates },
    changesNothing: true,
    problems: ['no-file', 'malformed-form', 'window-empty', 'mission-too-long', 'too-costly'],
  },
  getCovarianceRealism: {
    call: 'GET /statistics/covariance-realism',
    summary: 'Returns the covariance realism of past messages, ephemerides and element sets',
    description:
      'Groups by comparison, originator, covariance source, orbit regime, and time to TCA or age. Uses the newest 5,000 CDMs of past conjunctions, your operational ephemerides, and element sets of your satellites. A call takes about 1 s.',
    answers: { 200: covarianceRealism },
  },
  getCovarianceRules: {
    call: 'GET /covariance-rules',
    summary: 'Returns the covariance rules with their ETag',
    answers: { 200: covarianceRules },
  },
  changeCovarianceRules: {
    call: 'PUT /covariance-rules',
    summary: 'Replaces the covariance rules; If-Match prevents overwriting a concurrent change',
    description:
      'Each kind of covariance is tested on your past CDMs. A job assesses the affected open conjunctions again; `isJudging` is true until it ends. CDMs keep their stated covariances, and report the factor used.',
    headers: ifMatchHeaders,
    body: covarianceRulesChange,
    answers: { 200: covarianceRules },
    problems: ['read-only-field', 'realism-not-shown'],
  },
  previewCovarianceRules: {
    call: 'POST /covariance-rules/preview',
    summary: 'Returns a preview of the effect of covariance rules on open conjunctions',
    body: covarianceRulesChange,
    answers: { 200: covarianceRulesPreview },
    problems: ['read-only-field', 'realism-not-shown'],
  },
});
