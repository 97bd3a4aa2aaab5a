import { annualStatistics, covarianceRealism, statisticsQuery } from '../../ca/statistics.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const STATISTICS = endpoints('ca', {
  getAnnualStatistics: {
    method: 'GET',
    path: '/statistics/annual',
    summary: 'Collisions and manoeuvres a year of a satellite or of the fleet, and the history of its conjunctions',
    description:
      'Estimated from the catalogue in use by flux and by counting a window from its newest epoch; tracked objects faster ' +
      'than 0.1 km/s only. The first call of a satellite and window takes about a second, others are instant.',
    tags: ['statistics'],
    query: statisticsQuery,
    answers: { 200: annualStatistics },
    problems: ['not-found'],
  },
  getCovarianceRealism: {
    method: 'GET',
    path: '/statistics/covariance-realism',
    summary: 'Whether the covariances of past messages were as large as what later messages changed',
    description:
      'By originator, source of the covariance, orbit and time to closest approach, over the newest 5,000 messages of events that are over. It takes a second.',
    tags: ['statistics'],
    answers: { 200: covarianceRealism },
  },
});
