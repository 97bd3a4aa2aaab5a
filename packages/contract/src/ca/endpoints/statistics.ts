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
    summary: 'Collisions and manoeuvres a year of a satellite or of the fleet, and the history of its conjunctions',
    description:
      'Estimated from the catalogue in use by flux and by counting a window from its newest epoch; tracked objects faster ' +
      `than 0.1 km/s only. The first call of a satellite and window takes about a second, that of a fleet as much for each. ${FOLLOWED}`,
    query: statisticsQuery,
    answers: { 200: annualStatistics },
    offers: ['application/json', LINES],
    problems: ['not-found'],
  },
  getEventRates: {
    call: 'GET /statistics/event-rates',
    summary: 'Events a year by threshold, and collisions with manoeuvres and without, from your own messages',
    description: `EventRate over the messages of events that are over, the newest ${ROWS} with a probability. The figures are those of \`keepout statistics --archive\`; they take about a second, longer for many years of many events.`,
    query: eventRatesQuery,
    answers: { 200: eventRates },
    problems: ['not-found', 'window-empty', 'mission-too-long'],
  },
  computeArchiveRates: {
    call: 'POST /statistics/event-rates',
    summary: 'The same from an uploaded archive, which is not stored',
    description: `A form with one \`file\`, or the file as the body: CSV, also gzip, with the columns \`primary\`, \`secondary\`, \`cre_year\` … \`cre_ms\`, \`tca_year\` … \`tca_ms\` (year, month, day, hour, minute, second, ms; UTC) and \`pc_hbr_…_m\`, one for each radius. At most ${ROWS} rows; a longer one is refused (\`too-many-rows\`).`,
    query: archiveRatesQuery,
    takes: ['multipart/form-data', ...ARCHIVE_TYPES],
    form: oneFileBody('The archive, plain or gzip.', ARCHIVE_TYPES),
    answers: { 200: eventRates },
    changesNothing: true,
    problems: ['no-file', 'malformed-form', 'window-empty', 'mission-too-long', 'too-costly'],
  },
  getCovarianceRealism: {
    call: 'GET /statistics/covariance-realism',
    summary: 'Realism of the covariances of past messages, ephemerides and element sets',
    description:
      'By comparison, originator, source of the covariance, orbit and time to closest approach or age: the newest 5,000 messages of events that are over, ephemerides that represent your satellites, and element sets of these. It takes a second.',
    answers: { 200: covarianceRealism },
  },
  getCovarianceRules: {
    call: 'GET /covariance-rules',
    summary: 'Which covariances count as calibrated, or with their sigmas multiplied, with the ETag',
    answers: { 200: covarianceRules },
  },
  changeCovarianceRules: {
    call: 'PUT /covariance-rules',
    summary:
      'Decide which covariances count as calibrated, or with their sigmas multiplied; If-Match guards against overwriting a change',
    description:
      'Each kind is tested on your past messages. Open events that the rules are about are judged again by a job, until whose end `isJudging` is true; messages keep the covariances that they state, and say by what they count multiplied.',
    headers: ifMatchHeaders,
    body: covarianceRulesChange,
    answers: { 200: covarianceRules },
    problems: ['read-only-field', 'realism-not-shown'],
  },
  previewCovarianceRules: {
    call: 'POST /covariance-rules/preview',
    summary: 'Preview of the effect of covariance rules on the open events',
    body: covarianceRulesChange,
    answers: { 200: covarianceRulesPreview },
    problems: ['read-only-field', 'realism-not-shown'],
  },
});
