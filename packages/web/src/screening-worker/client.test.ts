import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveScreeningFailed, ScreeningClient, type ScreeningWorkerPort } from './client.ts';
import type { FromWorker, LiveOutcome, LiveRequest, ToWorker } from './protocol.ts';

/** The far end of a client: keeps what it is told, and says what the test wants it to say. */
class FarEnd implements ScreeningWorkerPort {
  readonly heard: ToWorker[] = [];
  isEnded = false;
  onmessage: ScreeningWorkerPort['onmessage'] = null;
  onerror: ScreeningWorkerPort['onerror'] = null;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
  get runs(): number[] {
    return this.heard.flatMap((message) => (message.type === 'screen' ? [message.run] : []));
  }
}

const request: LiveRequest = {
  objects: [{ noradId: 1 }],
  asOfTaiS: 0,
  startTaiS: 0,
  stopTaiS: 1,
  volume: { shape: 'regime' },
};
const outcome: LiveOutcome = {
  algorithmVersion: 'one',
  encounters: [],
  dropouts: [],
  missing: [],
  objects: 2,
  publicEphemerides: [],
  covarianceRules: [],
  catalogue: { source: 'test', newestEpoch: null, contentHash: 'a', loadedAt: '2026-11-20T00:00:00Z' },
  durationS: 1,
};
const catalogue = (tag: string) => ({ tag, bytes: new ArrayBuffer(8) });
const codeOf = async (promise: Promise<unknown>) => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  return error instanceof LiveScreeningFailed ? error.fault.code : error;
};

describe('the client of the screening worker', () => {
  let ends: FarEnd[];
  let client: ScreeningClient;
  beforeEach(() => {
    vi.useFakeTimers();
    ends = [];
    client = new ScreeningClient(() => {
      const end = new FarEnd();
      ends.push(end);
      return end;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts one worker, sends a catalogue once, and gives progress and outcome back', async () => {
    const seen: number[] = [];
    const first = client.screen(catalogue('a'), request, ({ percent }) => seen.push(percent));
    const [end] = ends;
    end?.say({
      type: 'progress',
      run: 1,
      progress: { phase: 'screening', percent: 40, remainingS: 1, encounters: [] },
    });
    end?.say({ type: 'outcome', run: 1, outcome });
    expect(await first.outcome).toBe(outcome);
    expect(seen).toEqual([40]);
    client.screen(catalogue('a'), request).outcome.catch(() => undefined);
    client.screen(catalogue('b'), request).outcome.catch(() => undefined);
    expect(ends).toHaveLength(1);
    expect(end?.heard.flatMap((message) => (message.type === 'catalogue' ? [message.tag] : []))).toEqual(['a', 'b']);
  });

  it('passes over what an earlier run still says', async () => {
    const first = client.screen(catalogue('a'), request);
    const seen: number[] = [];
    const second = client.screen(catalogue('a'), request, ({ percent }) => seen.push(percent));
    expect(await codeOf(first.outcome)).toBe('cancelled');
    ends[0]?.say({ type: 'cancelled', run: 1 });
    ends[0]?.say({
      type: 'progress',
      run: 1,
      progress: { phase: 'screening', percent: 99, remainingS: 0, encounters: [] },
    });
    ends[0]?.say({ type: 'outcome', run: 1, outcome: { ...outcome, objects: 99 } });
    ends[0]?.say({ type: 'outcome', run: 2, outcome });
    expect((await second.outcome).objects).toBe(2);
    expect(seen).toEqual([]);
  });

  it('lets a worker that hears the wish to cancel live on', async () => {
    const run = client.screen(catalogue('a'), request);
    run.cancel();
    expect(await codeOf(run.outcome)).toBe('cancelled');
    ends[0]?.say({ type: 'cancelled', run: 1 });
    vi.advanceTimersByTime(5000);
    expect(ends[0]?.isEnded).toBe(false);
  });

  it('ends a worker that does not hear within a second, and begins what was to follow in another', async () => {
    client.screen(catalogue('a'), request).outcome.catch(() => undefined);
    const second = client.screen(catalogue('a'), request);
    vi.advanceTimersByTime(999);
    expect(ends[0]?.isEnded).toBe(true);
    expect(ends).toHaveLength(2);
    expect(ends[1]?.heard.map(({ type }) => type)).toEqual(['catalogue', 'screen']);
    expect(ends[1]?.runs).toEqual([2]);
    ends[1]?.say({ type: 'outcome', run: 2, outcome });
    expect(await second.outcome).toBe(outcome);
  });

  it('tells the worker\u2019s fault, and starts another worker after one that broke', async () => {
    const first = client.screen(catalogue('a'), request);
    ends[0]?.say({ type: 'fault', run: 1, fault: { code: 'object-unknown', object: 7 } });
    expect(await codeOf(first.outcome)).toBe('object-unknown');
    const second = client.screen(catalogue('a'), request);
    ends[0]?.onerror?.({ message: 'blocked' } as ErrorEvent);
    expect(await codeOf(second.outcome)).toBe('worker-failed');
    client.screen(catalogue('a'), request).outcome.catch(() => undefined);
    expect(ends).toHaveLength(2);
    expect(ends[1]?.heard[0]).toMatchObject({ type: 'catalogue', tag: 'a' });
  });

  it('ends everything when it is disposed of', async () => {
    const run = client.screen(catalogue('a'), request);
    client.dispose();
    expect(await codeOf(run.outcome)).toBe('cancelled');
    expect(ends[0]?.isEnded).toBe(true);
  });
});
