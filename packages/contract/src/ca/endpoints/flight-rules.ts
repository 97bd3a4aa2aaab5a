import { flightRules, flightRulesChange } from '../../fleet/flight-rules.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { ifMatchHeaders } from '../../platform/primitives.ts';

export const FLIGHT_RULES = endpoints('ca', ['flight rules'], {
  getFlightRules: {
    call: 'GET /flight-rules',
    summary: 'How your organisation judges events and flies its satellites, with the ETag',
    answers: { 200: flightRules },
  },
  changeFlightRules: {
    call: 'PUT /flight-rules',
    summary: 'Replace the flight rules; If-Match guards against overwriting a change made meanwhile',
    description: 'They apply to later assessments. Earlier assessments keep their verdict until they are repeated.',
    headers: ifMatchHeaders,
    body: flightRulesChange,
    answers: { 200: flightRules },
    problems: ['read-only-field', 'time-invalid'],
  },
});
