import { planeCurves } from '@keepout/conjunction/pc/bounds/plane-curves';
import { expect, it } from 'vitest';
import { CurveClient, type CurvePort, CurvesFailed } from './client.ts';
import type { CurveAnswer, CurveQuestion } from './protocol.ts';

const FIGURES = {
  missXM: 300,
  missYM: 400,
  primaryM2: { xx: 400, yx: 0, yy: 400 },
  secondaryM2: { xx: 90_000, yx: 0, yy: 10_000 },
  hardBodyRadiusM: 5,
};

class FakeWorker implements CurvePort {
  onmessage: CurvePort['onmessage'] = null;
  onerror: CurvePort['onerror'] = null;
  readonly asked: CurveQuestion[] = [];
  isEnded = false;
  postMessage(message: CurveQuestion) {
    this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(data: CurveAnswer) {
    this.onmessage?.({ data } as MessageEvent<CurveAnswer>);
  }
}

it('E-21 answers each question with its own curves, from one worker', async () => {
  const workers: FakeWorker[] = [];
  const client = new CurveClient(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as FakeWorker;
  });
  const first = client.curves(FIGURES, []);
  const second = client.curves({ ...FIGURES, hardBodyRadiusM: 0 }, []);
  const [worker] = workers as [FakeWorker];
  const curves = planeCurves(FIGURES) ?? null;
  worker.answer({ id: worker.asked[1]?.id ?? 0, curves: null });
  worker.answer({ id: worker.asked[0]?.id ?? 0, curves });
  expect(await first).toBe(curves);
  expect(await second).toBeNull();
  expect(workers).toHaveLength(1);
});

it('E-21 a worker that fails fails what waits, and the next question starts another', async () => {
  const workers: FakeWorker[] = [];
  const client = new CurveClient(() => {
    workers.push(new FakeWorker());
    return workers.at(-1) as FakeWorker;
  });
  const waiting = client.curves(FIGURES, []);
  workers[0]?.onerror?.({ message: 'no memory' } as ErrorEvent);
  await expect(waiting).rejects.toThrow(CurvesFailed);
  expect(workers[0]?.isEnded).toBe(true);
  const again = client.curves(FIGURES, []);
  workers[1]?.answer({ id: workers[1].asked[0]?.id ?? 0, fault: 'RangeError' });
  await expect(again).rejects.toThrow('RangeError');
});
