import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { command } from '../test-command.ts';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../../conformance/ccsds/cdm/valid/${name}`, import.meta.url));
/** Of both objects the message tells how much energy the air takes. */
const TOLD = fileOf('ION_SCV8_vs_STARLINK_1233.txt');

describe('keepout pc --catalogue', () => {
  it('has radii by the ladder of the service, with what the catalogue knows, and says where each is from', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keepout-pc-'));
    const path = join(folder, 'elements.csv');
    writeFileSync(path, catalogueWith({ 55051: '7.2', 45214: '' }));
    const of = async (...args: string[]) => JSON.parse((await command('pc', TOLD, '--json', ...args)).stdout);
    const [byType, known, given] = [await of(), await of('--catalogue', path), await of('--hbr', '4')];
    rmSync(folder, { recursive: true });
    expect(byType).toMatchObject({
      hbrM: 10,
      hbrSource: 'sum',
      object1Radius: { radiusM: 5, source: 'default-by-type' },
    });
    expect(known.object1Radius).toEqual({ radiusM: Math.sqrt(7.2 / Math.PI), source: 'catalogue-rcs' });
    expect(known.object2Radius).toEqual({ radiusM: 5, source: 'default-by-type' });
    expect(known.hbrM).toBe(5 + Math.sqrt(7.2 / Math.PI));
    expect(known.recommended.pc / byType.recommended.pc).toBeCloseTo((known.hbrM / 10) ** 2, 1);
    expect(given).toMatchObject({ hbrM: 4, hbrSource: 'option' });
  });
});

/** Element sets with a radar cross-section each, m^2, none where it is empty. */
function catalogueWith(rcsM2: Readonly<Record<number, string>>): string {
  const head =
    'OBJECT_NAME,OBJECT_ID,EPOCH,MEAN_MOTION,ECCENTRICITY,INCLINATION,RA_OF_ASC_NODE,ARG_OF_PERICENTER,MEAN_ANOMALY,EPHEMERIS_TYPE,CLASSIFICATION_TYPE,NORAD_CAT_ID,ELEMENT_SET_NO,REV_AT_EPOCH,BSTAR,MEAN_MOTION_DOT,MEAN_MOTION_DDOT,OBJECT_TYPE,RCS';
  const rows = Object.entries(rcsM2).map(
    ([noradId, rcs]) =>
      `OBJECT ${noradId},2020-001A,2021-06-01T00:00:00,15.05,0.0002,53.05,120,80,280,0,U,${noradId},999,100,0.0001,0,0,PAYLOAD,${rcs}`,
  );
  return [head, ...rows, ''].join('\n');
}

describe('keepout pc --fragment-size', () => {
  it('B-12 counts fragments of the size that is asked for and larger, of a message with both masses', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'keepout-pc-'));
    const path = join(folder, 'heavy.cdm');
    const masses = ['180 [kg]', '260 [kg]'];
    writeFileSync(
      path,
      readFileSync(TOLD, 'utf8').replace(/^(?=CD_AREA_OVER_MASS)/gm, () => `MASS = ${masses.shift()}\n`),
    );
    const of = async (...args: string[]) => await command('pc', path, ...args);
    const usual = JSON.parse((await of('--json')).stdout);
    const small = JSON.parse((await of('--json', '--fragment-size', '0.012')).stdout);
    const { stdout } = await of('--fragment-size', '0.07');
    const tooSmall = await of('--fragment-size', '0.0005');
    rmSync(folder, { recursive: true });
    expect(usual.consequence).toMatchObject({ isCatastrophic: true, smallestM: 0.05 });
    // Johnson et al. 2001, of the mass of both.
    expect(small.consequence.fragments / (0.1 * 440 ** 0.75 * 0.012 ** -1.71)).toBeCloseTo(1, 9);
    expect(stdout).toContain(
      `${(0.1 * 440 ** 0.75 * 0.07 ** -1.71).toFixed(0)} fragments of 7 cm and more, catastrophic`,
    );
    expect(tooSmall.code).toBe(2);
    expect(tooSmall.stderr).toContain('--fragment-size 0.0005: must be a number from 0.001 to 1');
  });
});

describe('keepout pc --drag', () => {
  it('prints probability and miss over the drag of both objects, what the message has in the middle', async () => {
    const { code, stdout, stderr } = await command('pc', TOLD, '--drag', '--json');
    expect(code, stderr).toBe(0);
    const { drag, correlated, missDistanceM } = JSON.parse(stdout);
    expect(drag.object1).toMatchObject({ wattsPerKg: 0.000710568 });
    expect(drag.object2.wattsPerKg).toBe(0.0046243);
    // From the last observation of both, 14:13:59, to closest approach, 20:31:15.
    expect(drag.object2.foretoldS).toBeCloseTo(22_636.7, 0);
    expect(drag.cells).toHaveLength(81);
    expect(drag.cells[40]).toMatchObject({ object1: 1, object2: 1, laterS: 0 });
    expect(drag.cells[40].missDistanceM / missDistanceM).toBeCloseTo(1, 9);
    // The verdict counts the errors that both share here.
    expect(drag.cells[40].pc / Math.max(correlated.recommended.pc, JSON.parse(stdout).recommended.pc)).toBeCloseTo(
      1,
      9,
    );
    expect(drag.cells[80].pc).toBeLessThan(drag.cells[40].pc / 5);
  });

  it('says so where a message tells of no drag, and is left out where nobody asks', async () => {
    const untold = fileOf('AlfanoTestCase01.cdm');
    expect(JSON.parse((await command('pc', untold, '--drag', '--json')).stdout).drag).toBeNull();
    expect((await command('pc', untold, '--drag')).stdout).toContain('the message states none (SEDR)');
    expect(JSON.parse((await command('pc', TOLD, '--json')).stdout)).not.toHaveProperty('drag');
  });
});
