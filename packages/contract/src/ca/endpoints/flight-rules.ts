import { flightRules, flightRulesChange } from '../../fleet/flight-rules.ts';
import { endpoints } from '../../platform/endpoint.ts';
import { ifMatchHeaders } from '../../platform/primitives.ts';

export const FLIGHT_RULES = endpoints('ca', ['flight rules'], {
  getFlightRules: {
    call: 'GET /flight-rules',
    summary: 'Returns the flight rules of your organisation with their ETag',
    answers: { 200: flightRules },
  },
  changeFlightRules: {
    call: 'PUT /flight-rules',
    summary: 'Replaces the flight rules; If-Match prevents overwriting a concurrent change',
    description: 'Applies to later assessments. Earlier assessments keep their verdict until they are repeated.',
    headers: ifMatchHeaders,
    body: flightRulesChange,
    answers: { 200: flightRules },
    problems: ['read-only-field', 'time-invalid'],
  },
});
