import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatUtc, formatUtcZ } from '@keepout/astro/epoch';
import type { Cdm, CdmSummary, CdmUpload } from '@keepout/contract/ca/cdm';
import type { Conjunction, ConjunctionSummary } from '@keepout/contract/ca/conjunction';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import { collisionAvoidance } from '@keepout/server/ca/module';
import { testCrosser, testElements } from '@keepout/server/ca/test-oem';
import { storeCatalogue } from '@keepout/server/catalogue/load';
import { testForm } from '@keepout/server/platform/http/test-form';
import { nowTaiS } from '@keepout/server/platform/now';
import { startTestPlatform, type TestPlatform } from '@keepout/server/test-platform';
import { route } from '@keepout/server/test-route';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from './test-command.ts';
import { SATELLITE, START_TAI_S, type TestOperator, testOperator } from './test-sky.ts';

const RCS_M2 = 7.2;
const elements = [
  testElements(START_TAI_S),
  { ...testCrosser(START_TAI_S), objectType: 'ROCKET BODY', rcsM2: RCS_M2 },
] as const;

describe('A5 a screening’s message, exported and uploaded again with another id, date and originator', () => {
  let platform: TestPlatform;
  let ada: TestOperator;
  let conjunctionId: string;
  let ours: Cdm;
  let exported: string;
  const folder = mkdtempSync(join(tmpdir(), 'keepout-again-'));
  const catalogue = join(folder, 'catalogue.json');

  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance]);
    await storeCatalogue(platform.context, {
      format: 'omm-json',
      elements,
      rejectedCount: 0,
      faults: [],
      source: 'sizes',
      bytes: Buffer.from('sizes'),
    });
    writeFileSync(catalogue, JSON.stringify(elements.map(record)));
    ada = await testOperator(platform, 'test-operator', '11111111-1111-4111-8111-111111111111');
    expect(await ada.ended(await ada.upload())).toMatchObject({ state: 'COMPLETED' });
    const [event] = (await ada.get<ConjunctionSummary[]>(route('listConjunctions'))).toSorted(byPc);
    ({ conjunctionId } = event!);
    [ours] = (await messages()) as [Cdm];
    exported = await textOf(ours.cdmId);
  });
  afterAll(async () => {
    await platform.close();
    rmSync(folder, { recursive: true });
  });

  /** Of the event, newest first. */
  async function messages(): Promise<Cdm[]> {
    const listed = await ada.get<CdmSummary[]>(route('listCdms', {}, { 'conjunction-id': conjunctionId }));
    return await Promise.all(listed.map(({ cdmId }) => ada.get<Cdm>(route('getCdm', { cdmId }))));
  }

  async function textOf(cdmId: string): Promise<string> {
    const headers = await platform.bearer();
    return (await platform.app.inject({ ...route('getCdmFile', { cdmId }), headers })).body;
  }

  async function uploadAgain(name: string, laterS: number): Promise<Cdm> {
    const content = exported
      .replace(/^(MESSAGE_ID *=).*$/m, `$1 ${name}`)
      .replace(/^(ORIGINATOR *=).*$/m, '$1 ELSEWHERE')
      .replace(/^(CREATION_DATE *=).*$/m, `$1 ${formatUtc(nowTaiS() + laterS, 3)}`);
    const path = join(folder, `${name}.cdm`);
    writeFileSync(path, content);
    const form = testForm([{ name: `${name}.cdm`, content }]);
    const headers = { ...(await platform.bearer()), ...form.headers };
    const answer = await platform.app.inject({ ...route('uploadCdms'), headers, payload: form.payload });
    const [receipt] = answer.json<CdmUpload>().accepted;
    expect(receipt, answer.body).toMatchObject({ conjunctionId, messageId: name, warnings: [] });
    return await ada.get<Cdm>(route('getCdm', { cdmId: receipt!.cdmId }));
  }

  const radiiOf = ({ object1, object2, conjunctionData }: Cdm) => [
    ...[object1, object2].map(({ hardBodyRadius, hardBodyRadiusSource }) => [hardBodyRadius, hardBodyRadiusSource]),
    conjunctionData.combinedHardBodyRadius,
  ];

  /** What the command says of a file of this folder. */
  async function pcOf(name: string, ...options: readonly string[]) {
    const { stdout, stderr, code } = await command('pc', join(folder, `${name}.cdm`), '--json', ...options);
    expect(code, stderr).toBe(0);
    return JSON.parse(stdout);
  }

  it('has its radii, their sources and its probability, and the command line says the same of the file', async () => {
    expect(ours.probabilityOfCollision).toBeGreaterThan(0);
    expect(radiiOf(ours)).toEqual([
      [SATELLITE.configuration.hardBodyRadius, 'operator-radius'],
      [Math.sqrt(RCS_M2 / Math.PI), 'catalogue-rcs'],
      SATELLITE.configuration.hardBodyRadius + Math.sqrt(RCS_M2 / Math.PI),
    ]);
    const again = await uploadAgain('again', 60);
    expect(radiiOf(again)).toEqual(radiiOf(ours));
    expect(again.probabilityOfCollision! / ours.probabilityOfCollision!).toBeCloseTo(1, 6);
    const event = await ada.get<Conjunction>(route('getConjunction', { conjunctionId }));
    expect(event).toMatchObject({ lastMessageId: again.cdmId, messageCount: 2 });

    const told = await pcOf('again', '--catalogue', catalogue);
    expect(told.recommended.pc / again.probabilityOfCollision!).toBeCloseTo(1, 6);
    expect(told.object2Radius).toEqual({ radiusM: Math.sqrt(RCS_M2 / Math.PI), source: 'catalogue-rcs' });
  });

  it('a step of the radius between two messages is told with both radii, and Pc steps by their square alone', async () => {
    const place = route('changeSatellite');
    const [satellite] = await ada.get<Satellite[]>(route('listSatellites'));
    const { satelliteId, name, cosparId, noradId } = satellite!;
    const configuration = { ...SATELLITE.configuration, hardBodyRadius: 4 };
    await ada.send(place, { satelliteId, name, cosparId, noradId, configuration });
    const larger = await uploadAgain('larger', 120);
    const [newest, before] = (await messages()).toSorted((a, b) => (a.creationDate < b.creationDate ? 1 : -1));
    expect(newest!.cdmId).toBe(larger.cdmId);
    const radii = [newest, before].map((cdm) => cdm!.conjunctionData.combinedHardBodyRadius!);
    expect(radii).toEqual([4, 3].map((radiusM) => radiusM + Math.sqrt(RCS_M2 / Math.PI)));
    const share = (radii[0]! / radii[1]!) ** 2;
    expect(newest!.probabilityOfCollision! / before!.probabilityOfCollision!).toBeCloseTo(share, 2);
    const told = await pcOf('larger', '--hbr', String(radii[0]));
    expect(told.recommended.pc / newest!.probabilityOfCollision!).toBeCloseTo(1, 6);
  });
});

const byPc = (a: ConjunctionSummary, b: ConjunctionSummary): number =>
  (b.probabilityOfCollision ?? 0) - (a.probabilityOfCollision ?? 0);

/** As Space-Track writes it, with the radar cross-section of before. */
function record({ epochTaiS, ...element }: (typeof elements)[number]) {
  return {
    OBJECT_NAME: element.name,
    OBJECT_ID: element.cosparId,
    NORAD_CAT_ID: element.noradId,
    OBJECT_TYPE: element.objectType,
    EPOCH: formatUtcZ(epochTaiS, 6),
    MEAN_MOTION: element.meanMotionRevPerDay,
    ECCENTRICITY: element.eccentricity,
    INCLINATION: element.inclinationDeg,
    RA_OF_ASC_NODE: element.raanDeg,
    ARG_OF_PERICENTER: element.argPerigeeDeg,
    MEAN_ANOMALY: element.meanAnomalyDeg,
    ...('rcsM2' in element && { RCS: element.rcsM2 }),
  };
}
