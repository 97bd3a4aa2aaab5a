import type { Opportunities, Opportunity, OpportunityBody } from '@keepout/contract/odt/opportunity';
import type { PassPrediction } from '@keepout/contract/odt/pass-prediction';
import type { ObservationRequest, RequestBody } from '@keepout/contract/odt/request';
import type { Sensor } from '@keepout/contract/odt/sensor';
import { SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import { RECORDED } from '@keepout/contract/recorded';
import { tell, together, withStatement } from '@keepout/contract/sentences';
import { inHours, iso, now } from './clock.ts';
import { fixtureSatellite } from './fleet.ts';
import { eur, passesFixture } from './tracking-fixture.ts';
import { gainFixture, ownGainFixture, passFixture, requestOf, targetFixture } from './tracking-request-fixture.ts';

/** A number that no sensor sees, for a target that nothing can be ordered of. */
const TOO_FAINT = 44_932;
const { findOpportunities: offer } = RECORDED;

export function predictionOf(sensor: Sensor, noradId: number, isAll: boolean): PassPrediction {
  const visibilityIntervals = passesFixture(sensor, noradId % 11, Date.now()).filter(
    ({ obstacle }) => isAll || obstacle === null,
  );
  return {
    catalogueId: noradId,
    name: 'ONEWEB-0417',
    sensorCode: sensor.sensorCode,
    sensorType: sensor.sensorType,
    groundSensorName: sensor.groundSensorName,
    orbitAgeDays: 4.6,
    visibilityIntervals,
    reason: visibilityIntervals.length === 0 ? 'NO_PASS' : null,
    cacheId: `cache-${sensor.sensorId}`,
  };
}

function targetOf({
  conjunctionId,
  conjunctionObject,
  satelliteId,
  noradId,
  orbitDataMessage,
}: Partial<OpportunityBody>) {
  const ownTarget = (id: 'aurora-1' | 'aurora-2', orbitAgeDays: number) => {
    const { noradId: number, name } = fixtureSatellite(id);
    return { noradId: number, name, orbitAgeDays };
  };
  return targetFixture({
    ...(conjunctionId !== undefined && { conjunctionId }),
    ...(conjunctionObject === 'PRIMARY' && { kind: 'CONJUNCTION_PRIMARY', ...ownTarget('aurora-1', 0.3) }),
    ...(satelliteId !== undefined && { kind: 'SATELLITE', ...ownTarget('aurora-2', 0.4) }),
    ...(noradId !== undefined && { kind: 'CATALOGUE', noradId, name: `OBJECT ${noradId}` }),
    ...(orbitDataMessage !== undefined && { kind: 'ORBIT_MESSAGE', noradId: null, name: 'Object of the message' }),
  });
}

export function opportunitiesFixture(body: Partial<OpportunityBody>, sensors: readonly Sensor[]): Opportunities {
  const target = targetOf(body);
  const emptyOffer = { ...offer, target, opportunities: [], recommendedSet: null, best: null, isSimulated: true };
  const isOwn = target.kind === 'CONJUNCTION_PRIMARY';
  const gainOf = isOwn ? ownGainFixture : gainFixture;
  if (body.noradId === TOO_FAINT)
    return { ...emptyOffer, reason: 'TOO_FAINT', ...withStatement('message', tell('too-faint')) };
  const { measurementType = 'ANY', sensorCodes = [], deadline = inHours(24) } = body;
  const isRight = ({ sensorType, sensorCode, isOwn }: Sensor) =>
    (isOwn || body.ownSensorsOnly !== true) &&
    (measurementType === 'ANY' || SENSOR_TYPES[sensorType].measures === measurementType) &&
    (sensorCodes.length === 0 || sensorCodes.includes(sensorCode));
  const isEvent = body.conjunctionId !== undefined;
  // Of an event whatever the hour: how many passes come before it is decided would change with it.
  const last = isEvent ? inHours(24) : deadline;
  const opportunities = sensors
    .filter(isRight)
    .flatMap((sensor) =>
      passesFixture(sensor, (target.noradId ?? 7) % 11, Date.now())
        .filter(({ obstacle, end }) => obstacle === null && end < last)
        .map(
          (pass): Opportunity => ({
            ...offer.opportunities[0]!,
            opportunityId: `opp-${sensor.sensorCode}-${pass.start}`,
            sensorCode: sensor.sensorCode,
            pass,
            groundSensorName: sensor.groundSensorName,
            price: sensor.pricePerPass,
            latency: sensor.latency,
            availableAt: iso(Date.parse(pass.end) + sensor.latency * 1000),
            clearShare: sensor.clearShare,
            gain: isEvent ? gainOf(1) : null,
            weatherSource: sensor.weatherSource,
          }),
        ),
    )
    .toSorted((a, b) => a.pass.start.localeCompare(b.pass.start));
  if (opportunities.length === 0) {
    const message = together(tell('of-telescopes', { sensors: sensors.length }), tell('no-pass'), tell('advice-later'));
    return { ...emptyOffer, reason: 'NO_PASS', ...withStatement('message', message) };
  }
  const byPrice = opportunities.toSorted((a, b) => a.price.amount - b.price.amount);
  const priced = byPrice.filter(({ price }) => price.amount > 0);
  const isFirstOfSensor = ({ sensorCode }: Opportunity, place: number) =>
    priced.findIndex((candidate) => candidate.sensorCode === sensorCode) === place;
  const set = isEvent ? priced.filter(isFirstOfSensor).slice(0, 2) : [];
  const files = set.map(({ availableAt }) => availableAt).toSorted();
  const best = opportunities.slice(0, body.numberOfPassesRequested ?? 0);
  const bestSet = {
    opportunityIds: best.map(({ opportunityId }) => opportunityId),
    price: priceOf(best),
    availableAt: best.at(-1)?.availableAt ?? deadline,
  };
  return {
    ...emptyOffer,
    counted: best.length === 0 ? null : bestSet,
    opportunities: opportunities.map((opportunity) => ({
      ...opportunity,
      isRecommended: !isOwn && set.includes(opportunity),
    })),
    ...(set.length > 0 && {
      [isOwn ? 'best' : 'recommendedSet']: {
        opportunityIds: set.map(({ opportunityId }) => opportunityId),
        price: priceOf(set),
        gain: gainOf(set.length),
        availableAt: files.at(-1) ?? deadline,
      },
    }),
  };
}

const priceOf = (passes: readonly Opportunity[]) => eur(passes.reduce((sum, { price }) => sum + price.amount, 0));

export function orderFixture(body: RequestBody, id: string, sensors: readonly Sensor[]): ObservationRequest {
  const { target, opportunities, recommendedSet, best } = opportunitiesFixture(body, sensors);
  const requestedPasses = opportunities.filter(({ opportunityId }) => body.opportunityIds?.includes(opportunityId));
  const orderedPasses =
    requestedPasses.length > 0 ? requestedPasses : opportunities.slice(0, body.numberOfPassesRequested ?? 1);
  const { opportunityIds: _opportunityIds, maximumPrice: _maximumPrice, ...order } = body;
  return requestOf(id, 'PENDING', {
    ...(order as Partial<ObservationRequest>),
    target,
    createdAt: now(),
    numberOfPassesRequested: orderedPasses.length,
    deadline: body.deadline ?? now(),
    passes: orderedPasses.map(({ sensorCode, pass, price }, index) => {
      const sensor = sensors.find((candidate) => candidate.sensorCode === sensorCode)!;
      return passFixture(`new-${index}`, sensor, 'PENDING', { pass, price, weatherSource: 'SIMULATED' });
    }),
    quoted: {
      passes: orderedPasses.length,
      price: priceOf(orderedPasses),
      availableAt: orderedPasses.at(-1)?.availableAt ?? now(),
      gain: (recommendedSet ?? best)?.gain ?? null,
    },
    version: 1,
  });
}
