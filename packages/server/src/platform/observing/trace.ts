import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * A piece of work of a trace: a request, a job, a task of a thread. What it starts belongs to the same trace, in whichever process; its
 * ids are those of W3C Trace Context.
 */
export interface Span {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** Of the span that it is a part of. */
  readonly parentId: string | undefined;
  /** Whoever began the trace wants it to be kept. */
  readonly isSampled: boolean;
}

export type SpanKind = 'internal' | 'server' | 'consumer';

/** A span with what came of it. */
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

/** The span that whoever asks works for. */
export const currentSpan = (): Span | undefined => current.getStore();

/** Everything that `work` starts works for the span. */
export const within = <T>(span: Span, work: () => T): T => current.run(span, work);

/** A span below the one that `traceparent` names; where it names none, or names it wrongly, the first of a new trace. */
export function spanBelow(traceparent: unknown): Span {
  const [, version, traceId, parentId, flags = '', rest] =
    (typeof traceparent === 'string' && TRACEPARENT.exec(traceparent)) || [];
  const spanId = randomBytes(8).toString('hex');
  // What later versions append is not known here; of this one there is nothing to append.
  if (traceId === undefined || parentId === undefined || (version === VERSION && rest !== undefined))
    return { traceId: randomBytes(16).toString('hex'), spanId, parentId: undefined, isSampled: true };
  return { traceId, spanId, parentId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

/** The span as those below it are told, in a header or with the data of a job. */
export const traceparentOf = ({ traceId, spanId, isSampled }: Span): string =>
  `${VERSION}-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

type SpanSink = (span: EndedSpan) => void;
let sink: SpanSink | undefined;

/** From now on the process's spans are told to somebody; call what it returns to end that. */
export function collectSpans(collect: SpanSink): () => void {
  sink = collect;
  return () => {
    sink = undefined;
  };
}

/** Tells that a span has ended, where anybody listens and its trace is to be kept. */
export function endSpan(span: Span, facts: Omit<EndedSpan, keyof Span>): void {
  if (span.isSampled) sink?.({ ...span, ...facts });
}

/** What is done within a span of its own; it has failed where `work` throws. */
export async function inSpan<T>(
  span: Span,
  { name, kind, attributes }: Pick<EndedSpan, 'name' | 'kind' | 'attributes'>,
  work: () => Promise<T>,
): Promise<T> {
  const [beganMs, began] = [Date.now(), performance.now()];
  const end = (hasFailed: boolean) =>
    endSpan(span, { name, kind, attributes, beganMs, tookMs: performance.now() - began, hasFailed });
  try {
    const result = await within(span, work);
    end(false);
    return result;
  } catch (cause) {
    end(true);
    throw cause;
  }
}
