import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseUtc } from '@keepout/astro/epoch';
import type { MeanElements } from '@keepout/astro/nouns';
import { sgp4Ephemeris } from '@keepout/astro/sgp4/ephemeris';
import { writeTle } from '@keepout/ccsds/tle/write';
import type { Conjunction } from '@keepout/contract/ca/conjunction';
import type { EphemerisUpload } from '@keepout/contract/ca/ephemeris';
import type { Readiness } from '@keepout/contract/ca/readiness';
import { testCrosser, testElements, testOem } from '@keepout/server/ca/test-oem';
import { nowTaiS } from '@keepout/server/platform/now';
import { beforeAll, expect, it } from 'vitest';
import { commandWith } from '../../services/cli/src/test-command.ts';
import { eventually } from '../../services/cli/src/test-eventually.ts';
import { SATELLITE } from '../../services/cli/src/test-sky.ts';
import type { Installation } from './installation.ts';

const START_TAI_S = Math.floor(nowTaiS()) + 3600;
/** It is called as the guide calls it. */
export const satellite: MeanElements = testElements(START_TAI_S, { name: 'FIRST' });
const crosser = testCrosser(START_TAI_S);
/** Half a day of it. */
export const halfDay = (): string => testOem(satellite, { startTaiS: START_TAI_S, count: 721, stepS: 60 });

/** Two orbits that cross at one height, and twenty that stay far away. */
function catalogueText(): string {
  const backgroundObjects = Array.from({ length: 20 }, (_, index) =>
    testElements(START_TAI_S, {
      noradId: 90_100 + index,
      name: `FAR ${index}`,
      meanMotionRevPerDay: 13,
      raanDeg: index * 18,
    }),
  );
  return [satellite, crosser, ...backgroundObjects]
    .map((elements) => {
      const tle = writeTle(elements);
      if (!tle.ok) throw new Error(tle.fault.code);
      return tle.value.trim();
    })
    .join('\n');
}

/** Distance of the two at a time, by SGP4 alone. */
function distanceM(epochTaiS: number): number {
  const [first, second] = [new Float64Array(6), new Float64Array(6)];
  sgp4Ephemeris(satellite).stateAt(epochTaiS, first);
  sgp4Ephemeris(crosser).stateAt(epochTaiS, second);
  return Math.hypot(first[0]! - second[0]!, first[1]! - second[1]!, first[2]! - second[2]!);
}

/** Every step is a command or a call that the installation guide tells an operator to make. */
export function walkToFirstConjunction(installed: () => Installation): void {
  let installation: Installation;
  let authorization = '';
  const at = (name: string) => join(installation.folder, name);
  beforeAll(() => {
    installation = installed();
    writeFileSync(at('gp.tle'), catalogueText());
  });

  const call = async (path: string, init: RequestInit = {}): Promise<Response> =>
    await fetch(`${installation.origin}/api/v1/ca/${path}`, { ...init, headers: { ...init.headers, authorization } });
  const get = async <T>(path: string): Promise<T> => (await (await call(path)).json()) as T;
  const post = (path: string, body: object) =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

  it('migrates, makes an operator with a user and a program, and starts without installing or building', async () => {
    const migrated = await installation.keepout('migrate');
    expect(migrated, migrated.stderr).toMatchObject({ code: 0, stdout: expect.stringMatching(/^applied 0000/) });
    const user = await installation.keepout(
      'user',
      'add',
      'ada',
      '--operator',
      'acme',
      '--operator-name',
      'Acme Orbits',
      '--role',
      'admin',
    );
    expect(user, user.stderr).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^user ada, password (\w{4}-){3}\w{4} /),
    });
    const client = await commandWith(
      installation.environment,
      'client',
      'add',
      'script',
      '--operator',
      'acme',
      '--role',
      'user',
    );
    const [, id = '', secret = ''] = /^client (\S+), secret (\S+) /.exec(client.stdout) ?? [];
    expect(id, client.stderr).toBe('keepout-machine-acme-script');
    await installation.start();
    expect(installation.output()).not.toMatch(/installing|building/);
    authorization = `Bearer ${await installation.token(id, secret)}`;
    const page = await fetch(`${installation.origin}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')]);
  });

  it('has no demo users, and says that there is no catalogue', async () => {
    const health = (await (await fetch(`${installation.origin}/health/ready`)).json()) as {
      status: string;
      checks: object;
    };
    expect(health).toMatchObject({
      status: 'degraded',
      checks: { database: 'ok', queue: 'ok', identity: 'ok', catalogue: 'degraded' },
    });
    const demo = await commandWith(installation.environment, 'token');
    expect(demo.code).toBe(2);
    expect(await get<Readiness>('readiness')).toMatchObject({ reason: 'NO_SATELLITE', catalogue: null });
  });

  it('takes a satellite and its ephemeris, whose screening waits', async () => {
    const created = await post('satellites', SATELLITE);
    expect(created.status, await created.clone().text()).toBe(201);
    const { satelliteId } = (await created.json()) as { satelliteId: string };
    const refused = await post('screenings', { satelliteId });
    expect(await refused.json()).toMatchObject({ status: 409, code: 'catalogue-missing' });
    const form = new FormData();
    form.append('file', new Blob([halfDay()]), 'day.oem');
    const uploaded = await call('ephemeris/file', { method: 'POST', body: form });
    expect(uploaded.status, await uploaded.clone().text()).toBe(201);
    expect(((await uploaded.json()) as EphemerisUpload).accepted).toHaveLength(1);
    await eventually('the screening waits for a catalogue', async () =>
      expect(await get<Readiness>('readiness')).toMatchObject({ reason: 'NO_CATALOGUE', waitingScreenings: 1 }),
    );
  });

  it('loads a catalogue beside the running server, and shows the first conjunction', async () => {
    const loaded = await installation.keepout('catalogue', 'load', at('gp.tle'));
    expect(loaded, loaded.stderr).toMatchObject({ code: 0 });
    expect(loaded.stdout).toMatch(/22 objects taken, 0 records at fault; half of the element sets/);
    await eventually('a screening has completed', async () =>
      expect(await get<Readiness>('readiness')).toMatchObject({
        reason: null,
        catalogue: { source: 'gp.tle', objects: 22, isStale: false },
        lastCompleted: { state: 'COMPLETED' },
      }),
    );
    const conjunctions = await get<Conjunction[]>('conjunctions');
    expect(conjunctions.length).toBeGreaterThan(0);
    for (const { object2, conjunctionData, totalMissDistance } of conjunctions) {
      expect(object2.noradId).toBe(90001);
      const tca = parseUtc(conjunctionData.tca);
      if (!tca.ok) throw new Error(tca.fault.code);
      // The ephemeris is interpolated between its minutes; elements went through the eight digits of two lines.
      expect(Math.abs(totalMissDistance - distanceM(tca.value))).toBeLessThan(5);
      for (const offsetS of [-0.05, 0.05]) expect(distanceM(tca.value + offsetS)).toBeGreaterThan(distanceM(tca.value));
    }
    const health = (await (await fetch(`${installation.origin}/health/ready`)).json()) as {
      status: string;
      catalogue: { objects: number };
    };
    expect(health).toMatchObject({ status: 'ok', catalogue: { objects: 22, medianEpoch: expect.any(String) } });
    const metrics = await (await fetch(`${installation.origin}/metrics`)).text();
    expect(metrics).toMatch(/^keepout_catalogue_objects 22$/m);
    expect(metrics).toMatch(/^keepout_catalogue_age_seconds -?\d/m);
    expect(metrics).toMatch(/^keepout_catalogue_stale 0$/m);
  });

  it('takes the same file again without a second copy, and refuses a broken one with its line', async () => {
    const secondLoad = await commandWith(installation.environment, 'catalogue', 'load', at('gp.tle'));
    expect(secondLoad, secondLoad.stderr).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/the same content was loaded before/),
    });
    writeFileSync(at('cut.tle'), catalogueText().slice(0, -10));
    const cut = await commandWith(installation.environment, 'catalogue', 'load', at('cut.tle'));
    expect(cut).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/the one in use stays\n.*cut\.tle(:\d+)?: .*ends too early/),
    });
    writeFileSync(at('empty.tle'), '');
    expect(await commandWith(installation.environment, 'catalogue', 'load', at('empty.tle'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/the file is empty/),
    });
    expect(await commandWith(installation.environment, 'catalogue', 'load', at('absent'))).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/no such file/),
    });
  });
}
