/** Part of Open MCT (4.x) that the plug-in uses, as it has no types of its own: its API.md, sections Object, Composition and Telemetry API. */
export interface OpenMct {
  readonly types: { addType(key: string, type: ObjectType): void };
  readonly objects: {
    addRoot(identifier: Identifier): void;
    addProvider(namespace: string, provider: { get(identifier: Identifier): Promise<DomainObject> }): void;
  };
  readonly composition: {
    addProvider(provider: {
      appliesTo(object: DomainObject): boolean;
      load(object: DomainObject): Promise<readonly Identifier[]>;
    }): void;
  };
  readonly telemetry: { addProvider(provider: TelemetryProvider): void };
  once(event: 'destroy', listener: () => void): unknown;
}

export interface Identifier {
  readonly namespace: string;
  readonly key: string;
}

export interface DomainObject {
  readonly identifier: Identifier;
  readonly name: string;
  readonly type: string;
  readonly location: string;
  readonly telemetry?: { readonly values: readonly ValueMetadata[] };
}

interface ObjectType {
  readonly name: string;
  readonly description: string;
  readonly cssClass: string;
}

/** A column of a table, a line of a plot. */
export interface ValueMetadata {
  readonly key: string;
  readonly name?: string;
  readonly unit?: string;
  readonly format?: string;
  readonly formatString?: string;
  readonly enumerations?: readonly { readonly value: number; readonly string: string }[];
  /** A lower number comes first. */
  readonly hints: Readonly<Record<string, number>>;
}

/** Values of one time by their keys; unknown values are absent. */
export type Datum = Readonly<Record<string, number | string>>;

export interface TelemetryRequest {
  /** Bounds in the time system, ms. */
  readonly start?: number;
  readonly end?: number;
  readonly strategy?: string;
  readonly size?: number;
}

/** Appearance of a crossed limit. */
export interface CrossedLimit {
  readonly cssClass: string;
  readonly name: string;
  readonly low?: number;
  readonly high?: number;
}

/** Lines of a plot, by level and side: its colour, and where it lies for each value that has it. */
export type LimitLines = Readonly<Record<string, Readonly<Record<'low' | 'high', LimitLine | undefined>>>>;
export type LimitLine = { readonly color: string } & Readonly<Record<string, number | string>>;

export interface Staleness {
  readonly isStale: boolean;
  readonly utc: number;
}

export interface TelemetryProvider {
  supportsRequest(object: DomainObject): boolean;
  request(object: DomainObject, options: TelemetryRequest): Promise<readonly Datum[]>;
  supportsSubscribe(object: DomainObject): boolean;
  subscribe(object: DomainObject, callback: (datum: Datum) => void): () => void;
  supportsLimits(object: DomainObject): boolean;
  getLimitEvaluator(object: DomainObject): {
    evaluate(datum: Datum, value?: Pick<ValueMetadata, 'key'>): CrossedLimit | undefined;
  };
  getLimits(object: DomainObject): { limits(): Promise<LimitLines> };
  supportsStaleness(object: DomainObject): boolean;
  isStale(object: DomainObject): Promise<Staleness>;
  subscribeToStaleness(object: DomainObject, callback: (staleness: Staleness) => void): () => void;
}
