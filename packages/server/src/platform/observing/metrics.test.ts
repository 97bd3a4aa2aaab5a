import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('metrics that are asked for', () => {
  const lines: string[] = [];
  const log = { warn: (_facts: object, text: string) => void lines.push(text) } as never;

  it('are answered by one question, however many read them within some seconds', async () => {
    const metrics = createMetrics(log);
    let questions = 0;
    metrics.measure('the database', async () => ++questions, {
      keepout_database_bytes: (value) => [{ labels: {}, value }],
      keepout_database_sessions: (value) => [{ labels: {}, value: 10 * value }],
    });
    for (let scrape = 0; scrape < 3; scrape++) {
      const text = await metrics.registry.metrics();
      expect(text).toMatch(/^keepout_database_bytes 1$/m);
      expect(text).toMatch(/^keepout_database_sessions 10$/m);
    }
    metrics.close();
  });

  it('have no value where there is no answer, and the log says so', async () => {
    const metrics = createMetrics(log, { servesMs: 0 });
    let isAway = false;
    const ask = () => {
      if (isAway) throw new Error('away');
      return 7;
    };
    metrics.measure('the queue', ask, {
      keepout_database_bytes: (value) => [{ labels: {}, value }],
      keepout_queue_waiting: (value) => [{ labels: { queue: 'screen' }, value }],
    });
    expect(await metrics.registry.metrics()).toMatch(/^keepout_queue_waiting\{queue="screen"\} 7$/m);
    isAway = true;
    const text = await metrics.registry.metrics();
    expect(text).toMatch(/^# HELP keepout_queue_waiting /m);
    expect(text).not.toMatch(/^keepout_(queue_waiting|database_bytes)\b.* \d/m);
    expect(lines).toContain('the queue cannot be measured');
    metrics.close();
  });

  it('are counters where they only grow', async () => {
    const metrics = createMetrics(log, { servesMs: 0 });
    metrics.measure('the uploads', () => 3, { keepout_uploads_refused_total: (value) => [{ labels: {}, value }] });
    for (let scrape = 0; scrape < 2; scrape++) {
      const text = await metrics.registry.metrics();
      expect(text).toContain('# TYPE keepout_uploads_refused_total counter\nkeepout_uploads_refused_total 3\n');
    }
    metrics.close();
  });
});
