import type { FieldRow } from '../value/field.ts';
import { OD, PERTURBATIONS, PHYSICAL } from './fields-object.ts';
import { rows } from './rows.ts';

/** Header: 502.0-B-3 table 6-2. */
export const OCM_HEADER: readonly FieldRow[] = rows('502.0-B-3 table 6-2', [
  ['CLASSIFICATION', 'text'],
  ['CREATION_DATE', 'epoch', '!'],
  ['ORIGINATOR', 'text', '!'],
  ['MESSAGE_ID', 'text'],
]);

/** Metadata: 502.0-B-3 table 6-3. TIME_SYSTEM is mandatory with the default UTC. */
export const OCM_METADATA: readonly FieldRow[] = rows('502.0-B-3 table 6-3', [
  ['OBJECT_NAME', 'text'],
  ['INTERNATIONAL_DESIGNATOR', 'text'],
  ['CATALOG_NAME', 'text'],
  ['OBJECT_DESIGNATOR', 'text'],
  ['ALTERNATE_NAMES', 'text'],
  ['ORIGINATOR_POC', 'text'],
  ['ORIGINATOR_POSITION', 'text'],
  ['ORIGINATOR_PHONE', 'text'],
  ['ORIGINATOR_EMAIL', 'text'],
  ['ORIGINATOR_ADDRESS', 'text'],
  ['TECH_ORG', 'text'],
  ['TECH_POC', 'text'],
  ['TECH_POSITION', 'text'],
  ['TECH_PHONE', 'text'],
  ['TECH_EMAIL', 'text'],
  ['TECH_ADDRESS', 'text'],
  ['PREVIOUS_MESSAGE_ID', 'text'],
  ['NEXT_MESSAGE_ID', 'text'],
  ['ADM_MSG_LINK', 'text'],
  ['CDM_MSG_LINK', 'text'],
  ['PRM_MSG_LINK', 'text'],
  ['RDM_MSG_LINK', 'text'],
  ['TDM_MSG_LINK', 'text'],
  ['OPERATOR', 'text'],
  ['OWNER', 'text'],
  ['COUNTRY', 'text'],
  ['CONSTELLATION', 'text'],
  ['OBJECT_TYPE', 'text'],
  ['TIME_SYSTEM', 'text'],
  ['EPOCH_TZERO', 'epoch', '!'],
  ['OPS_STATUS', 'text'],
  ['ORBIT_CATEGORY', 'text'],
  ['OCM_DATA_ELEMENTS', 'text'],
  ['SCLK_OFFSET_AT_EPOCH', 'number', 's'],
  ['SCLK_SEC_PER_SI_SEC', 'number', 's'],
  ['PREVIOUS_MESSAGE_EPOCH', 'epoch'],
  ['NEXT_MESSAGE_EPOCH', 'epoch'],
  ['START_TIME', 'time'],
  ['STOP_TIME', 'time'],
  ['TIME_SPAN', 'number', 'd'],
  ['TAIMUTC_AT_TZERO', 'number', 's'],
  ['NEXT_LEAP_EPOCH', 'epoch'],
  ['NEXT_LEAP_TAIMUTC', 'number', 's'],
  ['UT1MUTC_AT_TZERO', 'number', 's'],
  ['EOP_SOURCE', 'text'],
  ['INTERP_METHOD_EOP', 'text'],
  ['CELESTIAL_SOURCE', 'text'],
]);

/** Trajectory: 502.0-B-3 table 6-4. CENTER_NAME, TRAJ_REF_FRAME and TRAJ_TYPE have defaults. */
const TRAJECTORY: readonly FieldRow[] = rows('502.0-B-3 table 6-4', [
  ['TRAJ_ID', 'text'],
  ['TRAJ_PREV_ID', 'text'],
  ['TRAJ_NEXT_ID', 'text'],
  ['TRAJ_BASIS', 'text'],
  ['TRAJ_BASIS_ID', 'text'],
  ['INTERPOLATION', 'text'],
  ['INTERPOLATION_DEGREE', 'integer'],
  ['PROPAGATOR', 'text'],
  ['CENTER_NAME', 'text'],
  ['TRAJ_REF_FRAME', 'text'],
  ['TRAJ_FRAME_EPOCH', 'time'],
  ['USEABLE_START_TIME', 'time'],
  ['USEABLE_STOP_TIME', 'time'],
  ['ORB_REVNUM', 'number'],
  ['ORB_REVNUM_BASIS', 'integer'],
  ['TRAJ_TYPE', 'text'],
  ['ORB_AVERAGING', 'text'],
  ['TRAJ_UNITS', 'text'],
]);

/** Covariance: 502.0-B-3 table 6-6. COV_REF_FRAME, COV_TYPE and COV_ORDERING have defaults. */
const COVARIANCE: readonly FieldRow[] = rows('502.0-B-3 table 6-6', [
  ['COV_ID', 'text'],
  ['COV_PREV_ID', 'text'],
  ['COV_NEXT_ID', 'text'],
  ['COV_BASIS', 'text'],
  ['COV_BASIS_ID', 'text'],
  ['COV_REF_FRAME', 'text'],
  ['COV_FRAME_EPOCH', 'time'],
  ['COV_SCALE_MIN', 'number'],
  ['COV_SCALE_MAX', 'number'],
  ['COV_CONFIDENCE', 'number', '%'],
  ['COV_TYPE', 'text'],
  ['COV_ORDERING', 'text'],
  ['COV_UNITS', 'text'],
]);

/** Manoeuvre: 502.0-B-3 table 6-7. MAN_REF_FRAME and DC_TYPE have defaults. */
const MANOEUVRE: readonly FieldRow[] = rows('502.0-B-3 table 6-7', [
  ['MAN_ID', 'text'],
  ['MAN_PREV_ID', 'text'],
  ['MAN_NEXT_ID', 'text'],
  ['MAN_BASIS', 'text'],
  ['MAN_BASIS_ID', 'text'],
  ['MAN_DEVICE_ID', 'text', '!'],
  ['MAN_PREV_EPOCH', 'time'],
  ['MAN_NEXT_EPOCH', 'time'],
  ['MAN_PURPOSE', 'text'],
  ['MAN_PRED_SOURCE', 'text'],
  ['MAN_REF_FRAME', 'text'],
  ['MAN_FRAME_EPOCH', 'time'],
  ['GRAV_ASSIST_NAME', 'text'],
  ['DC_TYPE', 'text'],
  ['DC_WIN_OPEN', 'time'],
  ['DC_WIN_CLOSE', 'time'],
  ['DC_MIN_CYCLES', 'integer'],
  ['DC_MAX_CYCLES', 'integer'],
  ['DC_EXEC_START', 'time'],
  ['DC_EXEC_STOP', 'time'],
  ['DC_REF_TIME', 'time'],
  ['DC_TIME_PULSE_DURATION', 'number', 's'],
  ['DC_TIME_PULSE_PERIOD', 'number', 's'],
  ['DC_REF_DIR', 'vector'],
  ['DC_BODY_FRAME', 'text'],
  ['DC_BODY_TRIGGER', 'vector'],
  ['DC_PA_START_ANGLE', 'number', 'deg'],
  ['DC_PA_STOP_ANGLE', 'number', 'deg'],
  ['MAN_COMPOSITION', 'text', '!'],
  ['MAN_UNITS', 'text'],
]);

/** The data blocks of an OCM in the order of 502.0-B-3 table 6-1. */
export const OCM_BLOCKS = ['TRAJ', 'PHYS', 'COV', 'MAN', 'PERT', 'OD', 'USER'] as const;
export type OcmBlockName = (typeof OCM_BLOCKS)[number];

/** Keyword table of each block. */
export const OCM_ROWS: Readonly<Record<OcmBlockName, readonly FieldRow[]>> = {
  TRAJ: TRAJECTORY,
  PHYS: PHYSICAL,
  COV: COVARIANCE,
  MAN: MANOEUVRE,
  PERT: PERTURBATIONS,
  OD,
  USER: [],
};

/** Blocks that may occur more than once; only they have lines of data. */
export const REPEATED_BLOCKS: readonly OcmBlockName[] = ['TRAJ', 'COV', 'MAN'];

/** Keywords that a duty cycle needs: 502.0-B-3, 6.2.8.20.6 and .7. */
export const DUTY_CYCLE: Readonly<Record<string, readonly string[]>> = {
  TIME: [
    'DC_WIN_OPEN',
    'DC_WIN_CLOSE',
    'DC_EXEC_START',
    'DC_EXEC_STOP',
    'DC_REF_TIME',
    'DC_TIME_PULSE_DURATION',
    'DC_TIME_PULSE_PERIOD',
  ],
  TIME_AND_ANGLE: [
    'DC_WIN_OPEN',
    'DC_WIN_CLOSE',
    'DC_EXEC_START',
    'DC_EXEC_STOP',
    'DC_REF_TIME',
    'DC_TIME_PULSE_DURATION',
    'DC_TIME_PULSE_PERIOD',
    'DC_REF_DIR',
    'DC_BODY_FRAME',
    'DC_BODY_TRIGGER',
    'DC_PA_START_ANGLE',
    'DC_PA_STOP_ANGLE',
  ],
};

/**
 * Values that hold where the message leaves a mandatory keyword out (502.0-B-3, 6.2.1.3). KVN may leave it out; the XML
 * schema asks for the element, so XML is written with the value.
 */
export const DEFAULTS: Readonly<Record<'META' | OcmBlockName, Readonly<Record<string, string>>>> = {
  META: { TIME_SYSTEM: 'UTC' },
  TRAJ: { CENTER_NAME: 'EARTH', TRAJ_REF_FRAME: 'ICRF3', TRAJ_TYPE: 'CARTPV' },
  PHYS: {},
  COV: { COV_REF_FRAME: 'TNW_INERTIAL', COV_TYPE: 'CARTPV', COV_ORDERING: 'LTM' },
  MAN: { MAN_REF_FRAME: 'TNW_INERTIAL', DC_TYPE: 'CONTINUOUS' },
  PERT: {},
  OD: {},
  USER: {},
};
