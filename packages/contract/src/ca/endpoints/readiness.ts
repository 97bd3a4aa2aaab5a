import { readiness } from '../../ca/readiness.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const READINESS = endpoints('ca', ['screenings'], {
  getReadiness: {
    call: 'GET /readiness',
    summary: 'What screenings stand on: catalogue, satellites, last screening, and why nothing could be screened',
    answers: { 200: readiness },
  },
});
