import { fromBase64 } from './base64.ts';
import { WASM_BASE64 } from './generated/functions-wasm.ts';
import { compileKernel, type FunctionsExports, instantiateFunctions } from './webassembly.ts';

type Functions = Pick<typeof Math, keyof FunctionsExports | 'hypot'>;

let ownFunctions: Functions | undefined;

/**
 * Computes with elementary functions of our own: results have the same digits on every engine. The language leaves sine, logarithm,
 * power and their kin to engines, which differ in the last digit; the four operations, the square root and squares (`x ** 2`) do not.
 *
 * Method   `Math` uses them while `compute` runs, so that callers need no change; sums and products are the caller's own
 * Assumes  `compute` returns no promise; cached values are `keptPer` functions; powers only of two and to 2
 *
 * Checked  conformance/functions (one unit in the last place); operations/record/same-digits.test.ts          Cost  of a call 10 ns to 40 ns
 */
export function withOwnFunctions<T>(compute: () => T): T {
  ownFunctions ??= { ...instantiateFunctions(compileKernel(fromBase64(WASM_BASE64))), hypot };
  const names = Object.keys(ownFunctions) as (keyof Functions)[];
  const before = Object.fromEntries(names.map((name) => [name, Math[name]]));
  try {
    Object.assign(Math, ownFunctions);
    return compute();
  } finally {
    Object.assign(Math, before);
  }
}

/** Beyond it squares leave the range of float64; a scale that is a power of two costs no digit. */
const MOST_TO_SQUARE = 1e140;
const SCALE = 2 ** 600;

function hypot(...values: number[]): number {
  let largest = 0;
  for (const value of values) {
    const size = Math.abs(value);
    if (size === Number.POSITIVE_INFINITY) return size;
    // Written so that NaN propagates.
    if (!(size <= largest)) largest = size;
  }
  if (largest === 0) return 0;
  const scale = largest > MOST_TO_SQUARE ? 1 / SCALE : largest < 1 / MOST_TO_SQUARE ? SCALE : 1;
  let sum = 0;
  for (const value of values) sum += value * scale * (value * scale);
  return Math.sqrt(sum) / scale;
}
