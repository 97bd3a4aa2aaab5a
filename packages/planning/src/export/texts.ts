import { formatUtc } from '@keepout/astro/epoch';
import type { StateCovariance, StateVector, Vec3 } from '@keepout/astro/nouns';
import type { PlannedSegment } from './planned-states.ts';

/** Who flies, and what the message says of itself. */
export interface ExportHead {
  readonly objectName: string;
  readonly objectId: string;
  readonly originator: string;
  readonly creationTaiS: number;
  readonly comments: readonly string[];
}

/** What an OPM and an OCM say of the manoeuvre. */
export interface ExportedBurn {
  readonly ignitionTaiS: number;
  readonly durationS: number;
  /** Not positive; zero where it is not known or none. */
  readonly deltaMassKg: number;
  readonly deltaVRtnMps: Vec3;
  readonly massKg: number;
  readonly dragAreaM2?: number;
  readonly dragCoefficient?: number;
}

const time = (epochTaiS: number): string => formatUtc(epochTaiS, 6);
/** Micrometres, and nanometres a second. */
const km = (value: number, digits: number): string => (value / 1000).toFixed(digits);

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

/** The state at ignition and the manoeuvre as an OPM 2.0 in KVN. */
export function plannedOpmText(head: ExportHead, state: StateVector, burn: ExportedBurn): string {
  const [x, y, z] = state.positionM;
  const [u, v, w] = state.velocityMps;
  const [r, t, n] = burn.deltaVRtnMps;
  const isBurn = r !== 0 || t !== 0 || n !== 0;
  const lines = [
    'CCSDS_OPM_VERS = 2.0',
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
    ...meta(head),
    `EPOCH = ${time(state.epochTaiS)}`,
    ...[x, y, z].map((value, i) => `${'XYZ'[i]} = ${km(value, 9)} [km]`),
    ...[u, v, w].map((value, i) => `${'XYZ'[i]}_DOT = ${km(value, 12)} [km/s]`),
    `MASS = ${burn.massKg} [kg]`,
    ...(burn.dragAreaM2 === undefined
      ? []
      : [
          'SOLAR_RAD_AREA = 0 [m**2]',
          'SOLAR_RAD_COEFF = 0',
          `DRAG_AREA = ${burn.dragAreaM2} [m**2]`,
          `DRAG_COEFF = ${burn.dragCoefficient ?? 0}`,
        ]),
    ...(isBurn
      ? [
          `MAN_EPOCH_IGNITION = ${time(burn.ignitionTaiS)}`,
          `MAN_DURATION = ${burn.durationS} [s]`,
          `MAN_DELTA_MASS = ${burn.deltaMassKg} [kg]`,
          'MAN_REF_FRAME = RTN',
          ...[r, t, n].map((value, i) => `MAN_DV_${i + 1} = ${km(value, 15)} [km/s]`),
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The orbit and the manoeuvre as an OCM 3.0 in KVN. */
export function plannedOcmText(head: ExportHead, segments: readonly PlannedSegment[], burn: ExportedBurn): string {
  const states = segments.flatMap((segment) => segment.states);
  const epochTaiS = states[0]!.epochTaiS;
  const [r, t, n] = burn.deltaVRtnMps;
  const lines = [
    'CCSDS_OCM_VERS = 3.0',
    ...head.comments.map((comment) => `COMMENT ${comment}`),
    `CREATION_DATE = ${time(head.creationTaiS)}`,
    `ORIGINATOR = ${head.originator}`,
    'META_START',
    `OBJECT_NAME = ${head.objectName}`,
    `INTERNATIONAL_DESIGNATOR = ${head.objectId}`,
    'TIME_SYSTEM = UTC',
    `EPOCH_TZERO = ${time(epochTaiS)}`,
    `START_TIME = ${time(epochTaiS)}`,
    `STOP_TIME = ${time(states.at(-1)!.epochTaiS)}`,
    'META_STOP',
    ...segments.flatMap(({ states: stretch }) => [
      'TRAJ_START',
      'CENTER_NAME = EARTH',
      'TRAJ_REF_FRAME = EME2000',
      'TRAJ_TYPE = CARTPV',
      ...stretch.map(
        (one) =>
          `${time(one.epochTaiS)} ${[...one.positionM.map((value) => km(value, 9)), ...one.velocityMps.map((value) => km(value, 12))].join(' ')}`,
      ),
      'TRAJ_STOP',
    ]),
    ...(r !== 0 || t !== 0 || n !== 0
      ? [
          'MAN_START',
          'MAN_ID = 1',
          `MAN_DEVICE_ID = ALL`,
          'MAN_PURPOSE = COLA',
          'MAN_REF_FRAME = RSW_ROTATING',
          'MAN_COMPOSITION = TIME_ABSOLUTE,MAN_DURA,DV_X,DV_Y,DV_Z',
          'MAN_UNITS = [s,km/s,km/s,km/s]',
          `${time(burn.ignitionTaiS)} ${burn.durationS} ${km(r, 15)} ${km(t, 15)} ${km(n, 15)}`,
          'MAN_STOP',
        ]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** The orbit as a table: a row for each state. */
export function plannedCsvText(segments: readonly PlannedSegment[]): string {
  const head = 'segment,epoch_utc,x_km,y_km,z_km,vx_km_s,vy_km_s,vz_km_s';
  const rows = segments.flatMap(({ states }, k) =>
    states.map(({ epochTaiS, positionM, velocityMps }) =>
      [
        k + 1,
        `${time(epochTaiS)}Z`,
        ...positionM.map((value) => km(value, 9)),
        ...velocityMps.map((value) => km(value, 12)),
      ].join(','),
    ),
  );
  return `${[head, ...rows].join('\n')}\n`;
}
