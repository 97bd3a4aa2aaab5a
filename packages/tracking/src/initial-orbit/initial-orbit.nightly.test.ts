import { existsSync, readFileSync } from 'node:fs';
import { sixOf } from '@keepout/astro/six-numbers';
import { propagateTwoBody } from '@keepout/astro/two-body/propagate';
import { readTdm } from '@keepout/ccsds/tdm/read';
import { tdmTracks } from '@keepout/ccsds/tdm/tracks';
import { RAD_PER_ARCSEC } from '@keepout/units/angle';
import { expect, it } from 'vitest';
import excerpt from '../../../../conformance/association/tracks.json' with { type: 'json' };
import { recordValidation } from '../../../../conformance/ledger.ts';
import { orientationOf, site } from '../../test/reference.ts';
import { SPEED_OF_LIGHT_MPS, siteState } from '../direction.ts';
import { measurementTracks } from '../intake.ts';
import { type InitialOrbit, initialOrbit } from './initial-orbit.ts';

interface ReferenceTrack {
  readonly file: string;
  readonly site: string;
  readonly injectedSigma_arcsec: number;
  /** Epoch, right ascension and declination in degrees, range in metres. */
  readonly noiseFreeDirections: readonly (readonly [string, number, number, number])[];
}

const reference = new URL('../../../../../shared/reference/tdm/', import.meta.url);
const sites = new Map(excerpt.sites.map((raw) => [raw.id, site(raw)]));
const eop = orientationOf('association/earth-orientation-2024-11.txt');

it.skipIf(!existsSync(reference))(
  'initial orbits of the reference tracks have the ranges that these were made with, within their own sigma',
  () => {
    const { tracks } = JSON.parse(readFileSync(new URL('association.json', reference), 'utf8')) as {
      tracks: ReferenceTrack[];
    };
    const outcomes = new Map<string, number>();
    const offsets = tracks.flatMap((one) => {
      const tdm = readTdm(readFileSync(new URL(one.file, reference), 'utf8'));
      if (!tdm.ok) throw new Error(one.file);
      const sensor = { site: sites.get(one.site)!, sigma: { angleRad: one.injectedSigma_arcsec * RAD_PER_ARCSEC } };
      const [track] = measurementTracks(tdmTracks(tdm.value).tracks, () => sensor, eop).tracks;
      const found = initialOrbit([track!], eop);
      outcomes.set(found.state, (outcomes.get(found.state) ?? 0) + 1);
      const [orbit] = found.orbits;
      const rangeM = one.noiseFreeDirections[0]![3];
      return orbit === undefined
        ? []
        : [rangeOffset(orbit, sensor.site, track!.measurements[0]!.receptionTaiS, rangeM)];
    });
    const told = [...outcomes].map(([state, count]) => `${count} ${state}`).join(', ');
    recordValidation({
      room: 'tracking',
      reference: 'range of the initial orbit of one short track',
      origin: 'Orekit 13.0 (Apache-2.0), 36 made-up tracks of 14 to 260 s with the ranges that they were made with',
      deviations: offsets.map(Math.abs),
      unit: 'sigma of the range as it is told',
      tolerance: 3.5,
      reason: 'noise of an arcsecond or two: one in two thousand lies beyond 3.5 sigma',
      note: told,
    });
    expect(Math.max(...offsets.map(Math.abs))).toBeLessThan(3.5);
    expect(outcomes.get('FOUND')).toBeGreaterThan(8);
    expect(outcomes.has('NO_FIT')).toBe(false);
  },
  120_000,
);

function rangeOffset(orbit: InitialOrbit, from: ReturnType<typeof site>, at: number, rangeM: number): number {
  const out = new Float64Array(6);
  const then = at - rangeM / SPEED_OF_LIGHT_MPS;
  propagateTwoBody(sixOf(orbit), then - orbit.epochTaiS, out);
  const here = siteState(from, at, eop).positionM;
  const away = here.map((one, k) => out[k]! - one);
  const size = Math.hypot(...away);
  const variance = away.reduce(
    (sum, a, i) => sum + a * away.reduce((inner, b, j) => inner + b * orbit.covariance![6 * i + j]!, 0),
    0,
  );
  return (size - rangeM) / (Math.sqrt(variance) / size);
}
