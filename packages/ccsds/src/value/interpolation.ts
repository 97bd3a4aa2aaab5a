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
