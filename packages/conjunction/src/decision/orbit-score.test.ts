import { describe, expect, it } from 'vitest';
import { orbitScore, type ScoredOrbit } from './orbit-score.ts';

const DAY = 86_400;

const sound: ScoredOrbit = {
  quality: {
    objectType: 'DEBRIS',
    actualOdSpanDays: 6,
    recommendedOdSpanDays: 5,
    residualsAcceptedPercent: 97,
    weightedRms: 1.1,
    sedrWPerKg: 0.0001,
  },
  models: {
    geopotential: 36,
    hasDrag: true,
    hasRadiationPressure: true,
    hasMoonAndSun: true,
    hasSolidTides: true,
    dragM2PerKg: 0.02,
    radiationM2PerKg: 0.02,
  },
  perigeeHeightM: 700_000,
  eccentricity: 0.001,
  circumferenceM: 4.45e7,
  periodS: 5930,
  timeToTcaS: 2 * DAY,
  epochAgeS: 3 * DAY,
  covariance: { isOfDetermination: true, isPositive: true, isDefault: false, alongTrackSigmaM: 400 },
};
const failed = (orbit: ScoredOrbit) =>
  orbitScore(orbit).groups.flatMap(({ checks }) =>
    checks.flatMap(({ code, isPassed }) => (isPassed === false ? code : [])),
  );

describe('the score of an orbit determination', () => {
  it('R-26 is one where every check passes', () => {
    expect(orbitScore(sound).score).toBe(1);
  });

  it('R-26 weighs models by 3, determination and covariance by 2, age by 1', () => {
    expect(orbitScore({ ...sound, epochAgeS: 11 * DAY }).score).toBeCloseTo(7 / 8, 12);
    const unformed = {
      ...sound,
      covariance: { isOfDetermination: true, isPositive: false, isDefault: true, alongTrackSigmaM: 1e8 },
    };
    expect(orbitScore(unformed).score).toBeCloseTo(6 / 8, 12);
    const rejected = { ...sound, quality: { ...sound.quality, residualsAcceptedPercent: 79 } };
    expect(orbitScore(rejected).score).toBeCloseTo((8 - 2 / 3) / 8, 12);
    expect(orbitScore({ ...sound, models: { ...sound.models, geopotential: 24 } }).score).toBeCloseTo(
      (8 - 3 / 7) / 8,
      12,
    );
  });

  it('R-26 asks for the models of the orbit: low ones without radiation pressure, high ones without drag', () => {
    expect(failed({ ...sound, perigeeHeightM: 400_000 })).toEqual(['radiation-pressure']);
    expect(failed({ ...sound, perigeeHeightM: 3e6 })).toEqual(['drag']);
    const long = { ...sound, quality: { ...sound.quality, actualOdSpanDays: 14.05 } };
    const eccentric = { perigeeHeightM: 600_000, eccentricity: 0.5, models: { geopotential: 24 } };
    expect(failed({ ...long, ...eccentric })).toEqual([]);
    expect(failed({ ...sound, ...eccentric })).toEqual(['od-span']);
    expect(failed({ ...sound, perigeeHeightM: 600_000, models: { geopotential: 24 } })).toEqual(['geopotential']);
  });

  it('R-26 an old orbit counts only within three days of closest approach', () => {
    expect(failed({ ...sound, epochAgeS: 11 * DAY, timeToTcaS: 4 * DAY })).toEqual([]);
    const draggy = { ...sound, quality: { ...sound.quality, sedrWPerKg: 0.01 }, epochAgeS: 4 * DAY };
    expect(failed(draggy)).toEqual(['epoch-age']);
  });

  it('R-26 has no score where fewer than half of its checks are known', () => {
    const { covariance, epochAgeS: _age, ...silent } = sound;
    const nothing = orbitScore({ ...silent, quality: { objectType: 'DEBRIS' }, models: {} });
    expect(nothing).not.toHaveProperty('score');
    expect(nothing).toMatchObject({ knownChecks: 0, allChecks: 14 });
    const determination = orbitScore({ ...silent, models: {} });
    expect(determination).not.toHaveProperty('score');
    expect(determination).toMatchObject({ knownChecks: 3, allChecks: 14 });
    const covarianceAlone = {
      ...silent,
      quality: { objectType: 'DEBRIS' as const },
      models: {},
      covariance: covariance!,
    };
    expect(orbitScore(covarianceAlone)).toMatchObject({ knownChecks: 2, composite: 2 / 8 });
    expect(orbitScore(covarianceAlone)).not.toHaveProperty('score');
    const { dragM2PerKg: _drag, radiationM2PerKg: _radiation, ...half } = sound.models;
    expect(orbitScore({ ...silent, models: half })).toMatchObject({ knownChecks: 8, score: 1 });
  });

  it('R-26 has no limit for the along-track sigma below which it would be good', () => {
    const size = (alongTrackSigmaM: number) => {
      const { groups, composite } = orbitScore({ ...sound, covariance: { ...sound.covariance!, alongTrackSigmaM } });
      const check = groups.flatMap(({ checks }) => checks).find(({ code }) => code === 'covariance-size')!;
      return { ...check, composite };
    };
    expect(size(400)).toEqual({ code: 'covariance-size', value: 400, isPassedByLetter: true, composite: 1 });
    expect(size(1e6)).toMatchObject({ isPassed: false, limit: 1e6, composite: 1 });
    expect(size(1e7)).toMatchObject({ isPassed: false, limit: 1e6, composite: 1 - 2 / 3 / 8 });
  });

  it('R-26 counts nothing good of a covariance that is a default of its originator, and all that is bad', () => {
    const covariance = { ...sound.covariance!, isOfDetermination: false };
    expect(orbitScore({ ...sound, covariance })).toMatchObject({ knownChecks: 11, composite: 1 });
    expect(failed({ ...sound, covariance: { ...covariance, isPositive: false, isDefault: true } })).toEqual([
      'covariance-default',
      'covariance-positive',
    ]);
  });
});
