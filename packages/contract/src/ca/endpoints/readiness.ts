import { readiness } from '../../ca/readiness.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const READINESS = endpoints('ca', ['screenings'], {
  getReadiness: {
    call: 'GET /readiness',
    summary:
      'Returns the prerequisites of screenings: catalogue, satellites, last screening, and the reason for a missing one',
    answers: { 200: readiness },
  },
});
