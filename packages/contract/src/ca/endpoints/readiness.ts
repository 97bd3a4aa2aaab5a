import { readiness } from '../../ca/readiness.ts';
import { endpoints } from '../../platform/endpoint.ts';

export const READINESS = endpoints('ca', ['screenings'], {
  getReadiness: {
    call: 'GET /readiness',
    summary: 'Prerequisites of screenings: catalogue, satellites, last screening, and reasons for a missing screening',
    answers: { 200: readiness },
  },
});
