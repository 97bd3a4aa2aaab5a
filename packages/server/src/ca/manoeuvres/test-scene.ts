import { parseUtc } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import { composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';
import reference from '../../../../../conformance/trade-cells/trade-cells.json' with { type: 'json' };
import type { PlanInput } from './plan-input.ts';

const tca = parseUtc(reference.tcaUtc);
const tcaTaiS = tca.ok ? tca.value : Number.NaN;
const [PRIMARY, SECONDARY] = [71_001, 71_002];
/** No event raises anybody to where other rules speak. */
const RULES = { targetPc: 1e-6, targetReductionOrders: 1.5, actPc: 1e-4, watchPc: 1e-7 };
/** Contacts and shadows are computed for so long; no begin that is searched lies before it. */
const ORBITS_KNOWN = 1.7;

/** An encounter of `conformance/trade-cells`. */
export interface Scene {
  readonly name: string;
  readonly type: string;
  readonly primary: readonly number[];
  readonly secondary: readonly number[];
  readonly sigmasRtn: readonly (readonly number[])[];
  readonly hardBodyRadiusM: number;
  readonly periodS: number;
}

/** What a plan is computed from, of an encounter of the reference. */
export function inputOfScene(scene: Scene): PlanInput {
  const { name, primary, secondary, sigmasRtn, hardBodyRadiusM, type } = scene;
  const nowTaiS = tcaTaiS - ORBITS_KNOWN * scene.periodS;
  const message = writeCdm(
    composeCdm({
      creationTaiS: nowTaiS,
      originator: 'TEST',
      messageId: name,
      tcaTaiS,
      missDistanceM: Math.hypot(...[0, 1, 2].map((k) => secondary[k]! - primary[k]!)),
      hardBodyRadiusM,
      objects: [objectOf(primary, sigmasRtn[0]!, PRIMARY), objectOf(secondary, sigmasRtn[1]!, SECONDARY)],
    }),
    'kvn',
  );
  const event = { conjunctionId: 'con_1', secondaryName: name, secondaryNoradId: SECONDARY, tcaTaiS };
  return {
    nowTaiS,
    satelliteId: 'sat_1',
    satelliteName: 'SATELLITE',
    noradId: PRIMARY,
    configuration: configurationOf(type),
    events: [{ ...event, message, hardBodyRadiusM }],
    rules: { ...RULES, uplinkLeadS: 0, densityUncertainty: 0.3, maxSmaChangeM: null, noBurn: [] },
    stations: [],
    otherBurns: [],
  };
}

function configurationOf(type: string): SatelliteConfiguration {
  const { thrust, drag } = reference;
  if (type === 'CONTINUOUS') {
    const { mass: wetMass, thrust: force, specificImpulse, dutyCycle } = thrust;
    const propulsion = { type, thrust: force, specificImpulse, dutyCycle, burnsInEclipse: true } as const;
    return { shape: 'CANNONBALL', wetMass, propulsion };
  }
  if (type === 'DIFFERENTIAL_DRAG') {
    const { mass: wetMass, min: dragAreaMin, max: dragAreaMax, nominal: dragArea, coefficient: dragCoefficient } = drag;
    return { shape: 'CANNONBALL', wetMass, dragArea, dragCoefficient, propulsion: { type, dragAreaMin, dragAreaMax } };
  }
  return { shape: 'CANNONBALL', wetMass: 500, propulsion: { type: 'IMPULSIVE', maxDeltaV: 1 } };
}

function objectOf(six: readonly number[], sigmas: readonly number[], noradId: number) {
  const covarianceRtnM2 = new Float64Array(36);
  for (let k = 0; k < 6; k++) covarianceRtnM2[7 * k] = k < 3 ? sigmas[k]! ** 2 : 1e-6;
  return {
    designator: String(noradId),
    catalogName: 'SATCAT',
    name: `OBJECT ${noradId}`,
    internationalDesignator: 'UNKNOWN',
    ephemerisName: 'NONE',
    covarianceMethod: 'CALCULATED',
    maneuverable: 'YES',
    refFrame: 'EME2000',
    positionM: six.slice(0, 3) as unknown as Vec3,
    velocityMps: six.slice(3) as unknown as Vec3,
    covarianceRtnM2,
  } as const;
}
