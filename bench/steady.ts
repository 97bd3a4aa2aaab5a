/**
 * Messages that come one by one, a thousand a minute, on the built service: what each takes, and what others wait for meanwhile. Run:
 * npx tsx bench/steady.ts [minutes, 10].
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { markdownTable } from './markdown-table.ts';
import { median, percentile } from './measure.ts';
import { startService } from './running-service.ts';
import { addPrimaries, messageForm, sampleMessages, timesOf } from './service.ts';

const PER_MINUTE = 1000;
/** A token holds for five. */
const SIGN_IN_EACH = 4 * PER_MINUTE;

async function main(minutes: number): Promise<void> {
  const service = await startService();
  try {
    const texts = sampleMessages();
    await addPrimaries(service, texts);
    await service.call('/ca/cdms', { method: 'POST', body: messageForm(texts, 0, 10) });
    const alone = await timesOf(service, sleep(5000));
    const stored: Promise<number>[] = [];
    const startedMs = performance.now();
    const send = async (k: number): Promise<number> => {
      const sentMs = performance.now();
      await service.call('/ca/cdms', { method: 'POST', body: messageForm(texts, 10 + k, 1) });
      return performance.now() - sentMs;
    };
    const sending = (async () => {
      for (let k = 0; k < minutes * PER_MINUTE; k++) {
        if (k % SIGN_IN_EACH === SIGN_IN_EACH - 1) service.signIn();
        await sleep(Math.max(0, startedMs + (k * 60_000) / PER_MINUTE - performance.now()));
        stored.push(send(k));
      }
    })();
    const others = await timesOf(service, sending);
    const waits = await Promise.all(stored);
    const lateS = (performance.now() - startedMs) / 1000 - minutes * 60;
    const row = (name: string, times: readonly number[]) => [
      name,
      ...[median(times), percentile(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(1)),
    ];
    process.stdout.write(
      `${markdownTable(
        ['', 'median, ms', 'p99, ms', 'longest, ms'],
        [
          row('the list, alone', alone),
          row(`the list, while ${PER_MINUTE} messages a minute come`, others),
          row('a message, from sending to stored and judged', waits),
        ],
      )}\n${stored.length} messages in ${minutes} min, the last ${lateS.toFixed(1)} s after its time\n`,
    );
  } finally {
    await service.close();
  }
}

await main(Number(process.argv[2] ?? 10));
