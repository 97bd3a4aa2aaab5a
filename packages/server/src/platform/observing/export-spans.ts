import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './logs.ts';
import { RateLimitedLog } from './rate-limited-log.ts';
import { collectSpans, type EndedSpan, type SpanKind } from './trace.ts';

export interface SpanExport {
  /** Sends the pending spans and ends. */
  close(): Promise<void>;
}

export interface ExportOptions {
  /** URL of the collector, without `/v1/traces`. */
  readonly url: string;
  readonly version: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly everyMs?: number;
}

const EVERY_MS = 5000;
const PATIENCE_MS = 10_000;
/** Maximum number of spans per request and pending; spans that a collector does not accept are lost. */
const MOST_IN_ONE = 512;
const MOST_WAITING = 4096;

/** Sends the spans of this process to a collector of OpenTelemetry, as OTLP in JSON over HTTP. */
export function exportSpans({ url, version, log, everyMs = EVERY_MS }: ExportOptions): SpanExport {
  const target = `${url.replace(/\/$/, '')}/v1/traces`;
  const waiting: EndedSpan[] = [];
  const complaints = new RateLimitedLog();
  let lost = 0;
  const end = collectSpans((span) => {
    if (waiting.length < MOST_WAITING) waiting.push(span);
    else lost++;
  });
  const send = async (): Promise<void> => {
    while (waiting.length > 0) {
      const part = waiting.splice(0, MOST_IN_ONE);
      try {
        const signal = AbortSignal.timeout(PATIENCE_MS);
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify(documentOf(part, version));
        const { status, ok } = await fetch(target, { method: 'POST', headers, body, signal, redirect: 'error' });
        if (!ok) throw new Error(`the collector answered ${status}`);
      } catch (cause) {
        lost += part.length;
        if (complaints.isTime()) log.warn({ err: cause, lost }, 'spans were not taken');
        return;
      }
    }
  };
  const stopped = new AbortController();
  const sending = (async () => {
    while (!stopped.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);
      await send();
    }
  })();
  return {
    close: async () => {
      end();
      stopped.abort();
      await sending;
    },
  };
}

const KINDS: Readonly<Record<SpanKind, number>> = { internal: 1, server: 2, consumer: 5 };
const STATUS_UNSET = 0;
const STATUS_ERROR = 2;

/** Returns an `ExportTraceServiceRequest` in JSON: ids in hexadecimal digits, times in decimal nanoseconds. */
function documentOf(spans: readonly EndedSpan[], version: string): object {
  const resource = {
    attributes: attributesOf({ 'service.name': 'keepout', 'service.version': version, 'process.pid': process.pid }),
  };
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'keepout', version }, spans: spans.map(spanOf) }] }],
  };
}

function spanOf({ traceId, spanId, parentId, name, kind, beganMs, tookMs, attributes, hasFailed }: EndedSpan): object {
  const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1000)) * 1000n);
  return {
    traceId,
    spanId,
    ...(parentId !== undefined && { parentSpanId: parentId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(beganMs),
    endTimeUnixNano: nanoseconds(beganMs + tookMs),
    attributes: attributesOf(attributes),
    status: { code: hasFailed ? STATUS_ERROR : STATUS_UNSET },
  };
}

const attributesOf = (attributes: EndedSpan['attributes']): object[] =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
