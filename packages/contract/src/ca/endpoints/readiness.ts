import { readiness } from '../../ca/readiness.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const READINESS = endpoints('ca', {
  getReadiness: {
    method: 'GET',
    path: '/readiness',
    summary: 'What screenings stand on: catalogue, satellites, last screening, and why nothing could be screened',
    tags: ['screenings'],
    answers: { 200: readiness },
  },
});
