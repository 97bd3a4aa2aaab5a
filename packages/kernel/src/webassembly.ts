/**
 * The part of the WebAssembly interface that the kernel uses. The pure rooms are checked without the types of a browser
 * or of Node, and both have it.
 */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}
declare const WebAssembly: {
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

/** Bytes of a page of memory. */
export const PAGE = 65_536;
/** Bytes kept free behind the last table: vector loads may look past its end. */
export const BEHIND = 256;
/** Tables begin on a cache line of their own. */
export const CACHE_LINE = 64;

/** Functions of `assembly/index.ts`; addresses are byte offsets into `memory`. */
export interface KernelExports {
  readonly memory: WasmMemory;
  heapBase(): number;
  initialiseNear(elements: number, from: number, to: number, rows: number, kinds: number): void;
  initialiseDeep(rows: number, days1950: number, from: number, to: number, deep: number, isAfspc: number): void;
  propagateRows(
    rows: number,
    deep: number,
    cache: number,
    nearPairs: number,
    from: number,
    to: number,
    index: number,
    epochTaiS: number,
    lengthUnit: number,
    out: number,
    codes: number,
  ): void;
  propagateEpochs(
    pairRow: number,
    deep: number,
    cache: number,
    epochs: number,
    count: number,
    lengthUnit: number,
    out: number,
    codes: number,
  ): void;
  /** Paths between two nodes of the pair rows, half the time between them `halfS`; see assembly/spans.ts. */
  layLong(
    from: number,
    to: number,
    before: number,
    codesBefore: number,
    after: number,
    codesAfter: number,
    model: number,
    halfS: number,
  ): void;
  layShort(
    from: number,
    to: number,
    epochTaiS: number,
    halfS: number,
    before: number,
    codesBefore: number,
    after: number,
    codesAfter: number,
    model: number,
    isNext: number,
  ): void;
  placeExact(from: number, to: number): void;
  placeHost(first: number, count: number): void;
  parametersAt(): number;
  tablesAt(): number;
  setLimits(lows: number): void;
  clearGrid(): void;
  followPaths(from: number, to: number): void;
  keySlots(from: number, to: number): void;
  fillNeighbourhoods(): void;
  placePairs(): void;
  startScan(): void;
  startAlone(): void;
  /** 1 when the hits have to be tested before the scan can go on. */
  scanGrid(): number;
  scanAlone(): number;
  testHits(first: number, last: number): number;
  confirmCandidates(count: number): number;
}

/** Compiles; the caller keeps the module, an instance of it costs microseconds. */
export function compileKernel(bytes: Uint8Array<ArrayBuffer>): object {
  return new WebAssembly.Module(bytes);
}

export function instantiateKernel(module: object): KernelExports {
  return new WebAssembly.Instance(module, {}).exports as KernelExports;
}

/** Functions of `assembly/lattice/index.ts`. */
export interface LatticeExports {
  readonly memory: WasmMemory;
  heapBase(): number;
  primaryAt(): number;
  spreadPrimary(): void;
  /** Writes one byte a slot: 1 where the row of the block is written. */
  writeNearRows(
    rows: number,
    first: number,
    last: number,
    middleTaiS: number,
    halfS: number,
    block: number,
    stride: number,
    codes: number,
  ): void;
  /** Returns the number of hits. */
  testNodes(block: number, stride: number, first: number, last: number, hits: number): number;
  /** Returns the number of crossings. */
  crossNodes(block: number, stride: number, hits: number, count: number, crossings: number): number;
  /** Returns the number of entries. */
  narrowCrossings(early: number, late: number, crossings: number, count: number, entries: number): number;
  findWindows(
    instants: number,
    crossings: number,
    entries: number,
    from: number,
    count: number,
    windows: number,
    end: number,
    spare: number,
    progress: number,
  ): void;
}

export function instantiateLattice(module: object): LatticeExports {
  return new WebAssembly.Instance(module, {}).exports as LatticeExports;
}

/** Functions of `assembly/trade/index.ts`. */
export interface TradeExports {
  readonly memory: WasmMemory;
  heapBase(): number;
  erfcxTableAt(): number;
  mostRows(): number;
  prepareRules(): void;
  discProbability(minor: number, major: number, sigmaMinor: number, sigmaMajor: number, radius: number): number;
  computeColumns(
    events: number,
    eventCount: number,
    starts: number,
    vectors: number,
    from: number,
    to: number,
    rows: number,
    rowCount: number,
    steering: number,
    massLoss: number,
    watchPc: number,
    logs: number,
    worst: number,
    raised: number,
  ): void;
}

export function instantiateTrade(module: object): TradeExports {
  return new WebAssembly.Instance(module, {}).exports as TradeExports;
}

type OfNumber = Record<
  'acos' | 'acosh' | 'asin' | 'asinh' | 'atan' | 'atanh' | 'cbrt' | 'cos' | 'cosh' | 'exp' | 'expm1',
  (x: number) => number
> &
  Record<'log' | 'log10' | 'log1p' | 'log2' | 'sin' | 'sinh' | 'tan' | 'tanh', (x: number) => number>;

/** Functions of `assembly/functions/index.ts`, by their names in `Math`. */
export type FunctionsExports = OfNumber & Record<'atan2' | 'pow', (a: number, b: number) => number>;

export function instantiateFunctions(module: object): FunctionsExports {
  return new WebAssembly.Instance(module, {}).exports as FunctionsExports;
}

/** Functions of `assembly/gravity/index.ts`. */
export interface GravityExports {
  readonly memory: WasmMemory;
  heapBase(): number;
  attract(
    table: number,
    functions: number,
    width: number,
    highest: number,
    mu: number,
    radiusM: number,
    x: number,
    y: number,
    z: number,
    out: number,
  ): void;
}

export function instantiateGravity(module: object): GravityExports {
  return new WebAssembly.Instance(module, {}).exports as GravityExports;
}
