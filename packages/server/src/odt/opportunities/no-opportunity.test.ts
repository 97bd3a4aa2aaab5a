import { textOf } from '@keepout/contract/sentences';
import { describe, expect, it } from 'vitest';
import type { SensorRow } from '../sensors/store.ts';
import { adviceStatement, type KindReason, reasonStatement, reasonsByKind } from './no-opportunity.ts';

const TELESCOPE = { sensorType: 'OPTICAL_PASSIVE' } as SensorRow;
const RADAR = { sensorType: 'RADAR_ACTIVE' } as SensorRow;
const ALL = { measurementType: 'ANY', minimumPoints: 5, isSensorLimited: false } as const;
const telescopes = (reason: KindReason['reason']): KindReason => ({ kind: 'OPTICAL', sensors: 2, reason });
const radars = (reason: KindReason['reason']): KindReason => ({ kind: 'RADAR', sensors: 1, reason });

describe('A-10 a search that finds no pass', () => {
  const searched = [
    { sensor: TELESCOPE, reasons: ['NEVER_DARK'] },
    { sensor: TELESCOPE, reasons: ['NEVER_LIT'] },
    { sensor: RADAR, reasons: ['TOO_FAR'] },
  ] as const;

  it('gives one reason for each kind of sensor, and none for a kind that has a pass', () => {
    const both = reasonsByKind(searched, []);
    expect(both).toEqual([telescopes('NEVER_LIT'), radars('TOO_FAR')]);
    expect(textOf(reasonStatement('TOO_FAR', both))).toBe(
      'Telescopes (2): The object is in the shadow of the Earth during all passes over telescopes. ' +
        'Radars (1): The object is beyond the detection range of all radars with a pass, for its size.',
    );
    expect(reasonsByKind(searched, [{ sensor: TELESCOPE }])).toEqual([radars('TOO_FAR')]);
  });

  it('advises no kind of sensor that was searched, and no limit that the request does not have', () => {
    const advice = (byKind: readonly KindReason[], change: Partial<Parameters<typeof adviceStatement>[2]> = {}) =>
      adviceStatement(byKind[0]!.reason, byKind, { ...ALL, ...change }).map(({ code }) => code);
    expect(advice([telescopes('NEVER_DARK'), radars('TOO_FAR')])).toEqual(['advice-later']);
    expect(advice([radars('TOO_FAR')])).toEqual(['advice-later']);
    expect(advice([radars('TOO_FAR')], { measurementType: 'RADAR' })).toEqual(['advice-telescope', 'advice-later']);
    expect(advice([telescopes('TOO_FAINT')], { measurementType: 'ANGLES' })).toEqual(['advice-radar', 'advice-later']);
    expect(advice([telescopes('NEVER_LIT'), radars('NO_PASS')], { isSensorLimited: true })).toEqual([
      'advice-any-sensor',
      'advice-fewer-points',
      'advice-later',
    ]);
    expect(advice([radars('NO_PASS')], { minimumPoints: 1 })).toEqual(['advice-later']);
  });

  it('advises what can be changed where no sensor was searched', () => {
    const advice = (change: Partial<Parameters<typeof adviceStatement>[2]>) =>
      adviceStatement('NO_SENSOR', [], { ...ALL, ...change }).map(({ code }) => code);
    expect(advice({})).toEqual(['advice-own-sensor']);
    expect(advice({ measurementType: 'RADAR' })).toEqual(['advice-any-measurement']);
    expect(advice({ isSensorLimited: true })).toEqual(['advice-any-sensor']);
  });
});
