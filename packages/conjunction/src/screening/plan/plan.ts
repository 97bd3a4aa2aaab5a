import { circumscribingRadiusM, type ScreeningVolume } from '../../volume/volume.ts';

/** Changes whenever the same request may give different digits. */
export const ALGORITHM_VERSION = 'slab-grid-7';

/** Longest slab: the bounds of the sieve are proven for half of it. */
const LONGEST_SLAB_S = 240;
/** Cheapest slab (bench/screening-kernel.ts): longer ones widen the straight-line test, shorter ones propagate more. */
const SLAB_S: Readonly<Record<ScreeningEngine, number>> = { wasm: 240, scalar: 192 };
/** Length of a block of all pairs, s. */
const BLOCK_S = 3840;
/** Longest block of a few-to-all run, and the least number of blocks for progress. */
const SPAN_S = 28_800;
/** Blocks of the node lattice lie on multiples of this since the epoch of TAI 2000, s: every screening shares them. */
export const LATTICE_S = 28_800;
const LEAST_BLOCKS = 20;
const SLOW_SPEED_MPS = 50;

/** Who does the all-pairs work: the kernel in WebAssembly, or the scalar code that one reads and checks it with. */
export type ScreeningEngine = 'wasm' | 'scalar';

export type ScreeningScope =
  | { readonly kind: 'all-pairs' }
  /** Each primary against every other object; a pair of two primaries is reported for both. */
  | { readonly kind: 'primaries'; readonly primaries: readonly number[] };

export interface ScreeningRequest {
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly volume: ScreeningVolume;
  readonly scope: ScreeningScope;
  /** Length of a time slab, s, 30 to 240 (default 240, scalar 192). Changes the cost, never the result. */
  readonly slabS?: number;
  /** Length of a block, s. Changes the granularity, never the result. */
  readonly blockS?: number;
  /** Stays inside the volume slower than this are reported as intervals, m/s (default 50). */
  readonly slowSpeedMps?: number;
  /** Report also minimum distances at an end of the data of an ephemeris (`Encounter.edge`; default false). */
  readonly withEdges?: boolean;
  /** Changes the cost, never the result (default wasm). */
  readonly engine?: ScreeningEngine;
}

export interface ScreeningBlock {
  readonly index: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
}

/** The work, cut into independent blocks. Plain data. */
export interface ScreeningPlan {
  readonly algorithmVersion: string;
  readonly window: { readonly startTaiS: number; readonly stopTaiS: number };
  readonly volume: ScreeningVolume;
  readonly scope: ScreeningScope;
  readonly slabS: number;
  readonly slowSpeedMps: number;
  readonly withEdges?: boolean;
  readonly engine: ScreeningEngine;
  readonly blocks: readonly ScreeningBlock[];
}

/**
 * Cuts a screening into blocks.
 *
 * Assumes  a checked request: a finite window with start before stop, positive dimensions; a RangeError else (a bug
 *          of the caller)
 */
export function planScreening(request: ScreeningRequest): ScreeningPlan {
  const { startTaiS, stopTaiS, volume, scope } = request;
  const engine = request.engine ?? 'wasm';
  const slabS = request.slabS ?? SLAB_S[engine];
  if (!(Number.isFinite(startTaiS) && Number.isFinite(stopTaiS) && startTaiS < stopTaiS)) {
    throw new RangeError('screening window is empty or not finite');
  }
  const radius = circumscribingRadiusM(volume);
  if (!(radius > 0 && radius < 1e6)) throw new RangeError('screening volume must be between 0 and 1000 km');
  if (!(slabS >= 30 && slabS <= LONGEST_SLAB_S)) throw new RangeError('slab must be 30 s to 240 s');
  const cuts = request.blockS
    ? evenCuts(request.blockS)
    : scope.kind === 'all-pairs'
      ? evenCuts(BLOCK_S)
      : latticeCuts();
  const edges = [startTaiS, ...cuts, stopTaiS];
  const blocks = edges.slice(1).map((edge, index) => ({ index, startTaiS: edges[index]!, stopTaiS: edge }));

  function evenCuts(blockS: number): number[] {
    const count = Math.ceil((stopTaiS - startTaiS) / blockS - 1e-9);
    return Array.from({ length: Math.max(0, count - 1) }, (_, k) => startTaiS + (k + 1) * blockS);
  }

  /** Cuts that nest in the blocks of the lattice. */
  function latticeCuts(): number[] {
    let blockS = SPAN_S;
    while (blockS > slabS && (stopTaiS - startTaiS) / blockS < LEAST_BLOCKS) blockS /= 2;
    const first = Math.floor(startTaiS / blockS) + 1;
    const last = Math.ceil(stopTaiS / blockS) - 1;
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => (first + k) * blockS);
  }
  return {
    algorithmVersion: ALGORITHM_VERSION,
    window: { startTaiS, stopTaiS },
    volume,
    scope,
    slabS,
    slowSpeedMps: request.slowSpeedMps ?? SLOW_SPEED_MPS,
    ...(request.withEdges && { withEdges: true }),
    engine,
    blocks,
  };
}
