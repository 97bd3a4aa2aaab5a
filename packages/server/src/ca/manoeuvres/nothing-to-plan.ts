import type { NothingToSearch } from '@keepout/operations/plan/question';
import { configurationPath } from '@keepout/operations/vehicle/satellite-to-plan';
import { type Refusal, refused } from '../../platform/http/problem.ts';

const SENTENCES: Readonly<Record<NothingToSearch['code'], string>> = {
  NO_PROPULSION:
    'The satellite has no propulsion. Observe the other object, ask its operator, or accept the risk on the record.',
  PROPULSION_UNKNOWN: 'It is not known how the satellite can change its orbit. Say so in its configuration.',
  FIELD_MISSING: 'The configuration of the satellite lacks what planning needs',
  TCA_PASSED: 'Closest approach lies behind; nothing can be changed about it.',
  NO_BEGIN: 'No begin of the search lies between now and closest approach.',
  NO_COVARIANCE:
    'The event has no covariance that can be used, and without one no probability can be planned for. Get better data.',
  NO_ENCOUNTER:
    'The states of the event cannot be planned with: they have no closest approach, no relative speed or no frame that is known. Get better data.',
  NOT_BOUND: 'The orbit of the satellite is not bound to the Earth.',
};

/** 422: nothing can be planned, and why; the fields that are missing are those of the satellite. */
export function nothingToPlan({ code, missing: fields }: NothingToSearch): Refusal {
  const missing = fields.map(configurationPath);
  const detail = missing.length > 0 ? `${SENTENCES[code].replace(/\.$/, '')}: ${missing.join(', ')}.` : SENTENCES[code];
  const errors = missing.map((field) => ({
    pointer: `#/configuration/${field.replaceAll('.', '/')}`,
    code: 'nothing-to-plan' as const,
    message: `${field} of the satellite is needed and not given; allowed is a number above 0.`,
  }));
  return refused('nothing-to-plan', { detail, ...(errors.length > 0 && { errors }) });
}
