import type { GravityField } from '@keepout/astro/force/gravity-field';
import { type Attraction, byOrder, harmonicAttraction, recursionFor } from '@keepout/astro/force/harmonic-attraction';
import { fromBase64 } from './base64.ts';
import { WASM_BASE64 } from './generated/gravity-wasm.ts';
import { BEHIND, compileKernel, type GravityExports, instantiateGravity, PAGE } from './webassembly.ts';

/** Numbers of a degree of a row. */
const ENTRY = 6;
/** Beyond this number of fields the twin computes the sum: tables stay in memory for the lifetime of the process. */
const MOST_TABLES = 32;
/** Below it a call costs more than it saves. */
const LEAST_DEGREE = 4;
const NUMBER_BYTES = 8;
const COORDINATES = 3;

interface Kernel {
  readonly exports: GravityExports;
  /** Of fields by degree, by their coefficients. */
  readonly tables: Map<Float64Array, Map<number, number>>;
  count: number;
  /** Where the next table goes. */
  end: number;
}

let kernel: Kernel | undefined;

/**
 * `harmonicAttraction` in WebAssembly, the same to the last digit.
 *
 * Method   that of its twin, cosine and sine in two lanes
 * Assumes  that the coefficients of a field never change
 *
 * Checked  digit by digit against its twin (`gravity.against-scalar.test.ts`)          Cost  33 % of its twin's at 20x20 and 36x36
 */
export function attractionInKernel(field: GravityField, order: number = field.degree): Attraction {
  kernel ??= openKernel();
  const { exports } = kernel;
  const table = field.degree < LEAST_DEGREE ? undefined : tableOf(kernel, field);
  if (table === undefined) return harmonicAttraction(field, order);
  const { mu, radiusM, degree } = field;
  const width = degree + 1;
  const highest = Math.min(order, degree);
  const functions = table - width * NUMBER_BYTES;
  const answer = functions - COORDINATES * NUMBER_BYTES;
  let memory = new Float64Array(exports.memory.buffer);
  const at = answer / NUMBER_BYTES;
  return (x, y, z, out) => {
    exports.attract(table, functions, width, highest, mu, radiusM, x, y, z, answer);
    // Memory that grew for another table lies elsewhere.
    if (memory.length === 0) memory = new Float64Array(exports.memory.buffer);
    for (let i = 0; i < COORDINATES; i++) out[i] = memory[at + i]!;
  };
}

function openKernel(): Kernel {
  const exports = instantiateGravity(compileKernel(fromBase64(WASM_BASE64)));
  return { exports, tables: new Map(), count: 0, end: Math.ceil(exports.heapBase() / ALIGNED) * ALIGNED };
}

const ALIGNED = 16;

/** The address of a field's table, with room for its functions and an answer before it; undefined where there are too many. */
function tableOf(kernel: Kernel, field: GravityField): number | undefined {
  const ofField = kernel.tables.get(field.cosine) ?? new Map<number, number>();
  const cachedAddress = ofField.get(field.degree);
  if (cachedAddress !== undefined) return cachedAddress;
  if (kernel.count >= MOST_TABLES) return undefined;
  const numbers = tableNumbers(field);
  const before = Math.ceil(((field.degree + 1 + COORDINATES) * NUMBER_BYTES) / ALIGNED) * ALIGNED;
  const address = kernel.end + before;
  const end = address + Math.ceil((numbers.length * NUMBER_BYTES) / ALIGNED) * ALIGNED;
  const { memory } = kernel.exports;
  const missing = end + BEHIND - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  new Float64Array(memory.buffer).set(numbers, address / NUMBER_BYTES);
  kernel.end = end;
  kernel.count++;
  kernel.tables.set(field.cosine, ofField.set(field.degree, address));
  return address;
}

/** As `assembly/gravity` reads it. */
function tableNumbers(field: GravityField): Float64Array {
  const width = field.degree + 1;
  const { diagonal, vertical, previous, slope } = recursionFor(width);
  const { cosine, sine } = byOrder(field, width);
  const numbers = new Float64Array(width + 1 + 2 * width + ENTRY * width * width);
  numbers.set(diagonal);
  for (let n = 0; n < width; n++) numbers.set([vertical[n]!, previous[n]!], width + 1 + 2 * n);
  const rows = width + 1 + 2 * width;
  for (let m = 0; m < width; m++)
    for (let n = m; n < width; n++) {
      const [ownEntry, entryAbove] = [m * width + n, (m + 1) * width + n];
      numbers.set(
        [cosine[ownEntry]!, sine[ownEntry]!, slope[ownEntry]!, vertical[entryAbove]!, previous[entryAbove]!],
        rows + ENTRY * ownEntry,
      );
    }
  return numbers;
}
