import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlertNotification } from '@keepout/contract/alerts/notification';
import type { CdmReceipt, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import { startTestRelay, type TestRelay } from '@keepout/server/alerts/test-receivers';
import { hurry, settingsOf } from '@keepout/server/alerts/test-world';
import { testEvent } from '@keepout/server/ca/manoeuvres/test-event';
import { type Foundation, layFoundation } from '@keepout/server/hosting/foundation';
import { modules } from '@keepout/server/modules';
import { testForm } from '@keepout/server/platform/http/test-form';
import { addJob, schedulesOf } from '@keepout/server/platform/jobs/test-jobs';
import { nowTaiS } from '@keepout/server/platform/now';
import { createLogger } from '@keepout/server/platform/observing/logs';
import { parseSettings } from '@keepout/server/platform/settings/settings';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { type Route, route } from '@keepout/server/test-route';
import { startWorker } from '@keepout/worker/start-worker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandWith } from './test-command.ts';
import { eventually } from './test-eventually.ts';
import { databaseUrl, SATELLITE } from './test-sky.ts';
import { workerEnvironment } from './test-workers.ts';

const ADDRESS = 'ada@example.org';
const first = testEvent(nowTaiS() + 86_400, { noradId: SATELLITE.noradId, other: 90_001, creationTaiS: nowTaiS() });
/** The same id and date, errors twice as large. */
const second = first.replaceAll(
  /^(C[RTN]_[RTN] *= *)(\S+)/gm,
  (_, name: string, m2: string) => `${name}${4 * Number(m2)}`,
);

describe('a message that its originator sends again with other content', () => {
  let platform: TestPlatform;
  let relay: TestRelay;
  let worker: Foundation;
  const lines: Record<string, unknown>[] = [];
  let headers: { authorization: string };
  let accepted: readonly CdmReceipt[];
  const folder = mkdtempSync(join(tmpdir(), 'keepout-reissued-'));

  beforeAll(async () => {
    relay = await startTestRelay();
    platform = await startTestPlatform(modules, { worker: false });
    headers = await platform.bearer({ userName: 'ada' });
    worker = await work();
  });
  afterAll(async () => {
    await worker.close();
    await platform.close();
    await relay.close();
    rmSync(folder, { recursive: true });
  });

  async function call<T>(place: Route, payload?: object): Promise<T> {
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  }

  async function upload(content: string): Promise<CdmReceipt> {
    const form = testForm([{ name: 'message.cdm', content }]);
    const request = { ...route('uploadCdms'), headers: { ...headers, ...form.headers }, payload: form.payload };
    const { accepted: receipts } = (await platform.app.inject(request)).json<CdmUpload>();
    return receipts[0]!;
  }

  it('is warned of in the receipt and on the event, and an alert of it leaves', async () => {
    await call(route('createSatellite'), SATELLITE);
    await call(route('changeUserConfiguration'), { notifications: { default: settingsOf({ email: [ADDRESS] }) } });
    expect(await call(route('listNotifications'))).toEqual([]);
    accepted = [await upload(first), await upload(second)];
    const [before, again] = accepted as [CdmReceipt, CdmReceipt];
    expect(before.warnings).toEqual([]);
    expect(again.warnings).toMatchObject([{ code: 'message-id-reused', keyword: 'MESSAGE_ID', value: '2' }]);
    const { history, ...event } = await call<Conjunction>(route('getConjunction', again));
    expect(history.map(({ cdmId, version, versions }) => [cdmId, version, versions])).toEqual([
      [before.cdmId, 1, 2],
      [again.cdmId, 2, 2],
    ]);
    expect([event.lastMessageId, event.probabilityOfCollision]).toEqual([again.cdmId, again.probabilityOfCollision]);
    expect(before.probabilityOfCollision).not.toBe(again.probabilityOfCollision);

    const message = `TEST reused the message id ${again.messageId} with different content. Both versions are stored; ask the originator which is valid.`;
    await eventually('the page tells of it', async () => {
      expect(await call<AlertNotification[]>(route('listNotifications'))).toContainEqual(
        expect.objectContaining({ kind: 'MESSAGE_REISSUED', level: 'serious', message }),
      );
    });
    await eventually('a mail of it has left', async () => {
      await hurry(platform.context.database);
      expect(relay.mails.map(({ to, text }) => [...to, text.replaceAll(/=?\r\n/g, '')])).toContainEqual([
        ADDRESS,
        expect.stringContaining(message),
      ]);
    });
  });

  it('is judged again every night like every other, and who writes other figures into the database is told of it', async () => {
    const [{ cdmId, conjunctionId }] = accepted.slice(1) as [CdmReceipt];
    await platform.context.database.pool.query('update cdm set miss_distance_m = 3 where id = $1', [cdmId]);
    await worker.close();
    await passNight();
    worker = await work();
    await eventually('the work of the night that was missed is done', () => {
      expect(lines).toContainEqual(expect.objectContaining({ msg: 'stored messages were judged again', checked: 2 }));
    });
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'figures of a message are not of its text',
        cdmId,
        figure: 'missDistanceM',
        stored: 3,
      }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'conjunctions differ from their newest message',
        eventIds: [conjunctionId],
      }),
    );
  });

  it('has doctor say which figure of which message is another', async () => {
    const [{ cdmId, conjunctionId }] = accepted.slice(1) as [CdmReceipt];
    const environment = {
      KEEPOUT_DATABASE_URL: databaseUrl(platform.context.database),
      KEEPOUT_DATA_DIR: folder,
      KEEPOUT_PORT: '0',
    };
    const { code, stdout } = await commandWith(environment, 'doctor');
    expect(code, stdout).toBe(3);
    expect(stdout).toMatch(
      new RegExp(
        `^BAD {3}messages: ${cdmId}: missDistanceM is 3, its text gives [\\d.]+; send the message again$`,
        'm',
      ),
    );
    expect(stdout).toMatch(
      new RegExp(
        `^BAD {3}messages: conjunctions whose verdict differs from their newest message: ${conjunctionId}$`,
        'm',
      ),
    );
  });

  /** As a process does that works alone. */
  async function work(): Promise<Foundation> {
    const read = parseSettings(
      {
        ...workerEnvironment(platform),
        KEEPOUT_LOG_LEVEL: 'info',
        KEEPOUT_SMTP_URL: relay.url,
        KEEPOUT_MAIL_FROM: 'keepout@operator.example',
        KEEPOUT_ISSUER_URL: 'https://identity.test',
      },
      '/',
      'worker',
    );
    if (!read.ok) throw new Error(JSON.stringify(read.fault));
    const log = createLogger(read.value, { write: (line) => void lines.push(JSON.parse(line)) });
    const foundation = await layFoundation(read.value, { modules, log });
    await startWorker(foundation);
    return foundation;
  }

  /** Starts the job of the night now. */
  async function passNight(): Promise<void> {
    const { database } = platform.context;
    expect(await schedulesOf(database, 'ca-evidence')).toHaveLength(1);
    await addJob(database, 'ca-evidence');
  }
});
