/** A figure that is not a number: its inputs cannot be true. */
export interface NotFinite {
  readonly code: 'figures-not-finite';
  /** Its place, such as `missDistanceM` or `objects.0.covarianceRtn.3`. */
  readonly figure: string;
}

/**
 * Returns the first figure of an assessed message that is infinite or not a number. Such a message is reported and not stored: no list
 * could show it, and no order holds with it.
 */
export function notFinite(figures: object): NotFinite | undefined {
  const figure = placeOf(figures, '');
  return figure === undefined ? undefined : { code: 'figures-not-finite', figure: figure.slice(1) };
}

function placeOf(value: unknown, path: string): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const place = placeOf(inner, `${path}.${key}`);
    if (place !== undefined) return place;
  }
  return undefined;
}
