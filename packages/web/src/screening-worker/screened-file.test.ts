import { createPublicKey, verify } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { unpackEphemeris } from '@keepout/assessment/orbit/packed-ephemeris';
import { regimeVolume } from '@keepout/assessment/orbit/regime-volume';
import { sizeOfElements, sizeOfSatellite } from '@keepout/assessment/orbit/satellite-size';
import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { DEFAULT_RISK_THRESHOLDS } from '@keepout/conjunction/decision/risk-level';
import { mergeTables } from '@keepout/conjunction/screening/blocks/merge';
import { encountersOf } from '@keepout/conjunction/screening/plan/encounter-table';
import { planScreening } from '@keepout/conjunction/screening/plan/plan';
import { liveCatalogue } from '@keepout/operations/live/catalogue';
import { Unscreenable } from '@keepout/operations/live/file-orbit';
import { screenInSteps } from '@keepout/operations/live/screen-steps';
import { packElements } from '@keepout/operations/orbit/packed-elements';
import { signedText } from '@keepout/operations/record/canonical-json';
import { readEphemeris } from '@keepout/server/ca/ephemerides/read.thread';
import { judgeApproaches } from '@keepout/server/ca/judging/judge.thread';
import { screen } from '@keepout/server/ca/screenings/screen.thread';
import { testOem } from '@keepout/server/ca/test-oem';
import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueElementsFixture } from '../../mock-api/catalogue-elements-fixture.ts';
import type { FileRequest, LiveOutcome } from './protocol.ts';
import { screenFile } from './screened-file.ts';

const DAY_S = 86_400;
const made = catalogueElementsFixture(Date.UTC(2026, 10, 20, 12), 600);
const catalogue = liveCatalogue(JSON.stringify(made));
const AURORA = 58_210;
/** Named by its number: designators of the made-up catalogue are not of one object each. */
const elements = { ...catalogue.elements[catalogue.indexOf.get(AURORA)!]!, cosparId: String(AURORA) };
const startTaiS = Math.ceil(made.columns.epoch[0]!) + DAY_S;
const VOLUME = { shape: 'sphere', radiusM: 60_000 } as const;
/** So badly known, km, that even a miss of many kilometres has a probability. */
const WIDE = ['1e2', '0 9e2', '0 0 1e2', '0 0 0 1e-10', '0 0 0 0 1e-10', '0 0 0 0 0 1e-10'];
const SHORT = { startTaiS, count: 361, stepS: 60 };
const configuration = { shape: 'CANNONBALL', hardBodyRadius: 7, propulsion: { type: 'NONE' } } as const;
const fleet = [{ noradId: AURORA, name: 'AURORA-2', cosparId: elements.cosparId, configuration }];

function request(text: string, change: Partial<FileRequest> = {}): FileRequest {
  return {
    file: new File([text], 'secret.oem'),
    fleet,
    asOfTaiS: startTaiS + 600,
    longestS: 7 * DAY_S,
    volume: VOLUME,
    ...change,
  };
}

async function screened(wanted: FileRequest): Promise<Omit<LiveOutcome, 'durationS'>> {
  const { live, finish } = await screenFile(wanted, catalogue);
  const steps = screenInSteps(catalogue, live, wanted);
  for (let step = await steps.next(); ; step = await steps.next())
    if (step.done) return await finish(step.value.findings);
}

const faultOf = async (wanted: FileRequest) => {
  const error: unknown = await screened(wanted).catch((cause: unknown) => cause);
  return error instanceof Unscreenable ? error.fault : error;
};

/** What the server makes of the same file when it is uploaded, by the functions of its threads. */
function onServer(
  text: string,
  window: { startTaiS: number; stopTaiS: number },
  volume = planVolume(text, window.startTaiS),
) {
  const read = readOf(text);
  const packed = packElements('test', catalogue.elements);
  const plan = planScreening({
    ...window,
    volume,
    scope: { kind: 'primaries', primaries: [catalogue.elements.length] },
  });
  const ephemerides = [{ key: 'file', noradId: AURORA, ephemeris: read.ephemeris, outline: read.outline }];
  const blocks = screen({ plan, catalogue: packed, ephemerides, blocks: plan.blocks.map(({ index }) => index) });
  const encounters = encountersOf(mergeTables(plan, blocks).encounters);
  const messages = judgeApproaches({
    subject: {
      identity: {
        noradId: AURORA,
        designator: String(AURORA),
        name: 'AURORA-2',
        cosparId: elements.cosparId,
        manoeuvrable: 'NO',
        size: { ...sizeOfElements(elements), ...sizeOfSatellite(configuration) },
      },
      orbit: {
        kind: 'ephemeris',
        key: `file ${volume.shape}`,
        ephemerisId: 'oem-1',
        ephemeris: read.ephemeris,
        fileName: 'secret.oem',
        createdTaiS: undefined,
      },
    },
    approaches: encounters.map((encounter) => ({
      tcaTaiS: encounter.tcaTaiS,
      primary: encounter.primaryState,
      secondary: encounter.secondaryState,
      secondaryObject: catalogue.elements[encounter.secondary]!,
    })),
    rules: { thresholds: DEFAULT_RISK_THRESHOLDS, decisionLeadS: 43_200 },
    asOfTaiS: startTaiS,
    run: 'test',
    message: {
      messageFor: 'TEST',
      catalogueSource: 'test',
      screening: { ...window, frame: 'RTN', shape: 'ELLIPSOID', sizeM: [1, 1, 1] },
    },
  });
  return encounters.map((encounter, at) => [
    catalogue.elements[encounter.secondary]!.noradId,
    encounter.kind,
    encounter.tcaTaiS,
    encounter.missDistanceM,
    encounter.relativeSpeedMps,
    ...encounter.rtnPositionM,
    ...encounter.rtnVelocityMps,
    messages[at]!.figures.pc,
    messages[at]!.figures.maxPc,
  ]);
}

function readOf(text: string) {
  const read = readEphemeris({ bytes: new TextEncoder().encode(text), limitBytes: 1e9 });
  if (!read.ok) throw new Error(read.fault.code);
  return read.value;
}

function planVolume(text: string, epochTaiS: number) {
  const volume = regimeVolume(inFrame(unpackEphemeris(readOf(text).ephemeris), 'EME2000'), epochTaiS);
  if (!volume.ok) throw new Error(volume.fault.code);
  return volume.value;
}

const figures = ({ encounters }: Pick<LiveOutcome, 'encounters'>) =>
  encounters.map((encounter) => [
    encounter.secondary.noradId,
    encounter.kind,
    encounter.tcaTaiS,
    encounter.missDistanceM,
    encounter.relativeSpeedMps,
    ...encounter.rtnPositionM,
    ...encounter.rtnVelocityMps,
    encounter.pc,
    encounter.maxPc,
  ]);

describe('a screening of a file that nobody else sees', () => {
  const text = testOem(elements, { startTaiS, count: 1441, stepS: 60, covariance: WIDE });
  let outcome: Awaited<ReturnType<typeof screened>>;
  beforeAll(async () => {
    outcome = await screened(request(text));
  });

  it('finds and judges to the last digit what the server would of an upload', () => {
    const expected = onServer(text, { startTaiS: startTaiS + 600, stopTaiS: startTaiS + DAY_S }, VOLUME);
    expect(expected.length).toBeGreaterThan(20);
    expect(figures(outcome)).toEqual(expected);
    expect(outcome.encounters.map(({ secondary }) => secondary.noradId)).not.toContain(AURORA);
    expect(new Set(expected.map((row) => row.at(-2))).size).toBeGreaterThan(20);
  });

  it('takes the volume of the regime as the server does', async () => {
    const window = { startTaiS: startTaiS + 600, stopTaiS: startTaiS + DAY_S };
    expect(figures(await screened(request(text, { volume: { shape: 'regime' } })))).toEqual(onServer(text, window));
  });

  it('has a record of all of it, signed by a key that is inside', () => {
    const unsent = outcome.unsent!;
    const record = JSON.parse(unsent.record);
    expect(unsent.isSigned).toBe(true);
    const signed = Buffer.from(signedText(record));
    const isSigned = (bytes: Buffer) =>
      verify(
        null,
        bytes,
        createPublicKey({ key: record.key, format: 'jwk' }),
        Buffer.from(record.signature, 'base64url'),
      );
    expect(isSigned(signed)).toBe(true);
    const altered = { ...record, approaches: record.approaches.slice(1) };
    expect(isSigned(Buffer.from(signedText(altered)))).toBe(false);
    expect(record.approaches).toEqual(JSON.parse(JSON.stringify(outcome.encounters)));
    expect(record).toMatchObject({
      file: { name: 'secret.oem', objectName: 'AURORA-2', stateCount: 1441, covarianceCount: 2 },
      catalogue: { contentHash: made.contentHash, objects: catalogue.elements.length },
      window: { startTaiS: startTaiS + 600, stopTaiS: startTaiS + DAY_S },
      volume: VOLUME,
    });
    expect(record.file.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('screens of a file from now on, of one of the past its own span, and of a long one its beginning', async () => {
    const short = testOem(elements, SHORT);
    const spanOf = async (change: Partial<FileRequest>) =>
      (await screened(request(short, { volume: { shape: 'sphere', radiusM: 10 }, ...change }))).unsent!.spanTaiS;
    const stopTaiS = startTaiS + 6 * 3600;
    expect(await spanOf({ asOfTaiS: startTaiS - 10 })).toEqual([startTaiS, stopTaiS]);
    expect(await spanOf({ asOfTaiS: startTaiS + 60 })).toEqual([startTaiS + 60, stopTaiS]);
    expect(await spanOf({ asOfTaiS: stopTaiS + 1 })).toEqual([startTaiS, stopTaiS]);
    expect(await spanOf({ asOfTaiS: startTaiS, longestS: 3600 })).toEqual([startTaiS, startTaiS + 3600]);
  });

  it('opens a packed file, and knows whose it is: the chosen satellite, one of the fleet, one of the catalogue, or nobody', async () => {
    const hours = { ...SHORT, count: 121 };
    const nobody = testOem({ ...elements, name: 'NEW', cosparId: '2026-999Z' }, hours);
    const own = testOem(elements, hours);
    const packed = new File([gzipSync(own)], 'x.oem.gz');
    const radiusAndName = async (wanted: FileRequest) => {
      const { primary, hardBodyRadiusM, secondary } = (await screened(wanted)).encounters[0]!;
      const of = sizeOfElements(catalogue.elements[catalogue.indexOf.get(secondary.noradId)!]!);
      expect(of).toBeDefined();
      return [primary.name, primary.noradId, hardBodyRadiusM! > 7];
    };
    const wide = { volume: { shape: 'sphere', radiusM: 200_000 } } as const;
    expect(await radiusAndName(request(own, { ...wide, file: packed }))).toEqual(['AURORA-2', AURORA, true]);
    expect(await radiusAndName(request(own, { ...wide, fleet: [] }))).toEqual(['AURORA-2', AURORA, false]);
    expect(await radiusAndName(request(nobody, wide))).toEqual(['NEW', 0, false]);
    expect(await radiusAndName(request(nobody, { ...wide, selectedSatellite: fleet[0]! }))).toEqual([
      'AURORA-2',
      AURORA,
      true,
    ]);
  });

  it('says of states in an Earth-fixed frame by what they were turned', async () => {
    const fixed = request(testOem(elements, { ...SHORT, frame: 'ITRF' }));
    expect((await screened(fixed)).unsent!.facts.turnedBy).toBe('UT1_IS_UTC');
    expect((await screened(request(testOem(elements, SHORT)))).unsent!.facts.turnedBy).toBeUndefined();
  });

  it('refuses what is none to fly by, with its places', async () => {
    expect(
      await faultOf(request(testOem(elements, SHORT).replace('CENTER_NAME = EARTH', 'CENTER_NAME = MARS'))),
    ).toMatchObject({
      code: 'file-unfit',
      places: [{ code: 'unsupported-centre', keyword: 'CENTER_NAME' }],
    });
    const broken = new File([new Uint8Array([0xff, 0xfe, 0x00])], 'x.oem');
    expect(await faultOf(request('', { file: broken }))).toMatchObject({ code: 'file-unreadable' });
    const cut = new File([gzipSync('CCSDS_OEM_VERS = 2.0').subarray(0, 12)], 'x.gz');
    expect(await faultOf(request('', { file: cut }))).toMatchObject({ code: 'file-unreadable' });
  });
});
