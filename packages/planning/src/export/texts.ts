import { formatUtc } from '@keepout/astro/epoch';
import type { LocalFrameName, StateCovariance, Vec3 } from '@keepout/astro/nouns';
import { csvText } from '@keepout/units/csv';
import type { PlannedBody } from '../change.ts';
import type { PlannedSegment } from './planned-states.ts';

/** The satellite and operator, and the statements of the message about itself. */
export interface ExportHead {
  readonly objectName: string;
  readonly objectId: string;
  readonly originator: string;
  readonly creationTaiS: number;
  readonly comments: readonly string[];
  /** Further statements of an OCM, for a recipient that requires them. */
  readonly ocm?: OcmHead;
}

/** Catalogue identity of the object, and the kind of orbit that is sent. */
export interface OcmHead {
  readonly catalogName: string;
  readonly objectDesignator: string;
  readonly trajectoryBasis: string;
}

/** Text of an acceleration in OPM and OCM: for a duty cycle each span with the engine on. */
export interface ExportedBurn {
  readonly ignitionTaiS: number;
  readonly durationS: number;
  /** Not positive; zero where it is not known or none. */
  readonly deltaMassKg: number;
  readonly deltaVMps: Vec3;
  /** Axes that turn with the satellite while it burns, or EME2000. */
  readonly frame: LocalFrameName | 'EME2000';
}

const time = (epochTaiS: number): string => formatUtc(epochTaiS, 6);
/** Micrometres, and nanometres a second. */
const km = (value: number, digits: number): string => {
  const text = (value / 1000).toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text;
};

/** The orbit of a plan as an OEM 2.0 in KVN, a block for each stretch between burns. */
export function plannedOemText(head: ExportHead, segments: readonly PlannedSegment[]): string {
  const lines = [
    'CCSDS_OEM_VERS = 2.0',
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
  ];
  for (const { states, covariances } of segments) {
    const [first, last] = [states[0]!, states.at(-1)!];
    lines.push(
      'META_START',
      ...meta(head),
      `START_TIME = ${time(first.epochTaiS)}`,
      `STOP_TIME = ${time(last.epochTaiS)}`,
      'INTERPOLATION = HERMITE',
      `INTERPOLATION_DEGREE = ${Math.min(7, 2 * states.length - 1)}`,
      'META_STOP',
      ...states.map(
        ({ epochTaiS, positionM, velocityMps }) =>
          `${time(epochTaiS)} ${[...positionM.map((value) => km(value, 9)), ...velocityMps.map((value) => km(value, 12))].join(' ')}`,
      ),
    );
    if (covariances.length > 0)
      lines.push('COVARIANCE_START', ...covariances.flatMap(covarianceLines), 'COVARIANCE_STOP');
  }
  return `${lines.join('\n')}\n`;
}

function meta({ objectName, objectId }: ExportHead): string[] {
  return [
    `OBJECT_NAME = ${objectName}`,
    `OBJECT_ID = ${objectId}`,
    'CENTER_NAME = EARTH',
    'REF_FRAME = EME2000',
    'TIME_SYSTEM = UTC',
  ];
}

function covarianceLines({ epochTaiS, matrix }: StateCovariance): string[] {
  return [`EPOCH = ${time(epochTaiS)}`, 'COV_REF_FRAME = RTN', ...triangle(matrix).map((row) => row.join(' '))];
}

/** Lower triangle in km. */
function triangle(matrix: Float64Array): string[][] {
  return Array.from({ length: 6 }, (_, i) =>
    Array.from({ length: i + 1 }, (_unused, j) => (matrix[6 * i + j]! * 1e-6).toExponential(12)),
  );
}

const AXES = ['X', 'Y', 'Z', 'X_DOT', 'Y_DOT', 'Z_DOT'];

/** The covariance of an OPM, one keyword for each element. */
function opmCovariance({ matrix }: StateCovariance): string[] {
  const rows = triangle(matrix).flatMap((row, i) => row.map((text, j) => `C${AXES[i]}_${AXES[j]} = ${text}`));
  return ['COV_REF_FRAME = RTN', ...rows];
}

/** Writes the initial state of the orbit of a plan, its covariance where known, and the manoeuvres as an OPM 2.0 in KVN. */
export function plannedOpmText(
  head: ExportHead,
  { states, covariances }: PlannedSegment,
  burns: readonly ExportedBurn[],
  body: PlannedBody,
): string {
  const state = states[0]!;
  const covariance = covariances.find(({ epochTaiS }) => epochTaiS === state.epochTaiS);
  const [x, y, z] = state.positionM;
  const [u, v, w] = state.velocityMps;
  const lines = [
    'CCSDS_OPM_VERS = 2.0',
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
    ...meta(head),
    `EPOCH = ${time(state.epochTaiS)}`,
    ...[x, y, z].map((value, i) => `${'XYZ'[i]} = ${km(value, 9)} [km]`),
    ...[u, v, w].map((value, i) => `${'XYZ'[i]}_DOT = ${km(value, 12)} [km/s]`),
    ...bodyLines(body),
    ...(covariance === undefined ? [] : opmCovariance(covariance)),
    ...burns.flatMap(({ deltaVMps, frame, ignitionTaiS, durationS, deltaMassKg }) => [
      `MAN_EPOCH_IGNITION = ${time(ignitionTaiS)}`,
      `MAN_DURATION = ${durationS} [s]`,
      `MAN_DELTA_MASS = ${deltaMassKg} [kg]`,
      `MAN_REF_FRAME = ${OPM_FRAMES.has(frame) ? frame : turning(frame)}`,
      ...deltaVMps.map((value, i) => `MAN_DV_${i + 1} = ${km(value, 15)} [km/s]`),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The satellite in its nominal attitude; a temporary attitude is stated in a comment. */
function bodyLines({ massKg, drag, radiation }: PlannedBody): string[] {
  const mass = `MASS = ${massKg} [kg]`;
  if (drag === undefined) return [mass];
  return [
    mass,
    `SOLAR_RAD_AREA = ${radiation?.areaM2 ?? 0} [m**2]`,
    `SOLAR_RAD_COEFF = ${radiation?.coefficient ?? 0}`,
    `DRAG_AREA = ${drag.areaM2} [m**2]`,
    `DRAG_COEFF = ${drag.coefficient}`,
  ];
}

/** Frames of pushes that an OPM 2.0 names itself (502.0-B-2, annex A); of others the name of the SANA registry. */
const OPM_FRAMES: ReadonlySet<ExportedBurn['frame']> = new Set(['RTN', 'TNW', 'EME2000']);
const turning = (frame: ExportedBurn['frame']): string =>
  frame === 'EME2000' ? frame : `${frame === 'RTN' ? 'RSW' : frame}_ROTATING`;

/** The orbit and the manoeuvres as an OCM 3.0 in KVN. */
export function plannedOcmText(
  head: ExportHead,
  segments: readonly PlannedSegment[],
  burns: readonly ExportedBurn[],
): string {
  const states = segments.flatMap((segment) => segment.states);
  const epochTaiS = states[0]!.epochTaiS;
  const { ocm } = head;
  const lines = [
    'CCSDS_OCM_VERS = 3.0',
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
    'META_START',
    `OBJECT_NAME = ${head.objectName}`,
    `INTERNATIONAL_DESIGNATOR = ${head.objectId}`,
    ...(ocm ? [`CATALOG_NAME = ${ocm.catalogName}`, `OBJECT_DESIGNATOR = ${ocm.objectDesignator}`] : []),
    'TIME_SYSTEM = UTC',
    `EPOCH_TZERO = ${time(epochTaiS)}`,
    `START_TIME = ${time(epochTaiS)}`,
    `STOP_TIME = ${time(states.at(-1)!.epochTaiS)}`,
    'META_STOP',
    ...segments.flatMap(({ states: stretch }) => [
      'TRAJ_START',
      ...(ocm ? [`TRAJ_BASIS = ${ocm.trajectoryBasis}`] : []),
      'CENTER_NAME = EARTH',
      'TRAJ_REF_FRAME = EME2000',
      'TRAJ_TYPE = CARTPV',
      ...(ocm ? [`TRAJ_UNITS = ${CARTESIAN_UNITS}`] : []),
      ...stretch.map(
        (state) =>
          `${time(state.epochTaiS)} ${[...state.positionM.map((value) => km(value, 9)), ...state.velocityMps.map((value) => km(value, 12))].join(' ')}`,
      ),
      'TRAJ_STOP',
    ]),
    ...segments.flatMap(({ covariances }) => ocmCovariances(covariances, ocm)),
    ...[...new Set(burns.map(({ frame }) => frame))].flatMap((frame, k) => [
      'MAN_START',
      `MAN_ID = ${k + 1}`,
      `MAN_DEVICE_ID = ALL`,
      'MAN_PURPOSE = COLA',
      `MAN_REF_FRAME = ${turning(frame)}`,
      'MAN_COMPOSITION = TIME_ABSOLUTE,MAN_DURA,DV_X,DV_Y,DV_Z',
      'MAN_UNITS = [s,km/s,km/s,km/s]',
      ...burns
        .filter((burn) => burn.frame === frame)
        .map(
          ({ ignitionTaiS, durationS, deltaVMps }) =>
            `${time(ignitionTaiS)} ${durationS} ${deltaVMps.map((part) => km(part, 15)).join(' ')}`,
        ),
      'MAN_STOP',
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Of positions and velocities, and of the sigmas of them. */
const CARTESIAN_UNITS = '[km,km,km,km/s,km/s,km/s]';

function ocmCovariances(covariances: readonly StateCovariance[], ocm: OcmHead | undefined): string[] {
  if (covariances.length === 0) return [];
  return [
    'COV_START',
    // Velocities as the sky sees them, as in all our covariances.
    'COV_REF_FRAME = RSW_INERTIAL',
    'COV_TYPE = CARTPV',
    'COV_ORDERING = LTM',
    ...(ocm ? [`COV_UNITS = ${CARTESIAN_UNITS}`] : []),
    ...covariances.map(({ epochTaiS, matrix }) => `${time(epochTaiS)} ${triangle(matrix).flat().join(' ')}`),
    'COV_STOP',
  ];
}

const RTN_AXES = ['r', 't', 'n', 'rdot', 'tdot', 'ndot'];
const UNITS = ['km2', 'km2_s', 'km2_s2'];
/** Lower triangle of the covariance, RTN, named as in a conjunction message. */
const COVARIANCE_COLUMNS = RTN_AXES.flatMap((row, i) =>
  RTN_AXES.slice(0, i + 1).map((column, j) => `c${row}_${column}_${UNITS[Math.floor(i / 3) + Math.floor(j / 3)]}`),
);

/**
 * Writes the orbit as a table: a row for each state, with its covariance where known, and empty cells otherwise. A table has no comments: the
 * avoided event and the screening result of the plan are columns.
 */
export function plannedCsvText(segments: readonly PlannedSegment[], planScreening: string, avoided: string): string {
  const orbit = 'segment,epoch_utc,x_km,y_km,z_km,vx_km_s,vy_km_s,vz_km_s';
  const head = [...orbit.split(','), ...COVARIANCE_COLUMNS, 'avoided_event', 'plan_screening'];
  const emptyCells = COVARIANCE_COLUMNS.map(() => '');
  const rows = segments.flatMap(({ states, covariances }, k) => {
    const covarianceByEpoch = new Map(covariances.map(({ epochTaiS, matrix }) => [epochTaiS, triangle(matrix).flat()]));
    return states.map(({ epochTaiS, positionM, velocityMps }) => [
      k + 1,
      `${time(epochTaiS)}Z`,
      ...positionM.map((value) => km(value, 9)),
      ...velocityMps.map((value) => km(value, 12)),
      ...(covarianceByEpoch.get(epochTaiS) ?? emptyCells),
      avoided,
      planScreening,
    ]);
  });
  return csvText([head, ...rows]);
}
