import { parseUtc } from '@keepout/astro/epoch';
import type { Vec3 } from '@keepout/astro/nouns';
import { composeCdm } from '@keepout/ccsds/cdm/compose';
import { writeCdm } from '@keepout/ccsds/cdm/write';
import reference from '../../../conformance/trade-cells/trade-cells.json' with { type: 'json' };
import type { PlanQuestion } from '../src/plan/question.ts';
import type { SatelliteToPlan } from '../src/vehicle/satellite.ts';

const tca = parseUtc(reference.tcaUtc);
const USUAL_TCA_TAI_S = tca.ok ? tca.value : Number.NaN;
const [PRIMARY, SECONDARY] = [71_001, 71_002];
/** Rules that keep conjunctions below the limits of other rules. */
const RULES = { targetPc: 1e-6, targetReductionOrders: 1.5, watchPc: 1e-7 };
/** Lead time for which contacts and eclipses are computed; no searched burn start is earlier, except for drag. */
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

/** Returns the inputs of a plan, from an encounter of a reference. */
export function questionOfScene(
  scene: Scene,
  orbitsKnown = ORBITS_KNOWN,
  tcaTaiS: number = USUAL_TCA_TAI_S,
): PlanQuestion {
  const { name, primary, secondary, sigmasRtn, hardBodyRadiusM, type } = scene;
  const nowTaiS = tcaTaiS - orbitsKnown * scene.periodS;
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
  return {
    nowTaiS,
    noradId: PRIMARY,
    satellite: satelliteOf(type),
    events: [{ id: 'con_1', message, hardBodyRadiusM }],
    rules: { ...RULES, uplinkLeadS: 0, preparationS: 0, densityUncertainty: 0.3, maxSmaChangeM: null, noBurn: [] },
    stations: [],
    otherBurns: [],
  };
}

/** Manoeuvres as they are planned, as a reference tries them. */
export function withoutErrors(question: PlanQuestion): PlanQuestion {
  const { satellite, rules } = question;
  return {
    ...question,
    satellite: { ...satellite, magnitudeShare: 0, pointingRad: 0 },
    rules: { ...rules, densityUncertainty: 0 },
  };
}

function satelliteOf(type: string): SatelliteToPlan {
  const { thrust, drag } = reference;
  const build = { shape: 'CANNONBALL' } as const;
  if (type === 'CONTINUOUS') {
    const { mass: massKg, thrust: thrustN, specificImpulse: specificImpulseS, dutyCycle } = thrust;
    return { propulsion: type, build, massKg, thrustN, specificImpulseS, dutyCycle, burnsInEclipse: true };
  }
  if (type === 'DIFFERENTIAL_DRAG') {
    const { mass: massKg, min: minAreaM2, max: maxAreaM2, nominal: dragAreaM2, coefficient: dragCoefficient } = drag;
    return { propulsion: type, build, massKg, dragAreaM2, dragCoefficient, minAreaM2, maxAreaM2 };
  }
  return { propulsion: 'IMPULSIVE', build, massKg: 500, maxDeltaVMps: 1 };
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
