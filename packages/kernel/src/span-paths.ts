import type { Sgp4Batch } from '@keepout/astro/sgp4/record';
import { EARTH_RADIUS_KM } from '@keepout/astro/sgp4/wgs72';
import type { KernelMemory } from './kernel-memory.ts';
import type { ObjectRows } from './object-rows.ts';
import { SHORT_SPANS, type Spans, spansOf, theoryStrayMps2 } from './spans.ts';

/** Metres in the kernel's unit of length. */
const UNIT_M: number = 1000 * EARTH_RADIUS_KM;
/** Pair rows propagated in one call. */
const CHUNK_PAIRS = 16_384;
/** Bytes of the states of a pair row, two times six float64, and of their codes. */
const PAIR_STATES = 96;
const PAIR_CODES = 2;

/** Where an instant lies in the long and in the short span: -1 to 1, and the reciprocals of half their lengths, 1/s. */
export interface PlaceInSpans {
  readonly longU: number;
  readonly shortU: number;
  readonly longRate: number;
  readonly shortRate: number;
}

/** The paths of the objects of a batch, laid span after span as the slabs of a block go on. */
export interface SpanPaths {
  /** Begins a block; the states of the last one serve where the instants are the same. */
  begin(startTaiS: number, stopTaiS: number): void;
  /** Lays the paths of the spans that the instant lies in, unless they are those at hand. */
  reach(instantTaiS: number): PlaceInSpans;
}

/** States of the pair rows at an instant. */
interface Node {
  epochTaiS: number;
  readonly states: number;
  readonly codes: number;
}

/** Memory for the states at the ends of a long and of a short span, and float64 per slot, the deviation of theories. */
export interface SpanMemory {
  readonly nodes: readonly [Node, Node];
  readonly shortNodes: readonly [Node, Node];
  readonly strays: number;
}

export function reserveSpans(memory: KernelMemory, { pairs }: ObjectRows): SpanMemory {
  const node = (): Node => ({
    epochTaiS: Number.NaN,
    states: memory.reserve(pairs * PAIR_STATES),
    codes: memory.reserve(pairs * PAIR_CODES),
  });
  return { nodes: [node(), node()], shortNodes: [node(), node()], strays: memory.reserve(2 * pairs * 8) };
}

/**
 * Opens the paths of a batch whose rows are filled.
 *
 * Method   docs/models/screening, "States"; the work in assembly/spans.ts
 * @param inOrder   address of the identity index of the slots
 */
export function openSpanPaths(
  memory: KernelMemory,
  rows: ObjectRows,
  { nodes, shortNodes, strays }: SpanMemory,
  batch: Sgp4Batch,
  inOrder: number,
): SpanPaths {
  const { kernel } = memory;
  const { pairs } = rows;
  memory.f64(strays, 2 * pairs).set(Array.from(memory.i32(rows.index, 2 * pairs), (i) => theoryStrayMps2(batch, i)));
  let [older, newer] = nodes;
  let spans: Spans = spansOf(0, 0);
  let span = -1;
  let part = -1;

  /** States of all objects at an epoch, in the order of the rows; the older of the two nodes held is given up. */
  function nodeAt(epochTaiS: number): Node {
    if (newer.epochTaiS === epochTaiS) return newer;
    [older, newer] = [newer, older];
    if (newer.epochTaiS === epochTaiS) return newer;
    newer.epochTaiS = epochTaiS;
    for (let from = 0; from < pairs; from += CHUNK_PAIRS) {
      const to = Math.min(pairs, from + CHUNK_PAIRS);
      const { states, codes } = newer;
      const { rows: nearEarthRows, deep, cache, nearPairs } = rows;
      kernel.propagateRows(nearEarthRows, deep, cache, nearPairs, from, to, inOrder, epochTaiS, UNIT_M, states, codes);
    }
    return newer;
  }

  function layLong(startTaiS: number, spanS: number): void {
    const before = nodeAt(startTaiS);
    const after = nodeAt(startTaiS + spanS);
    kernel.layLong(0, pairs, before.states, before.codes, after.states, after.codes, strays, spanS / 2);
  }

  function layShort(startTaiS: number, partS: number, isNext: boolean): void {
    const [a, b] = shortNodes;
    kernel.layShort(0, pairs, startTaiS, partS / 2, a.states, a.codes, b.states, b.codes, strays, isNext ? 1 : 0);
  }

  return {
    begin(startTaiS, stopTaiS): void {
      spans = spansOf(startTaiS, stopTaiS);
      span = -1;
    },
    reach(instantTaiS): PlaceInSpans {
      const { startTaiS, spanS, count } = spans;
      const partS = spanS / SHORT_SPANS;
      const newSpan = pieceAt(instantTaiS - startTaiS, spanS, count);
      const spanTaiS = startTaiS + newSpan * spanS;
      if (newSpan !== span) {
        layLong(spanTaiS, spanS);
        part = -1;
      }
      const newPart = pieceAt(instantTaiS - spanTaiS, partS, SHORT_SPANS);
      const partTaiS = spanTaiS + newPart * partS;
      if (newPart !== part) layShort(partTaiS, partS, newPart > 0 && newPart === part + 1);
      span = newSpan;
      part = newPart;
      return {
        longU: (2 * (instantTaiS - spanTaiS)) / spanS - 1,
        shortU: (2 * (instantTaiS - partTaiS)) / partS - 1,
        longRate: 2 / spanS,
        shortRate: 2 / partS,
      };
    },
  };
}

/** Returns the index of the equal piece that contains a time; the first and the last extend beyond their ends. */
function pieceAt(sinceStartS: number, pieceS: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(sinceStartS / pieceS)));
}
