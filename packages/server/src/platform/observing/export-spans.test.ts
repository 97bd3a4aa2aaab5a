import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exportSpans } from './export-spans.ts';
import { inSpan, spanBelow } from './trace.ts';

/** A collector that keeps what it gets. */
let collector: Server;
let url: string;
let status: number;
const bodies: { path: string | undefined; document: { resourceSpans: { scopeSpans: { spans: object[] }[] }[] } }[] = [];
beforeEach(async () => {
  bodies.length = 0;
  status = 200;
  collector = createServer(async (request, answer) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    bodies.push({ path: request.url, document: JSON.parse(Buffer.concat(parts).toString()) });
    answer.writeHead(status).end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`;
});
afterEach(() => void collector.close());

const lines: string[] = [];
const log = { warn: (_facts: object, text: string) => void lines.push(text) } as never;
const FACTS = { name: 'job screen', kind: 'consumer', attributes: { 'keepout.attempt': 1, queue: 'screen' } } as const;

it('sends what has ended as OTLP, at the latest when it is closed', async () => {
  const spans = exportSpans({ url, version: '1.2.3', log, everyMs: 3_600_000 });
  const above = spanBelow(undefined);
  const below = spanBelow(`00-${above.traceId}-${above.spanId}-01`);
  await inSpan(below, FACTS, async () => undefined);
  await spans.close();
  expect(bodies.map(({ path }) => path)).toEqual(['/v1/traces']);
  const [span] = bodies[0]!.document.resourceSpans[0]!.scopeSpans[0]!.spans as Record<string, string>[];
  expect(span).toMatchObject({
    traceId: above.traceId,
    parentSpanId: above.spanId,
    name: 'job screen',
    kind: 5,
    status: { code: 0 },
    attributes: [
      { key: 'keepout.attempt', value: { intValue: '1' } },
      { key: 'queue', value: { stringValue: 'screen' } },
    ],
  });
  expect(BigInt(span!['endTimeUnixNano']!) >= BigInt(span!['startTimeUnixNano']!)).toBe(true);
  expect(span!['startTimeUnixNano']).toMatch(/^\d{19}$/);
  // Nobody listens any more.
  await inSpan(spanBelow(undefined), FACTS, async () => undefined);
  expect(bodies).toHaveLength(1);
});

it('loses what a collector does not take, says so, and goes on', async () => {
  status = 503;
  const spans = exportSpans({ url, version: '1.2.3', log, everyMs: 3_600_000 });
  await inSpan(spanBelow(undefined), FACTS, async () => undefined);
  await spans.close();
  expect(lines).toEqual(['spans were not taken']);
});
