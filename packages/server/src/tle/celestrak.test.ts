import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MeanElements } from '@keepout/astro/nouns';
import { ommFromElements, writeOmm } from '@keepout/ccsds/omm/write';
import type { Tle } from '@keepout/contract/tle/element-set';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeCatalogue } from '../catalogue/load.ts';
import { startTestPlatform, type TestPlatform } from '../test-platform.ts';
import { elementSets } from './module.ts';

const stored: MeanElements = {
  noradId: 25544,
  name: 'STORED',
  cosparId: '1998-067A',
  epochTaiS: 848_000_000,
  epochUtc: '2026-11-14T18:12:43',
  meanMotionRevPerDay: 15.5,
  eccentricity: 0.0005,
  inclinationDeg: 51.6,
  raanDeg: 10,
  argPerigeeDeg: 20,
  meanAnomalyDeg: 30,
  bstar: 1e-4,
  meanMotionDot: 0,
  meanMotionDdot: 0,
  ephemerisType: 0,
  classification: 'U',
  elementSetNo: 1,
  revAtEpoch: 1,
};

describe('A-15 the public catalogue look-up', () => {
  let outside: Server;
  let platform: TestPlatform;
  let isUp = true;
  const asked: string[] = [];

  beforeAll(async () => {
    const published = { ...stored, name: 'PUBLISHED', epochTaiS: stored.epochTaiS + 86_400 };
    const authorship = { originator: 'TEST', creationTaiS: published.epochTaiS };
    outside = createServer((request, answer) => {
      asked.push(request.url ?? '');
      if (isUp) answer.end(writeOmm(ommFromElements(published, authorship), 'xml'));
      else answer.writeHead(503).end();
    });
    await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready));
    const { port } = outside.address() as AddressInfo;
    platform = await startTestPlatform([elementSets], {
      settings: { celestrakUrl: `http://127.0.0.1:${port}/NORAD/elements/gp.php` },
    });
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements: [stored],
      rejectedCount: 0,
      faults: [],
      source: 'stored catalogue',
      bytes: Buffer.from('stored'),
    });
  });
  afterAll(async () => {
    await platform.close();
    outside.close();
  });

  async function look(query: string): Promise<Tle> {
    const answer = await platform.app.inject({ url: `/api/v1/tle/tle?${query}`, headers: await platform.bearer() });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Tle>();
  }

  it('asks the configured catalogue by number', async () => {
    expect(await look('noradId=25544')).toMatchObject({ name: 'PUBLISHED', source: 'CelesTrak' });
    expect(asked).toEqual(['/NORAD/elements/gp.php?CATNR=25544&FORMAT=JSON']);
  });

  it('falls back to what is stored when the catalogue does not answer', async () => {
    isUp = false;
    expect(await look('noradId=25544')).toMatchObject({ name: 'STORED', source: 'stored catalogue' });
  });

  it('answers questions about the past from what is stored, without asking', async () => {
    const before = asked.length;
    expect(await look('noradId=25544&epoch=2026-11-20T00:00:00Z')).toMatchObject({ name: 'STORED' });
    expect(asked).toHaveLength(before);
  });
});
