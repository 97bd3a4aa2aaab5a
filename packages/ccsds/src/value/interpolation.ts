import type { MessageFaultCode } from '../fault/message-fault.ts';

const METHODS: readonly string[] = ['LAGRANGE', 'HERMITE', 'LINEAR'];
/** Above it polynomials through equal steps swing between their nodes. */
export const HIGHEST_DEGREE = 25;

/** Tells what the product cannot interpolate by; where nothing is said there is nothing against it. */
export function checkInterpolation(
  method: string | undefined,
  degree: number | undefined,
  against: (code: MessageFaultCode, keyword: string, value: string, limit: string) => void,
): void {
  if (method !== undefined && !METHODS.includes(method.toUpperCase())) {
    against('unsupported-interpolation', 'INTERPOLATION', method, METHODS.join(', '));
  }
  if (degree !== undefined && !(degree >= 1 && degree <= HIGHEST_DEGREE)) {
    against('number-out-of-range', 'INTERPOLATION_DEGREE', String(degree), `1 to ${HIGHEST_DEGREE}`);
  }
}

/** How many states an interpolation of a degree needs; 0 where nothing is said or the method is not known. */
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
