import { MU_EARTH } from '@keepout/astro/constants';
import { cartesianFromKeplerian } from '@keepout/astro/elements/keplerian';
import type { FrameName, StateCovariance } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type MessageFault, messageFault } from '../fault/message-fault.ts';
import { type Field, numberOf, textOf } from '../value/field.ts';
import { covarianceFrameOf, frameOf, isEarth } from '../value/frame-name.ts';
import { isConvertibleTimeSystem } from '../value/time-system.ts';
import { fullCovariance } from './covariance.ts';
import { ELEMENT_SETS } from './element-sets.ts';
import { choiceOf, orderOf } from './lines.ts';
import type { Ocm, OcmBlock } from './model.ts';

/** States of one trajectory block, SI. */
export interface OcmStates {
  readonly frame: FrameName;
  readonly epochsTaiS: Float64Array;
  /** 3n: m. */
  readonly positionsM: Float64Array;
  /** 3n: m/s; absent for positions alone (CARTP). */
  readonly velocitiesMps?: Float64Array;
  /** 3n: m/s^2; CARTPVA only. */
  readonly accelerationsMps2?: Float64Array;
}

/** Six numbers a state: m, m/s; of states with velocities. */
export function packedStates({
  positionsM,
  velocitiesMps,
}: Required<Pick<OcmStates, 'positionsM' | 'velocitiesMps'>>): Float64Array {
  const packed = new Float64Array(2 * positionsM.length);
  for (let at = 0; at < positionsM.length; at += 3) {
    packed.set(positionsM.subarray(at, at + 3), 2 * at);
    packed.set(velocitiesMps.subarray(at, at + 3), 2 * at + 3);
  }
  return packed;
}

const DEG = Math.PI / 180;
const INTERPRETED = 'CARTP, CARTPV, CARTPVA, KEPLERIAN, KEPLERIANMEAN';

/**
 * Makes a trajectory block of an OCM canonical: frame, time scale, units; Keplerian elements become states.
 *
 * Method   502.0-B-3 table 6-4 with its defaults (EARTH, ICRF3, CARTPV); Keplerian with the GM of the message, else the Earth's
 * Assumes  elements are osculating unless ORB_AVERAGING says otherwise, which is refused
 * Frame    EME2000 | GCRF | TEME | TOD | ITRF
 * @returns ok: OcmStates, SI | fault: "unsupported-frame" | "unsupported-centre" | "unsupported-time-system"
 *          | "unsupported-element-set" | "number-out-of-range" | "wrong-unit"
 * Checked  conformance/ccsds/ocm
 */
export function ocmStates(ocm: Ocm, block: OcmBlock): Result<OcmStates, MessageFault> {
  const { fields, rows } = block;
  const refuse = refusal(ocm, block);
  const centre = textOf(fields, 'CENTER_NAME') ?? 'EARTH';
  const name = textOf(fields, 'TRAJ_REF_FRAME') ?? 'ICRF3';
  const frame = frameOf(name);
  const type = choiceOf(fields, 'TRAJ_TYPE', 'CARTPV');
  if (!isEarth(centre)) return refuse('unsupported-centre', 'CENTER_NAME', centre, 'EARTH');
  if (frame === undefined) return refuse('unsupported-frame', 'TRAJ_REF_FRAME', name);
  if (!isConvertibleTimeSystem(ocm.timeSystem))
    return refuse('unsupported-time-system', 'TIME_SYSTEM', ocm.timeSystem, 'UTC, TAI, TT, GPS');
  const epochsTaiS = Float64Array.from(rows, (row) => row.epochTaiS);
  const values = rows.map((row) => row.words.slice(1).map(Number));
  const isKeplerian = type === 'KEPLERIAN' || type === 'KEPLERIANMEAN';
  if (!isKeplerian && (!type.startsWith('CARTP') || type.length > 'CARTPVA'.length))
    return refuse('unsupported-element-set', 'TRAJ_TYPE', type, INTERPRETED);
  const unit = foreignUnit(fields, 'TRAJ_UNITS', type);
  if (unit !== undefined) return refuse('wrong-unit', 'TRAJ_UNITS', unit.statedText, unit.expected);
  if (isKeplerian) {
    const averaging = choiceOf(fields, 'ORB_AVERAGING', 'OSCULATING');
    if (averaging !== 'OSCULATING') return refuse('unsupported-element-set', 'ORB_AVERAGING', averaging, 'OSCULATING');
    const unbound = values.findIndex(([a = 0, e = 0]) => !(a > 0 && e >= 0 && e < 1));
    if (unbound >= 0) {
      const limit = 'a > 0, 0 <= e < 1';
      return fail(
        messageFault('number-out-of-range', { line: rows[unbound]?.line, keyword: 'TRAJ_TYPE', value: type, limit }),
      );
    }
    const states = values.map((elements) => stateOf(elements, type === 'KEPLERIAN', gmOf(ocm)));
    return ok({ frame, epochsTaiS, positionsM: pack(states, 0, 1), velocitiesMps: pack(states, 3, 1) });
  }
  return ok({
    frame,
    epochsTaiS,
    positionsM: pack(values, 0, 1000),
    ...(type === 'CARTP' ? {} : { velocitiesMps: pack(values, 3, 1000) }),
    ...(type === 'CARTPVA' ? { accelerationsMps2: pack(values, 6, 1000) } : {}),
  });
}

/** The first unit that differs from that of the element set: the book allows stating units, not changing them (502.0-B-3 tables 6-4 and 6-6). */
function foreignUnit(
  fields: readonly Field[],
  keyword: 'TRAJ_UNITS' | 'COV_UNITS',
  type: string,
): { readonly statedText: string; readonly expected: string } | undefined {
  const units = ELEMENT_SETS.get(type) ?? [];
  const statedUnits = (textOf(fields, keyword) ?? '').replace(/^\[|\]$/g, '').split(',');
  const at = statedUnits.findIndex((unit, k) => {
    const plain = unit
      .toLowerCase()
      .replaceAll(/\s/g, '')
      .replace('^', '**')
      .replace('sec', 's')
      .replace('degrees', 'deg');
    const expected = units[k] ?? 'n/a';
    // COV_UNITS gives the units of the variances or of the standard deviations.
    const isSquare = keyword === 'COV_UNITS' && plain === squared(expected);
    return plain !== '' && plain !== 'n/a' && expected !== 'n/a' && plain !== expected && !isSquare;
  });
  return at < 0 ? undefined : { statedText: statedUnits[at]!.trim(), expected: units[at]! };
}

function squared(unit: string): string {
  return unit
    .split('/')
    .map((part) => (part.includes('**') ? part.replace('**2', '**4') : `${part}**2`))
    .join('/');
}

/** m^3/s^2: the GM of the message, else the Earth's. */
function gmOf(ocm: Ocm): number {
  const perturbations = ocm.blocks.find((block) => block.name === 'PERT');
  const gm = perturbations === undefined ? undefined : numberOf(perturbations.fields, 'GM');
  return gm === undefined || !(gm > 0) ? MU_EARTH : gm * 1e9;
}

function pack(values: readonly ArrayLike<number>[], from: number, scale: number): Float64Array {
  const packed = new Float64Array(3 * values.length);
  values.forEach((row, index) => {
    for (let axis = 0; axis < 3; axis += 1) packed[3 * index + axis] = (row[from + axis] ?? 0) * scale;
  });
  return packed;
}

/** a km, e, i, node, argument of perigee, true or mean anomaly in degrees. */
function stateOf(elements: readonly number[], isTrue: boolean, gm: number): Float64Array {
  const [a = 0, e = 0, i = 0, node = 0, perigee = 0, anomaly = 0] = elements;
  return cartesianFromKeplerian(
    {
      semiMajorAxisM: a * 1000,
      eccentricity: e,
      inclinationRad: i * DEG,
      raanRad: node * DEG,
      argPerigeeRad: perigee * DEG,
      meanAnomalyRad: isTrue ? meanFromTrue(anomaly * DEG, e) : anomaly * DEG,
    },
    gm,
  );
}

function meanFromTrue(trueAnomalyRad: number, e: number): number {
  const half = trueAnomalyRad / 2;
  const eccentric = 2 * Math.atan2(Math.sqrt(1 - e) * Math.sin(half), Math.sqrt(1 + e) * Math.cos(half));
  return eccentric - e * Math.sin(eccentric);
}

/**
 * Covariances of one block in m^2, m^2/s, m^2/s^2.
 *
 * Assumes  CARTPV, or position and velocity of CARTPVA; default frame TNW
 * @returns ok: StateCovariance[] | fault: "unsupported-frame" | "unsupported-element-set" | "unsupported-time-system" | "wrong-unit"
 */
export function ocmCovariances(ocm: Ocm, block: OcmBlock): Result<StateCovariance[], MessageFault> {
  const { fields, rows } = block;
  const refuse = refusal(ocm, block);
  const name = textOf(fields, 'COV_REF_FRAME') ?? 'TNW_INERTIAL';
  const frame = covarianceFrameOf(name);
  const type = choiceOf(fields, 'COV_TYPE', 'CARTPV');
  const order = orderOf(fields);
  if (frame === undefined) return refuse('unsupported-frame', 'COV_REF_FRAME', name);
  if (!isConvertibleTimeSystem(ocm.timeSystem))
    return refuse('unsupported-time-system', 'TIME_SYSTEM', ocm.timeSystem, 'UTC, TAI, TT, GPS');
  if (order === undefined || (type !== 'CARTPV' && type !== 'CARTPVA'))
    return refuse('unsupported-element-set', 'COV_TYPE', type, 'CARTPV, CARTPVA');
  const unit = foreignUnit(fields, 'COV_UNITS', type);
  if (unit !== undefined) return refuse('wrong-unit', 'COV_UNITS', unit.statedText, unit.expected);
  const size = type === 'CARTPV' ? 6 : 9;
  return ok(
    rows.map(({ epochTaiS, words }) => {
      const full = fullCovariance(words.slice(1).map(Number), size, order);
      const matrix = new Float64Array(36);
      for (let row = 0; row < 6; row += 1) {
        for (let column = 0; column < 6; column += 1) matrix[6 * row + column] = (full[size * row + column] ?? 0) * 1e6;
      }
      return { epochTaiS, frame, matrix };
    }),
  );
}

type Refuse = (
  code: MessageFault['code'],
  keyword: string,
  value: string,
  limit?: string,
) => Result<never, MessageFault>;

/** A refusal with the line of its keyword, or of the block where a default applies. */
export function refusal({ metadata }: Pick<Ocm, 'metadata'>, { fields, line }: OcmBlock): Refuse {
  return (code, keyword, value, limit) => {
    const at = [...fields, ...metadata].find((field: Field) => field.keyword === keyword)?.line ?? line;
    return fail(messageFault(code, { line: at, keyword, value, limit }));
  };
}
