import { readFileSync } from 'node:fs';
import { recordText } from '@keepout/server/ca/decisions/sealing';
import { TEST_KEY, testRecord } from '@keepout/server/ca/decisions/test-record';
import { expect, test } from '@playwright/test';
import { openShell } from './open-shell.ts';

const MESSAGE = '000054234_conj_000028343_20221130_142342_20221127_152412.cdm';
const message = readFileSync(new URL(`../../conformance/ccsds/cdm/valid/${MESSAGE}`, import.meta.url), 'utf8');

test('a decision record is checked in the browser by whoever has it: signed, unproven, edited; nothing of it is sent', async ({
  page,
}) => {
  const record = testRecord([message]);
  const file = (name: string, content: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
  // Its worker reads the keys of the installation when it begins, and nothing goes out afterwards.
  const scripts: string[] = [];
  page.on('response', (answer) => scripts.push(new URL(answer.url()).pathname));
  const keysAsked = page.waitForRequest((request) => request.url().endsWith('/record-keys'));
  await openShell(page, '/verify', { scenario: { session: 'signed-out' } });
  await expect(page.getByRole('heading', { name: 'Verify a decision record', level: 1 })).toBeVisible();
  await keysAsked;
  await page.waitForLoadState('networkidle');
  expect(
    scripts.filter((path) => /(shell|index|start-mock)-[^/]*\.js$/.test(path)),
    'of the application',
  ).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const [records, keys] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').nth(1)];
  const conclusion = page.getByRole('region', { name: 'Signature', exact: true });

  await test.step('without its key who has signed is not proven, and every figure is that of the server', async () => {
    await records.setInputFiles(file('decision.json', recordText(record)));
    await expect(conclusion).toContainText('The signature is not verified.');
    await expect(conclusion).toContainText(/[1-9]\d\d recomputed, 0 different/);
    await expect(page.getByRole('region', { name: 'Not recomputed' })).toContainText('Users and times of opening');
  });

  await test.step('with its key it is proven, and an edited one whose hash fits is found out', async () => {
    await keys.setInputFiles(file('keys.json', JSON.stringify({ keys: [TEST_KEY] })));
    await expect(conclusion).toContainText('Signature valid, and all recomputed values agree with the record.');
    await records.setInputFiles(
      file('other.json', recordText(testRecord([message], { told: { ...record.told, verdict: 'SAFE' } }))),
    );
    await expect(conclusion).toContainText('differ from those computed from the messages');
    await records.setInputFiles(file('edited.json', recordText({ ...record, note: 'Agreed by telephone.' })));
    await expect(conclusion).toContainText('The record is NOT valid: it differs from the signed record.');
  });

  await test.step('what is no record is named with its file, on a phone without scrolling sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const isWithin = () => page.evaluate('document.documentElement.scrollWidth <= innerWidth');
    expect(await isWithin()).toBe(true);
    await records.setInputFiles(file('cut.json', recordText(record).slice(0, -40)));
    await expect(page.getByText('cut.json is not a JSON file.')).toBeVisible();
    expect(await isWithin()).toBe(true);
    await keys.setInputFiles(file('none.json', '{}'));
    await expect(page.getByText('none.json has no Ed25519 public key.')).toBeVisible();
  });
  expect(sent).toEqual([]);
});
