import { covarianceInFrame } from '@keepout/astro/covariance/rotate';
import { transformState } from '@keepout/astro/frames/rotation';
import type { StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import { fail, ok, type Result } from '@keepout/units/result';
import { type FaultList, type MessageFault, messageFault } from '../fault/message-fault.ts';
import { isSectionedJson, readFlatJson, writeFlatJson } from '../flat/json.ts';
import { type FlatMessage, fieldsIn } from '../flat/message.ts';
import { readFlat } from '../flat/read.ts';
import { writeFlatKvn, writeFlatXml } from '../flat/write.ts';
import { readCollecting } from '../notation/collecting.ts';
import { parseJson } from '../notation/json.ts';
import { looksLikeJson } from '../notation/text-kind.ts';
import { COVARIANCE_KEYWORDS } from '../oem/model.ts';
import type { Notation } from '../oem/write.ts';
import { fullFromLower, isPositive } from '../value/covariance-matrix.ts';
import { type Field, numberOf, textOf } from '../value/field.ts';
import { covarianceFrameOf, frameOf, frozenFault, isEarth, isFrameOfEpoch } from '../value/frame-name.ts';
import { type EpochReader, epochReader, isConvertibleTimeSystem } from '../value/time-system.ts';
import { checkOpmRules } from './rules.ts';
import { OPM } from './spec.ts';

/** An Orbit Parameter Message as read: its sections, every value as written. */
export type Opm = FlatMessage;

/** Reads an OPM, versions 1.0 to 3.0, in KVN, XML or the product's JSON form. */
export function readOpm(text: string): Result<Opm, MessageFault> {
  const { opm, faults } = readOpmAll(text);
  const first = faults[0];
  return first === undefined && opm !== undefined ? ok(opm) : fail(first ?? { code: 'unknown-format' });
}

/** Reads an OPM and collects every fault (at most 100). */
export function readOpmAll(text: string): { opm?: Opm; faults: MessageFault[] } {
  const { value: opm, faults } = readCollecting(text, (list) => {
    const read = looksLikeJson(text) ? readJson(text, list) : readFlat(text, OPM, list);
    if (read !== undefined) checkOpmRules(read, list);
    return read;
  });
  return { ...(opm && { opm }), faults };
}

function readJson(text: string, faults: FaultList): Opm | undefined {
  const value = parseJson(text, faults);
  if (value === undefined) return undefined;
  if (isSectionedJson(value, OPM)) return readFlatJson(value, OPM, faults);
  faults.add('missing-keyword', { keyword: OPM.versionKeyword });
  return undefined;
}

/** Writes an OPM. Every value is written with the digits it was read with. */
export function writeOpm(opm: Opm, notation: Notation): string {
  if (notation === 'json') return writeFlatJson(opm, OPM);
  return notation === 'kvn' ? writeFlatKvn(opm, OPM) : writeFlatXml(opm, OPM);
}

/** A planned manoeuvre of an OPM, SI. */
export interface OpmManoeuvre {
  readonly ignitionTaiS: number;
  readonly durationS: number;
  /** Negative or zero; absent when not stated. */
  readonly deltaMassKg?: number;
  /** As written: EME2000, RTN, TNW ... */
  readonly refFrame: string;
  readonly deltaVMps: Vec3;
}

/** Values of an OPM that the product uses, SI. */
export interface OpmContent {
  readonly objectName: string;
  readonly objectId: string;
  readonly state: StateVector;
  readonly covariance?: StateCovariance;
  readonly massKg?: number;
  readonly manoeuvres: readonly OpmManoeuvre[];
}

/**
 * Makes an OPM canonical: frame, time scale, units.
 *
 * Assumes  TEME and TOD with REF_FRAME_EPOCH are the axes of that epoch, which do not turn: state and covariance become EME2000
 * @returns ok: OpmContent, SI | fault: "unsupported-frame" | "unsupported-centre" | "unsupported-time-system"
 *          | "not-an-epoch" | "missing-keyword" | "covariance-not-positive"
 */
export function opmContent(opm: Opm): Result<OpmContent, MessageFault> {
  const metadata = fieldsIn(opm, 'metadata');
  const refuse = (code: MessageFault['code'], keyword: string): Result<OpmContent, MessageFault> => {
    const field = [...metadata, ...fieldsIn(opm, 'stateVector'), ...fieldsIn(opm, 'covarianceMatrix')].find(
      (candidate) => candidate.keyword === keyword,
    );
    return fail(messageFault(code, { line: field?.line, keyword, value: field?.value }));
  };
  const frame = frameOf(textOf(metadata, 'REF_FRAME') ?? '');
  const timeSystem = textOf(metadata, 'TIME_SYSTEM') ?? '';
  if (frame === undefined) return refuse('unsupported-frame', 'REF_FRAME');
  if (!isEarth(textOf(metadata, 'CENTER_NAME') ?? '')) return refuse('unsupported-centre', 'CENTER_NAME');
  if (!isConvertibleTimeSystem(timeSystem)) return refuse('unsupported-time-system', 'TIME_SYSTEM');
  const readEpoch = epochReader(timeSystem);
  const frameEpoch = frameEpochOf(metadata, frame, readEpoch);
  if (!frameEpoch.ok) return frameEpoch;
  const fields = fieldsIn(opm, 'stateVector');
  const epochTaiS = readEpoch(textOf(fields, 'EPOCH') ?? '');
  if (epochTaiS === undefined) return refuse('not-an-epoch', 'EPOCH');
  const position = vectorM(fields, ['X', 'Y', 'Z']);
  const velocity = vectorM(fields, ['X_DOT', 'Y_DOT', 'Z_DOT']);
  if (position === undefined || velocity === undefined) return refuse('missing-keyword', 'X');
  const covarianceFields = fieldsIn(opm, 'covarianceMatrix');
  const covarianceFrame = covarianceFrameOf(textOf(covarianceFields, 'COV_REF_FRAME') ?? frame);
  const lower = COVARIANCE_KEYWORDS.map((keyword) => numberOf(covarianceFields, keyword) ?? Number.NaN);
  const hasCovariance = lower.every((term) => !Number.isNaN(term));
  if (hasCovariance && covarianceFrame === undefined) return refuse('unsupported-frame', 'COV_REF_FRAME');
  if (hasCovariance && !isPositive(lower)) return refuse('covariance-not-positive', 'CX_X');
  const massKg = numberOf(fieldsIn(opm, 'spacecraftParameters'), 'MASS');
  const manoeuvres: OpmManoeuvre[] = [];
  for (const group of opm.groups) {
    if (group.section !== 'maneuverParameters') continue;
    const manoeuvre = manoeuvreOf(group.fields, readEpoch);
    if (manoeuvre !== undefined) manoeuvres.push(manoeuvre);
  }
  const axesTaiS = frameEpoch.value;
  const state: StateVector = { epochTaiS, frame, positionM: position, velocityMps: velocity };
  const covariance: StateCovariance | undefined =
    hasCovariance && covarianceFrame !== undefined
      ? { epochTaiS, frame: covarianceFrame, matrix: fullFromLower(lower, 1e6) }
      : undefined;
  return ok({
    objectName: textOf(metadata, 'OBJECT_NAME') ?? '',
    objectId: textOf(metadata, 'OBJECT_ID') ?? '',
    state:
      axesTaiS === undefined
        ? state
        : { ...transformState({ ...state, epochTaiS: axesTaiS }, FROZEN_FRAME), epochTaiS },
    ...(covariance && {
      covariance:
        axesTaiS === undefined || covariance.frame !== frame
          ? covariance
          : { ...covarianceInFrame({ ...covariance, epochTaiS: axesTaiS }, FROZEN_FRAME), epochTaiS },
    }),
    ...(massKg === undefined ? {} : { massKg }),
    manoeuvres,
  });
}

/** Frame to which a state in frozen axes is rotated. */
const FROZEN_FRAME = 'EME2000';

/** The epoch at which axes of date are frozen; undefined where the frame needs none. */
function frameEpochOf(
  metadata: readonly Field[],
  frame: StateVector['frame'],
  readEpoch: EpochReader,
): Result<number | undefined, MessageFault> {
  const field = metadata.find(({ keyword, value }) => keyword === 'REF_FRAME_EPOCH' && value !== '');
  if (field === undefined || !isFrameOfEpoch(frame)) return ok(undefined);
  const { keyword, line, value } = field;
  if (frame === 'ITRF') return fail(messageFault('unsupported-frame', frozenFault(frame, field)));
  const axesTaiS = readEpoch(value);
  return axesTaiS === undefined ? fail(messageFault('not-an-epoch', { line, keyword, value })) : ok(axesTaiS);
}

function manoeuvreOf(
  fields: readonly Field[],
  readEpoch: (text: string) => number | undefined,
): OpmManoeuvre | undefined {
  const ignitionTaiS = readEpoch(textOf(fields, 'MAN_EPOCH_IGNITION') ?? '');
  const deltaVMps = vectorM(fields, ['MAN_DV_1', 'MAN_DV_2', 'MAN_DV_3']);
  if (ignitionTaiS === undefined || deltaVMps === undefined) return undefined;
  const deltaMassKg = numberOf(fields, 'MAN_DELTA_MASS');
  return {
    ignitionTaiS,
    durationS: numberOf(fields, 'MAN_DURATION') ?? 0,
    ...(deltaMassKg === undefined ? {} : { deltaMassKg }),
    refFrame: textOf(fields, 'MAN_REF_FRAME') ?? '',
    deltaVMps,
  };
}

/** Three kilometre values in metres. */
function vectorM(fields: readonly Field[], keywords: readonly [string, string, string]): Vec3 | undefined {
  const [x, y, z] = keywords.map((keyword) => numberOf(fields, keyword));
  return x === undefined || y === undefined || z === undefined ? undefined : [x * 1000, y * 1000, z * 1000];
}
