import type { OpportunityBody } from '@keepout/contract/odt/opportunity';
import { refused } from '../../platform/http/problem.ts';

/** Object in a request body. */
export type TargetInput = Pick<
  OpportunityBody,
  'noradId' | 'satelliteId' | 'conjunctionId' | 'conjunctionObject' | 'orbitDataMessage' | 'orbitDataMessageType'
>;

/**
 * Normalises a body (V-04): removes empty fields; of message and type, one without the other is removed as well.
 * Runs before schema validation, so that an empty type is no error.
 */
export function withoutEmptyFields(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const filled = Object.fromEntries(Object.entries(body).filter(([, value]) => !isEmpty(value)));
  const { orbitDataMessage: message, orbitDataMessageType: type, ...withoutMessage } = filled;
  return message === undefined || type === undefined ? withoutMessage : filled;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Refuses a body that names no object, or several. */
export function refuseUnclear(target: TargetInput): void {
  const { noradId, satelliteId, conjunctionId, orbitDataMessage } = target;
  const statedTargets = Object.entries({ noradId, satelliteId, conjunctionId, orbitDataMessage }).filter(
    ([, value]) => value !== undefined,
  );
  if (statedTargets.length === 1) return;
  if (statedTargets.length === 0) {
    const detail =
      'Name the object: noradId, satelliteId, conjunctionId with conjunctionObject, or an orbit message with its type.';
    throw refused('target-missing', { detail });
  }
  const detail = `The request names several objects: ${statedTargets.map(([name]) => name).join(', ')}.`;
  const errors = statedTargets.map(([name]) => ({
    code: 'target-ambiguous' as const,
    pointer: `#/${name}`,
    message: detail,
  }));
  throw refused('target-ambiguous', { detail, errors });
}
