import { nothingToPlanText } from '@keepout/contract/ca/words/nothing-to-plan';
import type { NothingToSearch } from '@keepout/operations/plan/question';
import { configurationPath } from '@keepout/operations/vehicle/satellite-to-plan';
import { type Refusal, refused } from '../../platform/http/problem.ts';

/** Returns a 422 problem with the reason why no plan is possible; missing fields are those of the satellite. */
export function nothingToPlan({ code, missing: fields }: NothingToSearch): Refusal {
  const missing = fields.map(configurationPath);
  const detail = nothingToPlanText(code, missing);
  const errors = missing.map((field) => ({
    pointer: `#/configuration/${field.replaceAll('.', '/')}`,
    code: 'nothing-to-plan' as const,
    message: `${field} of the satellite is missing; a number above 0 is required.`,
  }));
  return refused('nothing-to-plan', { detail, ...(errors.length > 0 && { errors }) });
}
