import { createPublicKey, verify } from 'node:crypto';
import { fileOrbit } from '@keepout/operations/live/file-orbit';
import { filePlan } from '@keepout/operations/live/plans';
import { screenInSteps } from '@keepout/operations/live/screen-steps';
import { signedText } from '@keepout/operations/record/canonical-json';
import { expect, test } from '@playwright/test';
import { DAY_S, left, live, openUnsent, saved, table } from './find-unsent-page.ts';

test('R-13 a file is screened unsent: nothing of it leaves, figures of the engine in Node, signed, and a log of the network', async ({
  page,
}) => {
  const { sent, refused, fleet, catalogue, stop, startTaiS, oem, file } = await openUnsent(page);

  await test.step('what was read is told, with what left this browser meanwhile', async () => {
    await page.waitForLoadState('networkidle');
    sent.length = 0;
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(live(page).getByText(/approaches? found: 1 satellite screened against 604 objects/)).toBeVisible();
    await expect(left(page)).toContainText('unpublished.oem: UNPUBLISHED (58210), 1,441 states, 2 covariances');
    await expect(left(page)).toContainText('The worker that read the file sent 0 requests.');
    await expect(left(page)).toContainText('0 B in their bodies');
    await expect(table(page)).toContainText('AURORA-2');
  });

  const states = oem.split('\n').filter((line) => /^\d{4}-/.test(line));
  const numbers = new Set(states.flatMap((line) => line.split(' ').slice(1)));
  await test.step('no request of the browser has a body, or a number of the file', () => {
    expect(numbers.size).toBeGreaterThan(5000);
    for (const request of sent) {
      expect(request).toMatch(/^GET \S+ $/);
      expect(request).not.toContain('unpublished');
      for (const number of numbers) expect(request).not.toContain(number);
    }
  });

  await test.step('the worker that read it is refused every way out', async () => {
    const worker = page.workers().find((candidate) => candidate.url().includes('screening.worker'))!;
    const ways = ["fetch('/tnc')", "fetch('data:,x')", "import('/tnc.js')", "import('data:text/javascript,1')"];
    for (const way of ways) {
      const refusal = await worker.evaluate(`${way}.then(() => 'open', (error) => String(error))`);
      expect(refusal, way).toMatch(/^TypeError/);
    }
    expect(
      await worker.evaluate(
        "new Promise((end) => { new WebSocket('wss://127.0.0.1:1/').onerror = () => end('refused') })",
      ),
    ).toBe('refused');
    const asked = sent.filter((request) => request.includes('tnc'));
    expect(asked.filter((request) => !refused.some((address) => request.includes(address)))).toEqual([]);
  });

  await test.step('result and log are taken along; the result is what Node computes, and signed', async () => {
    const record = await saved(page, 'Save result');
    const key = createPublicKey({ key: record.key, format: 'jwk' });
    expect(verify(null, Buffer.from(signedText(record)), key, Buffer.from(record.signature, 'base64url'))).toBe(true);
    const { startTaiS: from, stopTaiS: to } = record.window;
    expect([from, to]).toEqual([startTaiS, stop]);
    const asked = { file: new File([], ''), fleet, asOfTaiS: to + 1, longestS: 7 * DAY_S, volume: record.volume };
    const steps = screenInSteps(catalogue, filePlan(catalogue, fileOrbit(oem, asked, catalogue), record.volume), asked);
    let step = await steps.next();
    while (!step.done) step = await steps.next();
    expect(step.value.findings.encounters.length).toBeGreaterThan(0);
    expect(record.approaches).toEqual(JSON.parse(JSON.stringify(step.value.findings.encounters)));
    const log = await saved(page, 'Save network log');
    expect(log.workerRequests).toEqual([]);
    for (const { sentBytes } of log.requests) expect(sentBytes).toBe(0);
  });

  await test.step('a file at fault is told by its places, and nothing is kept of the one before', async () => {
    const broken = oem.replace('CENTER_NAME = EARTH', 'CENTER_NAME = MARS');
    await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(broken) });
    await expect(live(page).getByText('The file is not an ephemeris that can be screened.')).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Errors in the file' })).toContainText('unsupported-centre');
    await expect(table(page)).toHaveCount(0);
  });
});
