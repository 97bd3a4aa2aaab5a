import { expect, test } from 'vitest';
import { deltaVDirection, deltaVFrame, durationUnit, referenceFrame, riskLevel, screeningType } from './ca/enums.ts';
import { COLLISION_AVOIDANCE } from './ca/role.ts';
import { propulsionType, satelliteShape } from './fleet/enums.ts';
import {
  associationCriterion,
  associationMetric,
  orbitDataType,
  orbitMessageType,
  requestStatus,
  sensorType,
} from './odt/enums.ts';
import { ON_DEMAND_TRACKING } from './odt/role.ts';
import { paymentType } from './payments/enums.ts';

/** Each service keeps its own; here they stand together, as the specification lists them. */
test('E-08 every enumeration has the values of the specification', () => {
  const words = (text: string) => text.split(' ');
  expect(satelliteShape.options).toEqual(words('CANNONBALL BOX BOX_WING WING_BOX_WING OTHER'));
  expect(propulsionType.options).toEqual(words('IMPULSIVE CONTINUOUS DIFFERENTIAL_DRAG NONE UNKNOWN'));
  expect(referenceFrame.options).toEqual(words('ECEF ECI RSW_INERTIAL TNW_INERTIAL EME2000'));
  expect(durationUnit.options).toEqual(words('PERIODS DATE SECONDS'));
  expect(deltaVDirection.options).toEqual(words('XYZ AZIMUTH_ELEVATION'));
  const turning = words('EQW LVLH NSW NTW PQW RSW SEZ TNW VNC');
  expect(new Set(deltaVFrame.options)).toEqual(
    new Set([...turning, ...turning.map((frame) => `${frame}_INERTIAL`), ...words('QSW RIC RTN EME2000 TOD_EARTH')]),
  );
  expect(orbitDataType.options).toEqual(words('SP_EPHEMERIS OMM TLE'));
  expect(orbitMessageType.options).toEqual(words('TDM_XML TDM_KVN'));
  expect(new Set(sensorType.options)).toEqual(
    new Set(words('OPTICAL_PASSIVE RADAR_ACTIVE FUTURE RETIRED TEST_OPTICAL')),
  );
  expect(paymentType.options).toEqual(['SUBSCRIPTION']);
  expect(associationMetric.options).toEqual(words('ANGULAR_DISTANCE MAHALANOBIS_DISTANCE'));
  expect(associationCriterion.options).toEqual(['MEDIAN']);
  expect(new Set(riskLevel.options)).toEqual(new Set(words('LOW MEDIUM HIGH CRITICAL UNKNOWN')));
  const sources = words('CAT CDM OPS TLE');
  expect(new Set(screeningType.options)).toEqual(
    new Set([...sources.flatMap((source) => sources.map((other) => `${source}_${other}`)), 'MAN_VS_CDM', 'UNKNOWN']),
  );
  expect(requestStatus.options).toEqual(
    words(
      'APPROVED CANCELLED COMPLETE INFEASIBLE IN_PROGRESS PARTIAL PENDING EXECUTING EXECUTED PUBLISHING PUBLISHED SUCCESSFUL UNSUCCESSFUL',
    ),
  );
  expect([COLLISION_AVOIDANCE.code, ON_DEMAND_TRACKING.code]).toEqual(['ca', 'odt']);
});
