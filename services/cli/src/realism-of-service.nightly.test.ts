import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { CovarianceRealism } from '@keepout/contract/ca/statistics';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { publishedPredictions, publishedResiduals, testPrediction } from '@keepout/server/ca/test-predictions';
import { testForm } from '@keepout/server/platform/http/test-form';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { route } from '@keepout/server/test-route';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../scripts/test-patience.mjs';
import { command } from './test-command.ts';

const FILES = 24;
/** Sets of residuals with their published factors; of the second the definitive file comes first. */
const SETS = [
  { name: 'case01', factor: 1, objectId: '2024-001A' },
  { name: 'case02', factor: 0.25, objectId: '2024-002A' },
  { name: 'case03', factor: 3, objectId: '2024-003A' },
] as const;

let platform: TestPlatform;
const folder = mkdtempSync(join(tmpdir(), 'keepout-realism-service-'));
beforeAll(async () => {
  platform = await startTestPlatform([collisionAvoidance]);
});
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true });
});

it('C10 the service tells of an operator’s ephemerides what `keepout realism` tells of the same files', async () => {
  const headers = await platform.bearer();
  const upload = async (texts: readonly string[]) => {
    const named = texts.map((content, at) => ({ name: `${at}.oem`, content }));
    const form = testForm(named, { screen: 'false' });
    const request = { ...route('uploadEphemeris'), headers: { ...headers, ...form.headers }, payload: form.payload };
    const answer = await platform.app.inject(request);
    expect(answer.json<EphemerisUpload>().accepted, answer.body).toHaveLength(texts.length);
  };
  const files: Record<'predicted' | 'definitive', string[]> = { predicted: [], definitive: [] };
  const placed = (kind: keyof typeof files, texts: readonly string[]) => {
    for (const text of texts) {
      const path = join(folder, `${kind}-${files[kind].length}.oem`);
      writeFileSync(path, text);
      files[kind].push(path);
    }
  };
  for (const [at, { name, objectId }] of SETS.entries()) {
    const payload = {
      name,
      noradId: 70_000 + at,
      cosparId: objectId,
      configuration: { shape: 'CANNONBALL', hardBodyRadius: 3, propulsion: { type: 'NONE' } },
    };
    const made = await platform.app.inject({ ...route('createSatellite'), headers, payload });
    expect(made.statusCode, made.body).toBe(201);
    const source = { originator: name, objectId };
    const predicted = publishedPredictions(publishedResiduals(name, FILES).rows, source);
    const definitive = [testPrediction({ day: 0, days: FILES, created: FILES + 1, ...source })];
    placed('predicted', predicted);
    placed('definitive', definitive);
    await upload(name === 'case02' ? [...definitive, ...predicted] : [...predicted, ...definitive]);
  }
  const groups = await vi.waitFor(async () => {
    const answer = await platform.app.inject({ ...route('getCovarianceRealism'), headers });
    const realism = answer.json<CovarianceRealism>();
    expect(realism.groups.reduce((sum, { samples }) => sum + samples, 0)).toBe(SETS.length * (2 * FILES - 1));
    return realism.groups;
  }, PATIENT);

  const { stdout, stderr, code } = await command(
    'realism',
    '--predicted',
    ...files.predicted,
    '--definitive',
    ...files.definitive,
    '--json',
  );
  expect(code, stderr).toBe(0);
  const told = (JSON.parse(stdout).groups as Record<string, unknown>[]).map(({ realism, heldOut, ...kind }) => {
    const { pValue: _, samples, confidence, ...figures } = realism as Record<string, unknown>;
    const half = heldOut as { factor: number; realism: Record<string, unknown> };
    expect(samples).toBe(kind['samples']);
    return {
      ...kind,
      ...figures,
      confidence: String(confidence).toUpperCase(),
      heldOut: expect.objectContaining({ factor: half.factor, within1Sigma: half.realism['within1Sigma'] }),
    };
  });
  const byKind = (a: Record<string, unknown>, b: Record<string, unknown>) =>
    `${a['originator']} ${a['leadFromDays']}` < `${b['originator']} ${b['leadFromDays']}` ? -1 : 1;
  expect(groups.toSorted(byKind)).toEqual(told.toSorted(byKind));
  for (const { name, factor } of SETS) {
    const [youngest] = groups.filter(({ originator }) => originator === name);
    expect(youngest).toMatchObject({ comparison: 'PREDICTED_DEFINITIVE', isLowerBound: false, samples: FILES });
    expect(youngest!.factorLow!, name).toBeLessThan(factor);
    expect(youngest!.factorHigh!, name).toBeGreaterThan(factor);
  }
});
