import { inFrame } from '@keepout/astro/ephemeris/reframe';
import { RAD_PER_DEG, wrapPi } from '@keepout/units/angle';
import { expect, it } from 'vitest';
import { recordValidation } from '../../../conformance/ledger.ts';
import reference from '../../../conformance/passes/directions.json' with { type: 'json' };
import { epoch, orientation2003, site, trajectory } from '../test/reference.ts';
import { topocentricDirection } from './direction.ts';
import { lookAngles } from './look-angles.ts';

const eop = orientation2003();
const satellites = new Map(reference.satellites.map((elements) => [elements.id, trajectory(elements)]));
const sites = new Map(reference.sites.map((raw) => [raw.id, site(raw)]));
/** SGP4 codes differ by millimetres, Earth orientation series by a centimetre. */
const twentyMilliarcsec = 0.02;
const tenCentimetres = 0.1;

function arcsec(a: { rightAscensionRad: number; declinationRad: number }, deg: number[]): number {
  const ra = wrapPi(a.rightAscensionRad - deg[0]! * RAD_PER_DEG) * Math.cos(a.declinationRad);
  return (Math.hypot(ra, a.declinationRad - deg[1]! * RAD_PER_DEG) / RAD_PER_DEG) * 3600;
}

it('directions, look angles and ranges agree', () => {
  let worstDirection = 0;
  let worstAngle = 0;
  let worstRange = 0;
  let worstRate = 0;
  const state = new Float64Array(6);
  for (const one of reference.cases) {
    const ephemeris = satellites.get(one.satellite)!;
    const at = sites.get(one.site)!;
    const t = epoch(one.receptionUtc);
    worstDirection = Math.max(
      worstDirection,
      arcsec(topocentricDirection(at, ephemeris, t, false, eop)!, one.geometricDeg),
      arcsec(topocentricDirection(at, ephemeris, t, true, eop)!, one.lightTimeDeg),
    );
    inFrame(ephemeris, 'ITRF', eop).stateAt(t, state);
    const look = lookAngles(at, state);
    worstAngle = Math.max(
      worstAngle,
      Math.abs(look.elevationRad / RAD_PER_DEG - one.elevationDeg),
      Math.abs(wrapPi(look.azimuthRad - one.azimuthDeg * RAD_PER_DEG) / RAD_PER_DEG) * Math.cos(look.elevationRad),
    );
    worstRange = Math.max(worstRange, Math.abs(look.rangeM - one.rangeM));
    worstRate = Math.max(worstRate, Math.abs(look.rangeRateMps - one.rangeRateMps));
  }
  const row = { room: 'tracking', origin: 'Orekit 13.0: SGP4, IERS 2010, finals2000A', cases: reference.cases.length };
  recordValidation({
    ...row,
    reference: 'topocentric right ascension and declination',
    worst: worstDirection,
    unit: 'arcsec',
    tolerance: twentyMilliarcsec,
  });
  recordValidation({
    ...row,
    reference: 'look angles',
    worst: worstAngle * 3600,
    unit: 'arcsec',
    tolerance: twentyMilliarcsec,
  });
  recordValidation({ ...row, reference: 'range from a site', worst: worstRange, unit: 'm', tolerance: tenCentimetres });
  recordValidation({ ...row, reference: 'range rate from a site', worst: worstRate, unit: 'm/s', tolerance: 0.001 });
  expect(worstDirection).toBeLessThan(twentyMilliarcsec);
  expect(worstAngle * 3600).toBeLessThan(twentyMilliarcsec);
  expect(worstRange).toBeLessThan(tenCentimetres);
  expect(worstRate).toBeLessThan(0.001);
});
