import { expect, it } from 'vitest';
import type { z } from 'zod';
import { notification } from './alerts/notification.ts';
import { cdm } from './ca/cdm.ts';
import { ephemerisFile } from './ca/ephemeris.ts';
import { manoeuvreFigures } from './ca/manoeuvre-result.ts';
import { caUserConfiguration } from './ca/user-configuration.ts';
import { satellite } from './fleet/satellite.ts';
import { observation } from './odt/observation.ts';
import { passPrediction } from './odt/pass-prediction.ts';
import { observationReport } from './odt/report.ts';
import { observationRequest } from './odt/request.ts';
import { sensor } from './odt/sensor.ts';
import { odtUserConfiguration } from './odt/user-configuration.ts';
import { customer } from './payments/customer.ts';
import { order } from './payments/order.ts';
import { product } from './payments/product.ts';
import { DEFAULT_STATUSES } from './platform/notification-settings.ts';
import { tle, tleSet } from './tle/element-set.ts';

interface Described {
  readonly type?: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
}

/** The fields of a record and of what lies in it, by their paths: `object1.hardBodyRadius`. */
function pathsOf(type: z.core.$ZodType, path = ''): readonly string[] {
  const { shape, element, innerType } = type._zod.def as Described;
  const inner = element ?? innerType;
  if (inner !== undefined) return pathsOf(inner, path);
  const under = (name: string) => (path === '' ? name : `${path}.${name}`);
  return Object.entries(shape ?? {}).flatMap(([name, field]) => [under(name), ...pathsOf(field, under(name))]);
}

const each = (beginning: string, names: string) => names.split(' ').map((name) => `${beginning}${name}`);
/** Fields that section 3 of the specification names and a record lacks. */
const lacking = (type: z.core.$ZodType, ...fields: readonly string[]) => {
  const paths = pathsOf(type);
  return fields.flatMap((field) => field.split(' ')).filter((field) => !paths.includes(field));
};

it('E-01 a message has the plane of either object and what both add up to', () => {
  const plane =
    'hardBodyRadius conjunctionPlaneX conjunctionPlaneY conjunctionPlaneCovarianceXX conjunctionPlaneCovarianceYX conjunctionPlaneCovarianceYY';
  const combined = 'HardBodyRadius PlaneX PlaneY PlaneCovarianceXX PlaneCovarianceYX PlaneCovarianceYY';
  expect(
    lacking(
      cdm,
      'creationDate',
      ...each('object1.', plane),
      ...each('object2.', plane),
      ...each('conjunctionData.combined', combined),
    ),
  ).toEqual([]);
});

it('E-03 a satellite has every field', () => {
  const configuration =
    'shape hardBodyRadius boxWidth boxHeight boxLength wingLength wingWidth dragArea dragCoefficient solarRadiationPressureArea reflectivityCoefficient wetMass propulsion';
  expect(lacking(satellite, 'satelliteId cosparId name noradId', ...each('configuration.', configuration))).toEqual([]);
});

it('E-04 an ephemeris file has its id, a user configuration its channels: tracking flat, collision avoidance under default', () => {
  const channels =
    'email.addresses email.enabled msteams.enabled msteams.url slack.enabled slack.url webhook.enabled webhook.url statuses';
  expect(lacking(ephemerisFile, 'oemFileId')).toEqual([]);
  expect(lacking(odtUserConfiguration, '_id', ...each('notifications.', channels))).toEqual([]);
  expect(lacking(caUserConfiguration, '_id', ...each('notifications.default.', channels))).toEqual([]);
  expect(DEFAULT_STATUSES).toEqual(['CANCELLED', 'COMPLETED_OK']);
});

it('E-05 a request, a file with its report, a sensor and a pass prediction have every field', () => {
  expect(
    lacking(
      observationRequest,
      'observationRequestId observationFileId providerId observationPassIds measurementType fileCompressionType',
      'orbitDataMessageType orbitDataMessage numberOfPassesRequested numberOfPassesCompleted',
    ),
  ).toEqual([]);
  expect(
    lacking(observation, 'file-id observationFileId numberOfMagnitudeMeasurements catalogueIdBestAssociation'),
  ).toEqual([]);
  const measured = 'epoch observedRaDec.ra observedRaDec.dec observedMagnitude.magnitude';
  const associated = 'orbitDataType associationMetric t2oAssociationResults';
  const compared =
    'isAssociated catalogueId associationThreshold measurementAssociationResults.residual.ra measurementAssociationResults.residual.dec measurementAssociationResults.associationValue';
  expect(
    lacking(
      observationReport,
      'version file-id observationFileId reports.numberOfMagnitudeMeasurements reports.catalogueIdBestAssociation',
      ...each('reports.measurementReports.', measured),
      ...each('reports.associationResults.', associated),
      ...each('reports.associationResults.t2oAssociationResults.', compared),
    ),
  ).toEqual([]);
  expect(lacking(sensor, 'sensorType sensorCode groundSensorName')).toEqual([]);
  const interval = 'visibilityIntervals.start visibilityIntervals.end';
  expect(lacking(passPrediction, 'catalogueId groundSensorName', interval)).toEqual([]);
});

it('E-06 a manoeuvre has every field', () => {
  expect(
    lacking(
      manoeuvreFigures,
      'manoeuvreType orbitsBeforeTca totalDeltaMass totalDeltaVMagnitude totalThrustingTime effectiveThrustMagnitude',
      'deltaMass deltaVMagnitude deltaVReferenceFrame deltaVVector dragCrossSection specificImpulse dutyCycle',
      'totalTimeInDifferentialDragConfiguration totalTimeInNominalConfiguration spacecraftInitialMass smaChange',
      'manoeuvreDuration ignitionEpoch positionBefore velocityBefore positionAfter velocityAfter',
    ),
  ).toEqual([]);
});

it('E-07 customers, orders, products and element sets have every field', () => {
  const balance = 'balance.available balance.limit balance.transaction_ids';
  expect(lacking(customer, 'userId name', balance)).toEqual([]);
  expect(lacking(order, 'customer-id service-type request-id')).toEqual([]);
  expect(lacking(product, 'productId productType')).toEqual([]);
  expect(lacking(tle, 'noradId epoch tle')).toEqual([]);
  expect(lacking(tleSet, 'tle_set')).toEqual([]);
});

it('N-01 a notification has every field', () => {
  expect(lacking(notification, 'id code title message status timestamp state')).toEqual([]);
});
