import type { MessageFaultCode } from '../fault/message-fault.ts';

const METHODS: readonly string[] = ['LAGRANGE', 'HERMITE', 'LINEAR'];
/** Above it polynomials through equal steps swing between their nodes. */
export const MAX_INTERPOLATION_DEGREE = 25;

/** Reports interpolations that the product does not support; an absent interpolation is allowed. */
export function checkInterpolation(
  method: string | undefined,
  degree: number | undefined,
  against: (code: MessageFaultCode, keyword: string, value: string, limit: string) => void,
): void {
  if (method !== undefined && !METHODS.includes(method.toUpperCase())) {
    against('unsupported-interpolation', 'INTERPOLATION', method, METHODS.join(', '));
  }
  if (degree !== undefined && !(degree >= 1 && degree <= MAX_INTERPOLATION_DEGREE)) {
    against('number-out-of-range', 'INTERPOLATION_DEGREE', String(degree), `1 to ${MAX_INTERPOLATION_DEGREE}`);
  }
}

/** Number of states that an interpolation of a degree needs; 0 for an absent or unknown method. */
export function statesForDegree(method: string | undefined, degree: number | undefined): number {
  if (method === undefined || degree === undefined) return 0;
  switch (method.toUpperCase()) {
    case 'LAGRANGE':
      return degree + 1;
    case 'HERMITE':
      // Each node gives a position and a velocity.
      return Math.ceil((degree + 1) / 2);
    case 'LINEAR':
      return 2;
    default:
      return 0;
  }
}
