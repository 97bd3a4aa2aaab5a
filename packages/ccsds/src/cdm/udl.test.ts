import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectFormat } from '../detect.ts';
import type { Cdm } from './model.ts';
import { readCdm, readCdmAll } from './read.ts';
import { type UdlFrames, udlRecord } from './test-udl-record.ts';

/** Messages of the 18th SPCS, as NASA CARA publishes them. */
const FOLDER = 'conformance/ccsds/cdm/valid';
const published = readdirSync(FOLDER)
  .filter((name) => name.includes('_conj_'))
  .slice(0, 12)
  .map((name) => read(readFileSync(`${FOLDER}/${name}`, 'utf8')));
const [message] = published as [Cdm];

function read(text: string): Cdm {
  const result = readCdm(text);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}
const asRead = (record: Record<string, unknown>) => read(JSON.stringify(record));

/** A tenth of a millimetre of seven thousand kilometres that were turned and turned back. */
const POSITION_M = 1e-4;
/** Of the largest term, after two rotations. */
const SHARE = 1e-9;

describe('a conjunction of the Unified Data Library', () => {
  it.each(['constructor', 'toString', '__proto__'])('has no state or covariance in the frame %s', (frame) => {
    const record = JSON.stringify(udlRecord(message, { state: 'GCRF', covariance: 'GCRF' }));
    const inFrame = (member: string) =>
      record.replaceAll(new RegExp(`"${member}":"[^"]*"`, 'g'), `"${member}":"${frame}"`);
    expect(readCdmAll(inFrame('referenceFrame')).faults).toContainEqual(
      expect.objectContaining({ code: 'unsupported-frame', value: frame }),
    );
    expect(JSON.stringify(read(inFrame('covReferenceFrame')).message)).toContain(
      `stands in ${frame}, which is not read`,
    );
  });

  it.each<[string, UdlFrames]>([
    ['states and covariances in J2000', {}],
    ['covariances in UVW', { covariance: 'UVW' }],
    ['states in TEME, which becomes EME2000', { state: 'TEME' }],
    ['both in GCRF', { state: 'GCRF', covariance: 'GCRF' }],
    ['covariances in TEME', { covariance: 'TEME' }],
  ])('is the message that it was made of: %s', (_, frames) => {
    for (const cdm of published) {
      const got = asRead(udlRecord(cdm, frames));
      expect(got).toMatchObject({
        messageId: cdm.messageId,
        originator: cdm.originator,
        missDistanceM: cdm.missDistanceM,
        collisionProbability: cdm.collisionProbability,
        collisionProbabilityMethod: cdm.collisionProbabilityMethod,
      });
      expect(got.tcaTaiS).toBeCloseTo(cdm.tcaTaiS, 6);
      expect(got.creationTaiS).toBeCloseTo(cdm.creationTaiS, 3);
      for (const [at, object] of cdm.objects.entries()) {
        const own = got.objects[at]!;
        expect(own.noradId).toBe(object.noradId);
        expect(own.frame).toBe(frames.state === 'GCRF' ? 'GCRF' : 'EME2000');
        if (frames.state !== 'GCRF')
          for (const axis of [0, 1, 2]) {
            expect(Math.abs(own.positionM[axis]! - object.positionM[axis]!)).toBeLessThan(POSITION_M);
            expect(Math.abs(own.velocityMps[axis]! - object.velocityMps[axis]!)).toBeLessThan(POSITION_M);
          }
        const [was, is] = [object.covarianceRtnM2!, own.covarianceRtnM2!];
        const largest = Math.max(...was.map(Math.abs));
        for (const [index, term] of was.entries()) expect(Math.abs(is[index]! - term)).toBeLessThan(SHARE * largest);
      }
    }
  });

  it('says what it lacks', () => {
    const record = udlRecord(message);
    const text = (got: Cdm) => JSON.stringify(got.message.groups);
    expect(text(asRead(record))).toMatch(/no names, no international designators and no hard-body radius/);
    const { cov: _, ...bare } = record['stateVector2'] as Record<string, unknown>;
    const without = asRead({ ...record, stateVector2: bare });
    expect(without.objects[0].covarianceRtnM2).toBeDefined();
    expect(without.objects[1].covarianceRtnM2).toBeUndefined();
    expect(text(without)).toMatch(/no covariance of this object/);
    const short = asRead({ ...record, stateVector2: { ...bare, cov: [1, 0, 1, 0, 0, 1] } });
    expect(text(short)).toMatch(/of the position alone, which is left out/);
    const turning = asRead({
      ...record,
      stateVector2: { ...bare, cov: Array(21).fill(1), covReferenceFrame: 'EFG/TDR' },
    });
    expect(text(turning)).toMatch(/stands in EFG\/TDR, which is not read/);
    const { missDistance: __, ...unmeasured } = record;
    expect(asRead(unmeasured).missDistanceM).toBeCloseTo(message.missDistanceM, -1);
  });

  it.each<[string, Record<string, unknown>, object]>([
    ['a test', { dataMode: 'EXERCISE' }, { code: 'value-not-allowed', keyword: 'dataMode' }],
    ['a list of work', { type: 'CARA-WORKLIST' }, { code: 'value-not-allowed', keyword: 'dataMode' }],
    ['no state', { stateVector1: null }, { code: 'missing-keyword', keyword: 'stateVector1' }],
    ['no object', { satNo2: null }, { code: 'missing-keyword', keyword: 'satNo2' }],
    ['no time of writing', { createdAt: null }, { code: 'missing-keyword', keyword: 'createdAt' }],
    ['a time that is none', { tca: 'soon' }, { code: 'not-an-epoch', keyword: 'tca' }],
  ])('with %s is none', (_, change, fault) => {
    expect(readCdmAll(JSON.stringify({ ...udlRecord(message), ...change })).faults).toContainEqual(
      expect.objectContaining(fault),
    );
  });

  it.each<[string, Record<string, unknown>, object]>([
    ['a frame that is not ours', { referenceFrame: 'EFG/TDR' }, { code: 'unsupported-frame', value: 'EFG/TDR' }],
    ['another epoch', { epoch: '2020-01-01T00:00:00.000000Z' }, { code: 'value-not-allowed' }],
    ['half a state', { zvel: null }, { code: 'missing-keyword', keyword: 'stateVector1.xvel' }],
    ['a number that is a text', { xpos: '7000' }, { code: 'missing-keyword', keyword: 'stateVector1.xpos' }],
  ])('whose state has %s is none', (_, change, fault) => {
    const record = udlRecord(message);
    const stateVector1 = { ...(record['stateVector1'] as object), ...change };
    expect(readCdmAll(JSON.stringify({ ...record, stateVector1 })).faults).toContainEqual(
      expect.objectContaining(fault),
    );
  });

  it('is told by its members', () => {
    expect(detectFormat(JSON.stringify([udlRecord(message)]))).toBe('cdm-json');
  });
});
