import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * A span of a trace: a request, a job, a task of a thread. Work that it starts belongs to the same trace, in any process; its
 * ids are those of W3C Trace Context.
 */
export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Id of the parent span. */
  readonly parentId: string | undefined;
  /** The caller that started the trace requests its export. */
  readonly isSampled: boolean;
}

export type SpanKind = 'internal' | 'server' | 'consumer';

/** An ended span with its result. */
export interface EndedSpan extends Span {
  readonly name: string;
  readonly kind: SpanKind;
  /** Unix ms. */
  readonly beganMs: number;
  readonly tookMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly hasFailed: boolean;
}

const VERSION = '00';
const SAMPLED = 0x01;
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

const current = new AsyncLocalStorage<Span>();

/** Returns the span of the current asynchronous context. */
export const currentSpan = (): Span | undefined => current.getStore();

/** Runs `work` with the span as current; work that it starts belongs to the span too. */
export const withinSpan = <T>(span: Span, work: () => T): T => current.run(span, work);

/** Returns a child of the span in `traceparent`; without a valid one, the first span of a new trace. */
export function spanBelow(traceparent: unknown): Span {
  const [, version, traceId, parentId, flags = '', rest] =
    (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  const spanId = randomBytes(8).toString('hex');
  // Later versions may append fields, which are ignored; in this version they are invalid.
  if (traceId === undefined || parentId === undefined || (version === VERSION && rest !== undefined))
    return { traceId: randomBytes(16).toString('hex'), spanId, parentId: undefined, isSampled: true };
  return { traceId, spanId, parentId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

/** Returns the `traceparent` for child spans, in a header or with the data of a job. */
export const traceparentOf = ({ traceId, spanId, isSampled }: Span): string =>
  `${VERSION}-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

type SpanSink = (span: EndedSpan) => void;
let sink: SpanSink | undefined;

/** Passes the process's spans to `collect` from now on; the returned function ends this. */
export function collectSpans(collect: SpanSink): () => void {
  sink = collect;
  return () => {
    sink = undefined;
  };
}

/** Passes on an ended span if a collector is registered and its trace is sampled. */
export function endSpan(span: Span, facts: Omit<EndedSpan, keyof Span>): void {
  if (span.isSampled) sink?.({ ...span, ...facts });
}

/** Runs `work` within a new span; the span has failed if `work` throws. */
export async function inSpan<T>(
  span: Span,
  { name, kind, attributes }: Pick<EndedSpan, 'name' | 'kind' | 'attributes'>,
  work: () => Promise<T>,
): Promise<T> {
  const [beganMs, began] = [Date.now(), performance.now()];
  const end = (hasFailed: boolean) =>
    endSpan(span, { name, kind, attributes, beganMs, tookMs: performance.now() - began, hasFailed });
  try {
    const result = await withinSpan(span, work);
    end(false);
    return result;
  } catch (cause) {
    end(true);
    throw cause;
  }
}
