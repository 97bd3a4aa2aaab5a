import type { CatalogueObject } from '@keepout/contract/ca/catalogue-object';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../../catalogue/load.ts';
import { nowTaiS } from '../../platform/now.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { route } from '../../test-route.ts';
import { collisionAvoidance } from '../module.ts';
import { testCrosser, testElements } from '../test-oem.ts';

describe('A-16 one object of the catalogue', () => {
  let platform: TestPlatform;
  const epochTaiS = Math.floor(nowTaiS());
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
  });
  afterAll(() => platform.close());

  async function get(number: string) {
    const answer = await platform.app.inject({
      ...route('getCatalogueObject', { noradId: number }),
      headers: await platform.bearer(),
    });
    return { status: answer.statusCode, json: answer.json<CatalogueObject & Problem>() };
  }

  it('is 404 before a catalogue is loaded', async () => {
    expect(await get('90000')).toMatchObject({ status: 404, json: { detail: 'A catalogue was not found.' } });
  });

  it('has name, designator, kind and size with what the size is from', async () => {
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      rejectedCount: 0,
      faults: [],
      source: 'test catalogue',
      bytes: Buffer.from('test'),
      elements: [
        { ...testElements(epochTaiS), objectType: 'PAYLOAD', rcsM2: Math.PI / 4 },
        { ...testCrosser(epochTaiS), objectType: 'ROCKET BODY' },
      ],
    });
    const { name, cosparId } = testElements(epochTaiS);
    expect(await get('90000')).toMatchObject({
      status: 200,
      json: {
        noradId: 90000,
        name,
        cosparId,
        objectType: 'PAYLOAD',
        sizeClass: 'MEDIUM',
        source: 'test catalogue',
        hardBodyRadius: 0.5,
        hardBodyRadiusSource: 'catalogue-rcs',
      },
    });
    expect((await get('90001')).json).toMatchObject({
      objectType: 'ROCKET BODY',
      radarCrossSection: null,
      sizeClass: null,
      hardBodyRadius: 2.5,
      hardBodyRadiusSource: 'default-by-type',
    });
  });

  it('is 404 for a number that the catalogue does not have, and 400 for what is none', async () => {
    expect((await get('12345')).status).toBe(404);
    expect(await get('x')).toMatchObject({ status: 400, json: { errors: [{ pointer: '{noradId}' }] } });
  });
});
