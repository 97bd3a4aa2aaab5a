import { satelliteBody } from '@keepout/contract/fleet/satellite';
import { describe, expect, it } from 'vitest';
import { type AddSatelliteForm, emptySatelliteForm, satelliteRequest } from './AddSatelliteDialog.tsx';

const FORM: AddSatelliteForm = { name: ' Aurora 1 ', noradId: '58209', cosparId: '2021-044b', hardBodyRadius: 2.5 };
const faultsOf = (change: Partial<AddSatelliteForm>) => {
  const request = satelliteRequest({ ...FORM, ...change });
  return request.ok ? {} : request.faults;
};

describe('the form of a satellite', () => {
  it('makes a record that the API takes', () => {
    const request = satelliteRequest(FORM);
    expect(request).toEqual({
      ok: true,
      body: {
        name: 'Aurora 1',
        noradId: 58209,
        cosparId: '2021-044B',
        configuration: { shape: 'CANNONBALL', hardBodyRadius: 2.5, propulsion: { type: 'UNKNOWN' } },
      },
    });
    if (request.ok) expect(satelliteBody.safeParse(request.body).success).toBe(true);
  });

  it('needs neither designator nor radius, and then claims no size', () => {
    const request = satelliteRequest({ ...FORM, cosparId: '', hardBodyRadius: Number.NaN });
    expect(request).toMatchObject({ ok: true, body: { cosparId: '', configuration: { shape: 'OTHER' } } });
    if (!request.ok) return;
    expect(request.body.configuration).not.toHaveProperty('hardBodyRadius');
    expect(satelliteBody.safeParse(request.body).success).toBe(true);
  });

  it('names each field that is wrong', () => {
    expect(satelliteRequest(emptySatelliteForm)).toEqual({
      ok: false,
      faults: { name: 'name-missing', noradId: 'norad-invalid' },
    });
    for (const noradId of ['', '0', 'abc', '-5', '5.5', '1234567890', '58,209']) {
      expect(faultsOf({ noradId }), noradId).toEqual({ noradId: 'norad-invalid' });
    }
    for (const cosparId of ['21044B', '2021-44B', '2021-044', '2021-044ABCD']) {
      expect(faultsOf({ cosparId }), cosparId).toEqual({ cosparId: 'cospar-invalid' });
    }
    for (const hardBodyRadius of [0, -1, 501, 1e7, Number.POSITIVE_INFINITY]) {
      expect(faultsOf({ hardBodyRadius }), String(hardBodyRadius)).toEqual({ hardBodyRadius: 'radius-range' });
    }
    expect(faultsOf({ name: 'x'.repeat(81) })).toEqual({ name: 'name-missing' });
  });
});
