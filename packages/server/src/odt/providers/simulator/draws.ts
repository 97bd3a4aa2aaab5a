import { createHash } from 'node:crypto';
import { fillNormals, seededRandom } from '@keepout/conjunction/numbers/random';

/** Numbers that look random and follow from a name alone: the same name, the same numbers, on every machine. */
export interface SeededDraws {
  /** [0, 1). */
  uniform(): number;
  /** Standard normal. */
  normal(): number;
}

/** Draws for a name; SHA-256 makes a seed of it. */
export function seededDraws(...name: readonly (string | number)[]): SeededDraws {
  const uniform = seededRandom(createHash('sha256').update(name.join('\n')).digest().readUInt32LE(0));
  const float = new Float64Array(1);
  return {
    uniform,
    normal: () => {
      fillNormals(float, uniform);
      return float[0]!;
    },
  };
}
