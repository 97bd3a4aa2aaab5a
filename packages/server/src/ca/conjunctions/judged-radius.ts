import type { MessageFigures } from '@keepout/assessment/message-figures';

/** The combined hard-body radius that a stored message was judged with, m; null where none was. */
export function judgedRadiusM([one, other]: MessageFigures['objects']): number | null {
  const radiusM = (one.hardBodyRadiusM ?? 0) + (other.hardBodyRadiusM ?? 0);
  return radiusM > 0 ? radiusM : null;
}
