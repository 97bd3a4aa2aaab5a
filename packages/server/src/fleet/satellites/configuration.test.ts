import type { SatelliteEvent } from '@keepout/contract/fleet/history';
import type { Satellite } from '@keepout/contract/fleet/satellite';
import type { Problem } from '@keepout/contract/platform/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collisionAvoidance } from '../../ca/module.ts';
import { startTestPlatform, type TestPlatform } from '../../test-platform.ts';
import { type Route, route } from '../../test-route.ts';

const PROPULSION = {
  type: 'CONTINUOUS',
  thrust: 0.014,
  specificImpulse: 1420,
  dutyCycle: 0.5,
  maxDeltaV: 2,
  propellantMass: 11.5,
  minimumBurnSpacing: 5400,
  maxThrustDuration: 2400,
  burnsInEclipse: false,
  executionMagnitudeError: 0.02,
  executionPointingError: 1.5,
  executionFixedMagnitudeError: 1e-4,
  executionFixedPointingError: 2e-4,
};
const CONFIGURATION = {
  shape: 'WING_BOX_WING',
  hardBodyRadius: 4.1,
  boxWidth: 1.2,
  boxHeight: 0.9,
  boxLength: 1.3,
  wingLength: 5.4,
  wingWidth: 1.2,
  dragArea: 4.2,
  dragCoefficient: 2.2,
  solarRadiationPressureArea: 7.6,
  reflectivityCoefficient: 1.25,
  wetMass: 147,
  propulsion: PROPULSION,
};

describe('the configuration of a satellite', () => {
  let platform: TestPlatform;
  let headers: { authorization: string };
  beforeAll(async () => {
    platform = await startTestPlatform([collisionAvoidance], { worker: false });
    headers = await platform.bearer();
  });
  afterAll(() => platform.close());

  async function send(place: Route, payload?: object) {
    const answer = await platform.app.inject({ ...place, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, json: answer.json<Satellite & Problem>() };
  }
  async function read(place: Route) {
    const answer = await platform.app.inject({ ...place, headers });
    return { headers: answer.headers, json: answer.json<SatelliteEvent[]>() };
  }
  const body = (noradId: number, configuration: object) => ({
    name: `TERN ${noradId}`,
    cosparId: '',
    noradId,
    configuration,
  });

  it('E-03 comes back with every field as it was given, and the trail has what a change changed', async () => {
    const made = await send(route('createSatellite'), body(1, CONFIGURATION));
    expect(made.status).toBe(201);
    const got = await send(route('getSatellite', { satelliteId: made.json.satelliteId }));
    expect(got.json.configuration).toEqual(CONFIGURATION);
    const { dragArea: _, ...rest } = CONFIGURATION;
    const next = { ...rest, wetMass: 146, propulsion: { ...PROPULSION, propellantMass: 10.5 } };
    expect((await send(route('changeSatellite'), { ...got.json, configuration: next })).json.configuration).toEqual(
      next,
    );
    const { headers: answerHeaders, json: history } = await read(
      route('listSatelliteHistory', { satelliteId: made.json.satelliteId }),
    );
    expect(answerHeaders['x-total-count']).toBe('2');
    expect(history.map(({ actor, action }) => [actor, action])).toEqual([
      ['ada', 'changed'],
      ['ada', 'created'],
    ]);
    expect(history[1]!.changes).toEqual([]);
    expect(history[0]!.changes).toHaveLength(3);
    expect(history[0]!.changes).toEqual(
      expect.arrayContaining([
        { field: 'configuration.dragArea', from: 4.2, to: null },
        { field: 'configuration.wetMass', from: 147, to: 146 },
        { field: 'configuration.propulsion.propellantMass', from: 11.5, to: 10.5 },
      ]),
    );
    const stranger = await platform.bearer({ operatorId: 'other', subject: 'other' });
    expect(
      (
        await platform.app.inject({
          ...route('listSatelliteHistory', { satelliteId: made.json.satelliteId }),
          headers: stranger,
        })
      ).statusCode,
    ).toBe(404);
  });

  it.each(['IMPULSIVE', 'CONTINUOUS', 'DIFFERENTIAL_DRAG', 'NONE', 'UNKNOWN'])(
    'E-03 takes propulsion of the kind %s',
    async (type) => {
      const made = await send(
        route('createSatellite'),
        body(100 + type.length * 7, { shape: 'OTHER', propulsion: { type } }),
      );
      expect([made.status, made.json.configuration.propulsion.type]).toEqual([201, type]);
    },
  );

  it.each([
    ['more propellant than mass', { propellantMass: 148 }, '#/configuration/propulsion/propellantMass'],
    ['drag areas in the wrong order', { dragAreaMin: 2, dragAreaMax: 1 }, '#/configuration/propulsion/dragAreaMax'],
    ['a duty cycle above one', { dutyCycle: 1.1 }, '#/configuration/propulsion/dutyCycle'],
    ['a negative error', { executionPointingError: -1 }, '#/configuration/propulsion/executionPointingError'],
    [
      'a magnitude error above one',
      { executionMagnitudeError: 2 },
      '#/configuration/propulsion/executionMagnitudeError',
    ],
    ['an eclipse that is no yes or no', { burnsInEclipse: 'no' }, '#/configuration/propulsion/burnsInEclipse'],
  ])('E-03 with %s is refused with the field', async (_, change, pointer) => {
    const configuration = { ...CONFIGURATION, propulsion: { ...PROPULSION, ...change } };
    const answer = await send(route('createSatellite'), body(9, configuration));
    expect([answer.status, answer.json.errors?.map((error) => error.pointer)]).toEqual([400, [pointer]]);
  });
});
