import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from './logs.ts';
import { collectSpans, currentSpan, type EndedSpan, inSpan, spanBelow, traceparentOf, withinSpan } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('a span', () => {
  it('is below the one that a traceparent names', () => {
    const span = spanBelow(`00-${TRACE}-${PARENT}-01`);
    expect(span).toMatchObject({ traceId: TRACE, parentId: PARENT, isSampled: true });
    expect(span.spanId).toMatch(/^(?!0{16})[0-9a-f]{16}$/);
    expect(spanBelow(traceparentOf(span))).toMatchObject({ traceId: TRACE, parentId: span.spanId });
    expect(spanBelow(`00-${TRACE}-${PARENT}-00`).isSampled).toBe(false);
    // A version to come may say more.
    expect(spanBelow(`cc-${TRACE}-${PARENT}-01-what-the-future-holds`).traceId).toBe(TRACE);
  });

  // Cases of the specification (W3C Trace Context, 3.2.2 and its test suite).
  it.each([
    undefined,
    '',
    ['00', TRACE, PARENT, '01'],
    `ff-${TRACE}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01-what-else`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}`,
    `00-${TRACE}x-${PARENT}-01`,
    `${'00'}${TRACE}-${PARENT}-01`,
  ])('begins a trace of its own where there is none to go on with: %s', (traceparent) => {
    const span = spanBelow(traceparent);
    expect(span.parentId).toBeUndefined();
    expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(span.traceId).not.toBe(TRACE);
  });
});

describe('what is done within a span', () => {
  const ended: EndedSpan[] = [];
  let end: (() => void) | undefined;
  afterEach(() => end?.());

  it('has its ids in every line of the log, through whatever is waited for', async () => {
    const lines: { trace_id?: string; span_id?: string }[] = [];
    const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const span = spanBelow(undefined);
    log.info('before');
    await withinSpan(span, async () => {
      await Promise.resolve();
      log.child({ job: 'screen' }).info('within');
    });
    expect(lines.map((line) => [line.trace_id, line.span_id])).toEqual([
      [undefined, undefined],
      [span.traceId, span.spanId],
    ]);
  });

  it('is told with what came of it, unless nobody wants the trace', async () => {
    end = collectSpans((span) => ended.push(span));
    const facts = { name: 'job screen', kind: 'consumer', attributes: {} } as const;
    const span = spanBelow(`00-${TRACE}-${PARENT}-01`);
    expect(await inSpan(span, facts, async () => currentSpan()?.spanId)).toBe(span.spanId);
    const failing = async () => {
      throw new Error('no');
    };
    await expect(inSpan(spanBelow(undefined), facts, failing)).rejects.toThrow('no');
    await inSpan(spanBelow(`00-${TRACE}-${PARENT}-00`), facts, async () => undefined);
    expect(ended.map(({ name, parentId, hasFailed }) => [name, parentId, hasFailed])).toEqual([
      ['job screen', PARENT, false],
      ['job screen', undefined, true],
    ]);
  });
});
