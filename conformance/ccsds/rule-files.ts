import { readFileSync } from 'node:fs';

/**
 * The files behind docs/models/message-rules.md: one message of each kind that is valid, and for each rule the same
 * message with the one change that breaks it. `npx tsx conformance/ccsds/write-rule-files.ts` writes them; a test holds the
 * committed files to what stands here.
 */

const HEADER = ['CREATION_DATE = 2026-11-01T00:00:00', 'ORIGINATOR = KEEPOUT'];
const LOWER = [
  ...['CX_X', 'CY_X', 'CY_Y', 'CZ_X', 'CZ_Y', 'CZ_Z', 'CX_DOT_X', 'CX_DOT_Y', 'CX_DOT_Z', 'CX_DOT_X_DOT', 'CY_DOT_X'],
  ...['CY_DOT_Y', 'CY_DOT_Z', 'CY_DOT_X_DOT', 'CY_DOT_Y_DOT', 'CZ_DOT_X', 'CZ_DOT_Y', 'CZ_DOT_Z', 'CZ_DOT_X_DOT'],
  ...['CZ_DOT_Y_DOT', 'CZ_DOT_Z_DOT'],
];
const DIAGONAL = ['CX_X', 'CY_Y', 'CZ_Z', 'CX_DOT_X_DOT', 'CY_DOT_Y_DOT', 'CZ_DOT_Z_DOT'];
const COVARIANCE = LOWER.map((keyword) => `${keyword} = ${DIAGONAL.includes(keyword) ? '1.0E-4' : '0.0'}`);
const PLACE = ['CENTER_NAME = EARTH', 'REF_FRAME = EME2000', 'TIME_SYSTEM = UTC'];
const OBJECT = ['OBJECT_NAME = MADE UP', 'OBJECT_ID = 2020-001A'];

const OPM = [
  'CCSDS_OPM_VERS = 3.0',
  ...[...HEADER, ...OBJECT, ...PLACE],
  ...['EPOCH = 2026-11-01T00:00:00', 'X = 7000.0', 'Y = 0.0', 'Z = 0.0', 'X_DOT = 0.0', 'Y_DOT = 7.5', 'Z_DOT = 0.5'],
  ...['SEMI_MAJOR_AXIS = 6950.0', 'ECCENTRICITY = 0.01', 'INCLINATION = 4.0', 'RA_OF_ASC_NODE = 0.0'],
  ...['ARG_OF_PERICENTER = 0.0', 'TRUE_ANOMALY = 0.0', 'GM = 398600.4415', 'MASS = 500.0'],
  ...['COV_REF_FRAME = RTN', ...COVARIANCE],
  ...['MAN_EPOCH_IGNITION = 2026-11-01T01:00:00', 'MAN_DURATION = 10.0', 'MAN_DELTA_MASS = -0.5'],
  ...['MAN_REF_FRAME = RTN', 'MAN_DV_1 = 0.0', 'MAN_DV_2 = 0.001', 'MAN_DV_3 = 0.0'],
];

const omm = (theory: string, tle: readonly string[]): readonly string[] => [
  'CCSDS_OMM_VERS = 3.0',
  ...[...HEADER, ...OBJECT, 'CENTER_NAME = EARTH', 'REF_FRAME = TEME', 'TIME_SYSTEM = UTC'],
  ...[`MEAN_ELEMENT_THEORY = ${theory}`, 'EPOCH = 2026-11-01T00:00:00', 'MEAN_MOTION = 15.0', 'ECCENTRICITY = 0.001'],
  ...['INCLINATION = 98.0', 'RA_OF_ASC_NODE = 10.0', 'ARG_OF_PERICENTER = 20.0', 'MEAN_ANOMALY = 30.0'],
  ...['EPHEMERIS_TYPE = 0', 'CLASSIFICATION_TYPE = U', 'NORAD_CAT_ID = 45018', ...tle],
  ...['COV_REF_FRAME = RTN', ...COVARIANCE],
];
const RATES = ['MEAN_MOTION_DOT = 1.0E-5', 'MEAN_MOTION_DDOT = 0.0'];

const minutes = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, k) => {
    const angle = ((from + k) * Math.PI) / 50;
    const [c, s] = [Math.cos(angle).toFixed(9), Math.sin(angle).toFixed(9)].map(Number) as [number, number];
    const numbers = [7000 * c, 7000 * s, 0, -7.5 * s, 7.5 * c, 0].map((value) => value.toFixed(6));
    return `2026-11-01T00:${String(from + k).padStart(2, '0')}:00 ${numbers.join(' ')}`;
  });
const oemSegment = (from: number, count: number): readonly string[] => {
  const at = (minute: number): string => `2026-11-01T00:${String(minute).padStart(2, '0')}:00`;
  return [
    ...['META_START', ...OBJECT, ...PLACE, `START_TIME = ${at(from)}`, `USEABLE_START_TIME = ${at(from)}`],
    ...[`USEABLE_STOP_TIME = ${at(from + count - 1)}`, `STOP_TIME = ${at(from + count - 1)}`],
    ...['INTERPOLATION = LAGRANGE', 'INTERPOLATION_DEGREE = 7', 'META_STOP', ...minutes(from, count)],
    ...['COVARIANCE_START', `EPOCH = ${at(from)}`, 'COV_REF_FRAME = RTN'],
    ...['1e-4', '0 1e-4', '0 0 1e-4', '0 0 0 1e-8', '0 0 0 0 1e-8', '0 0 0 0 0 1e-8', 'COVARIANCE_STOP'],
  ];
};
const OEM = ['CCSDS_OEM_VERS = 3.0', ...HEADER, ...oemSegment(0, 10), ...oemSegment(9, 10)];

const OCM = [
  'CCSDS_OCM_VERS = 3.0',
  ...[...HEADER, 'META_START', 'TIME_SYSTEM = UTC', 'EPOCH_TZERO = 2026-11-01T00:00:00'],
  ...['NEXT_LEAP_EPOCH = 2030-01-01T00:00:00', 'NEXT_LEAP_TAIMUTC = 38', 'META_STOP'],
  ...['TRAJ_START', 'INTERPOLATION = HERMITE', 'INTERPOLATION_DEGREE = 3', 'CENTER_NAME = EARTH'],
  ...['TRAJ_REF_FRAME = EME2000', 'ORB_REVNUM = 5.0', 'ORB_REVNUM_BASIS = 0', 'TRAJ_TYPE = KEPLERIAN'],
  ...['ORB_AVERAGING = OSCULATING', 'TRAJ_UNITS = [km,n/a,deg,deg,deg,deg]'],
  ...['0.0 7000.0 0.001 98.0 0.0 0.0 0.0', '60.0 7000.0 0.001 98.0 0.0 0.0 4.0', 'TRAJ_STOP'],
  ...['PHYS_START', 'OEB_PARENT_FRAME = RSW_ROTATING', 'OEB_Q1 = 0.0', 'OEB_Q2 = 0.0', 'OEB_Q3 = 0.0', 'OEB_QC = 1.0'],
  ...['PHYS_STOP', 'COV_START', 'COV_REF_FRAME = TNW_INERTIAL', 'COV_TYPE = CARTP', 'COV_ORDERING = LTM'],
  ...['COV_UNITS = [km,km,km]', '0.0 1.0 0.0 1.0 0.0 0.0 1.0', 'COV_STOP'],
  ...['MAN_START', 'MAN_ID = M1', 'MAN_DEVICE_ID = T1', 'MAN_REF_FRAME = TNW_INERTIAL', 'DC_TYPE = TIME_AND_ANGLE'],
  ...['DC_WIN_OPEN = 0', 'DC_WIN_CLOSE = 100', 'DC_EXEC_START = 10', 'DC_EXEC_STOP = 90', 'DC_REF_TIME = 10'],
  ...['DC_TIME_PULSE_DURATION = 1', 'DC_TIME_PULSE_PERIOD = 2', 'DC_REF_DIR = 1 0 0', 'DC_BODY_FRAME = SC_BODY'],
  ...['DC_BODY_TRIGGER = 0 1 0', 'DC_PA_START_ANGLE = 0', 'DC_PA_STOP_ANGLE = 90'],
  ...['MAN_COMPOSITION = TIME_RELATIVE,MAN_DURA,THR_X,THR_Y,THR_Z', 'MAN_UNITS = [s,N,N,N]', '10.0 80.0 0.1 0 0'],
  ...['MAN_STOP', 'PERT_START', 'GRAVITY_MODEL = EGM-96: 70D 70O', 'PERT_STOP'],
  ...['OD_START', 'OD_ID = 1', 'OD_METHOD = BWLS', 'OD_EPOCH = 0', 'OD_STOP'],
];

const TDM = [
  'CCSDS_TDM_VERS = 2.0',
  ...[...HEADER, 'META_START', 'TIME_SYSTEM = UTC', 'PARTICIPANT_1 = STATION', 'PARTICIPANT_2 = 2020-001A'],
  ...['MODE = SEQUENTIAL', 'PATH = 2,1', 'ANGLE_TYPE = RADEC', 'REFERENCE_FRAME = EME2000', 'INTERPOLATION = LAGRANGE'],
  ...['INTERPOLATION_DEGREE = 3', 'CORRECTION_ANGLE_1 = 0.001', 'CORRECTIONS_APPLIED = YES', 'META_STOP', 'DATA_START'],
  ...['ANGLE_1 = 2026-11-01T00:00:00 10.0', 'ANGLE_2 = 2026-11-01T00:00:00 20.0'],
  ...['ANGLE_1 = 2026-11-01T00:00:10 10.1', 'ANGLE_2 = 2026-11-01T00:00:10 20.1', 'DATA_STOP'],
  ...['META_START', 'TIME_SYSTEM = UTC', 'PARTICIPANT_1 = STATION', 'PARTICIPANT_2 = 2020-001A'],
  ...[
    'PARTICIPANT_3 = OTHER',
    'MODE = SINGLE_DIFF',
    'PATH_1 = 1,2,1',
    'PATH_2 = 1,2,3',
    'RECEIVE_BAND = X',
    'META_STOP',
  ],
  ...['DATA_START', 'RANGE = 2026-11-01T00:00:00 1.5', 'DATA_STOP'],
];

/** 508.0-B-1 with units; the values are made up. */
const cdm = (): readonly string[] => {
  const terms = ['R', 'T', 'N', 'RDOT', 'TDOT', 'NDOT'];
  const covariance = terms.flatMap((row, r) =>
    terms.slice(0, r + 1).map((column, c) => {
      const rates = (r > 2 ? 1 : 0) + (c > 2 ? 1 : 0);
      const unit = ['m**2', 'm**2/s', 'm**2/s**2'][rates] ?? '';
      return `C${row}_${column} = ${r === c ? (r > 2 ? '1.0E-4' : '100.0') : '0.0'} [${unit}]`;
    }),
  );
  const object = (number: 1 | 2, state: readonly string[]): readonly string[] => [
    ...[`OBJECT = OBJECT${String(number)}`, `OBJECT_DESIGNATOR = ${String(90_000 + number)}`, 'CATALOG_NAME = NONE'],
    ...['OBJECT_NAME = MADE UP', `INTERNATIONAL_DESIGNATOR = 2020-00${String(number)}A`, 'OBJECT_TYPE = PAYLOAD'],
    ...['EPHEMERIS_NAME = NONE', 'COVARIANCE_METHOD = CALCULATED', 'MANEUVERABLE = N/A', 'REF_FRAME = EME2000'],
    ...[...state, ...covariance],
  ];
  return [
    'CCSDS_CDM_VERS = 1.0',
    ...[...HEADER, 'MESSAGE_ID = RULES', 'TCA = 2026-11-02T00:00:00.000', 'MISS_DISTANCE = 100 [m]'],
    ...['COLLISION_PROBABILITY = 1.0E-6', 'COLLISION_PROBABILITY_METHOD = FOSTER-1992'],
    ...object(1, [
      ...['X = 7000.0 [km]', 'Y = 0.0 [km]', 'Z = 0.0 [km]'],
      ...['X_DOT = 0.0 [km/s]', 'Y_DOT = 7.5 [km/s]', 'Z_DOT = 0.0 [km/s]'],
    ]),
    ...object(2, [
      ...['X = 7000.1 [km]', 'Y = 0.0 [km]', 'Z = 0.0 [km]'],
      ...['X_DOT = 0.0 [km/s]', 'Y_DOT = 0.0 [km/s]', 'Z_DOT = 7.5 [km/s]'],
    ]),
  ];
};

/** A change of lines: without those that begin with a keyword (one of them, counted from 1), or another text for them. */
type Edit = (lines: readonly string[]) => readonly string[];
const isOf = (line: string, start: string): boolean => line === start || line.startsWith(`${start} `);
const without =
  (start: string, which = 1): Edit =>
  (lines) => {
    let seen = 0;
    return lines.filter((line) => !isOf(line, start) || ++seen !== which);
  };
const change =
  (start: string, by: readonly string[], which = 1): Edit =>
  (lines) => {
    let seen = 0;
    return lines.flatMap((line) => (isOf(line, start) && ++seen === which ? by : [line]));
  };
const behind =
  (start: string, ...more: readonly string[]): Edit =>
  (lines) =>
    lines.flatMap((line, at) =>
      isOf(line, start) && lines.findIndex((other) => isOf(other, start)) === at ? [line, ...more] : [line],
    );
const all =
  (...edits: readonly Edit[]): Edit =>
  (lines) =>
    edits.reduce<readonly string[]>((sofar, edit) => edit(sofar), lines);
const withoutCovariance: Edit = (lines) => {
  const second = lines.indexOf('OBJECT = OBJECT2');
  return lines.filter((line, at) => at < second || !/^C(?:[RTN](?:DOT)?)_/.test(line));
};

const SGP4 = omm('SGP4', ['BSTAR = 1.0E-4']);
const SGP = omm('SGP', RATES);
const PPT3 = omm('PPT3', RATES);
const XP = omm('SGP4-XP', ['BTERM = 0.01', 'AGOM = 0.001']);
const CDM = cdm();
const SMA = 'SEMI_MAJOR_AXIS = 6950.0';

/** Each file below this folder and what it is made of. */
const FILES: readonly (readonly [file: string, base: readonly string[], edit?: Edit])[] = [
  ['opm/valid/rules.kvn', OPM],
  ['opm/invalid/rule-originator.kvn', OPM, without('ORIGINATOR')],
  ['opm/invalid/rule-keplerian-whole.kvn', OPM, without('GM')],
  ['opm/invalid/rule-anomaly-none.kvn', OPM, without('TRUE_ANOMALY')],
  ['opm/invalid/rule-anomaly-both.kvn', OPM, behind('TRUE_ANOMALY', 'MEAN_ANOMALY = 0.0')],
  ['opm/invalid/rule-covariance-whole.kvn', OPM, without('CZ_Y')],
  ['opm/invalid/rule-manoeuvre-whole.kvn', OPM, without('MAN_DV_3')],
  ['opm/invalid/rule-manoeuvre-mass-grows.kvn', OPM, change('MAN_DELTA_MASS', ['MAN_DELTA_MASS = 0.5'])],
  ['opm/invalid/rule-manoeuvre-duration.kvn', OPM, change('MAN_DURATION', ['MAN_DURATION = -1.0'])],
  ['opm/accepted/rule-manoeuvre-without-mass.kvn', OPM, without('MASS')],
  ['opm/accepted/rule-manoeuvre-without-duration.kvn', OPM, without('MAN_DURATION')],
  ['opm/accepted/rule-manoeuvre-mass-stays.kvn', OPM, change('MAN_DELTA_MASS', ['MAN_DELTA_MASS = 0.0'])],

  ['omm/valid/rules-sgp4.kvn', SGP4],
  ['omm/valid/rules-sgp.kvn', SGP],
  ['omm/valid/rules-ppt3.kvn', PPT3],
  ['omm/valid/rules-sgp4-xp.kvn', XP],
  ['omm/valid/rules-axis.kvn', omm('DSST', []), change('MEAN_MOTION', [SMA])],
  ['omm/invalid/rule-theory.kvn', SGP4, without('MEAN_ELEMENT_THEORY')],
  ['omm/invalid/rule-axis-none.kvn', omm('DSST', []), without('MEAN_MOTION')],
  ['omm/invalid/rule-axis-both.kvn', SGP4, behind('EPOCH', SMA)],
  ['omm/invalid/rule-axis-for-motion.kvn', SGP4, change('MEAN_MOTION', [SMA])],
  ['omm/invalid/rule-bstar.kvn', SGP4, without('BSTAR')],
  ['omm/invalid/rule-bterm.kvn', XP, without('BTERM')],
  ['omm/invalid/rule-bstar-bterm.kvn', SGP4, behind('BSTAR', 'BTERM = 0.01')],
  ['omm/invalid/rule-dot-sgp.kvn', SGP, without('MEAN_MOTION_DOT')],
  ['omm/invalid/rule-dot-ppt3.kvn', PPT3, without('MEAN_MOTION_DOT')],
  ['omm/invalid/rule-ddot-sgp.kvn', SGP, without('MEAN_MOTION_DDOT')],
  ['omm/invalid/rule-ddot-ppt3.kvn', PPT3, without('MEAN_MOTION_DDOT')],
  ['omm/invalid/rule-agom.kvn', XP, without('AGOM')],
  ['omm/invalid/rule-ddot-agom.kvn', XP, behind('BTERM', 'MEAN_MOTION_DDOT = 0.0')],
  ['omm/invalid/rule-classification.kvn', SGP4, change('CLASSIFICATION_TYPE', ['CLASSIFICATION_TYPE = Q'])],
  ['omm/invalid/rule-centre.kvn', SGP4, change('CENTER_NAME', ['CENTER_NAME = MARS'])],
  ['omm/invalid/rule-frame.kvn', SGP4, change('REF_FRAME', ['REF_FRAME = EME2000'])],
  ['omm/invalid/rule-covariance-whole.kvn', SGP4, without('CZ_Y')],
  ['omm/accepted/rule-catalogue-number.kvn', SGP4, without('NORAD_CAT_ID')],
  ['omm/accepted/rule-time-system.kvn', SGP4, change('TIME_SYSTEM', ['TIME_SYSTEM = TAI'])],
  ['omm/accepted/rule-empty-originator.kvn', SGP4, change('ORIGINATOR', ['ORIGINATOR ='])],

  ['oem/valid/rules.kvn', OEM],
  ['oem/invalid/rule-object-id.kvn', OEM, without('OBJECT_ID')],
  ['oem/invalid/rule-time-system.kvn', OEM, change('TIME_SYSTEM', ['TIME_SYSTEM = TAI'], 2)],
  ['oem/invalid/rule-one-object.kvn', OEM, change('OBJECT_ID', ['OBJECT_ID = 2020-001B'], 2)],
  ['oem/invalid/rule-useable-pair.kvn', OEM, without('USEABLE_STOP_TIME')],
  [
    'oem/invalid/rule-useable-outside.kvn',
    OEM,
    change('USEABLE_STOP_TIME', ['USEABLE_STOP_TIME = 2026-11-01T02:00:00']),
  ],
  [
    'oem/invalid/rule-columns.kvn',
    OEM,
    (lines) => lines.map((line) => (line.startsWith('2026-11-01T00:03') ? `${line} 0.0` : line)),
  ],
  ['oem/invalid/rule-covariance-epoch.kvn', OEM, without('EPOCH')],
  ['oem/invalid/rule-covariance-whole.kvn', OEM, without('0 0 0 0 0 1e-8')],
  [
    'oem/invalid/rule-covariance-order.kvn',
    OEM,
    behind(
      '0 0 0 0 0 1e-8',
      ...['EPOCH = 2026-10-31T23:59:00', '1e-4', '0 1e-4', '0 0 1e-4', '0 0 0 1e-8', '0 0 0 0 1e-8', '0 0 0 0 0 1e-8'],
    ),
  ],
  ['oem/accepted/rule-degree.kvn', OEM, without('INTERPOLATION_DEGREE')],
  ['oem/accepted/rule-enough-states.kvn', OEM, change('INTERPOLATION_DEGREE', ['INTERPOLATION_DEGREE = 11'])],
  [
    'oem/accepted/rule-overlap.kvn',
    OEM,
    all(
      change('USEABLE_START_TIME', ['USEABLE_START_TIME = 2026-11-01T00:08:00'], 2),
      change('START_TIME', ['START_TIME = 2026-11-01T00:08:00'], 2),
    ),
  ],
  ['oem/accepted/rule-message-id.kvn', OEM, behind('META_START', 'MESSAGE_ID = 1')],
  [
    'oem/accepted/rule-span.kvn',
    OEM,
    all(
      change('START_TIME', ['START_TIME = 2026-11-01T00:00:00.0005']),
      change('USEABLE_START_TIME', ['USEABLE_START_TIME = 2026-11-01T00:00:00.0005']),
    ),
  ],

  ['ocm/valid/rules.kvn', OCM],
  ['ocm/invalid/rule-epoch-tzero.kvn', OCM, without('EPOCH_TZERO')],
  ['ocm/invalid/rule-next-leap.kvn', OCM, without('NEXT_LEAP_TAIMUTC')],
  ['ocm/invalid/rule-degree.kvn', OCM, without('INTERPOLATION_DEGREE')],
  ['ocm/invalid/rule-revolutions.kvn', OCM, without('ORB_REVNUM_BASIS')],
  ['ocm/invalid/rule-averaging.kvn', OCM, without('ORB_AVERAGING')],
  ['ocm/invalid/rule-duplicate-time.kvn', OCM, change('60.0', ['0.0 7000.0 0.001 98.0 0.0 0.0 4.0'])],
  ['ocm/invalid/rule-falling-times.kvn', OCM, change('60.0', ['-60.0 7000.0 0.001 98.0 0.0 0.0 4.0'])],
  ['ocm/invalid/rule-mixed-times.kvn', OCM, change('60.0', ['2026-11-01T00:01:00 7000.0 0.001 98.0 0.0 0.0 4.0'])],
  ['ocm/invalid/rule-one-physical.kvn', OCM, behind('PHYS_STOP', 'PHYS_START', 'WET_MASS = 5', 'PHYS_STOP')],
  ['ocm/invalid/rule-block-order.kvn', OCM, behind('COV_STOP', 'TRAJ_START', '0.0 7000 0 0 0 7.5 0', 'TRAJ_STOP')],
  [
    'ocm/invalid/rule-perturbations.kvn',
    OCM,
    all(without('PERT_START'), without('GRAVITY_MODEL'), without('PERT_STOP')),
  ],
  ['ocm/invalid/rule-device.kvn', OCM, without('MAN_DEVICE_ID')],
  [
    'ocm/invalid/rule-composition-mixed.kvn',
    OCM,
    change('MAN_COMPOSITION', ['MAN_COMPOSITION = TIME_RELATIVE,MAN_DURA,DEPLOY_MASS,THR_Y,THR_Z']),
  ],
  [
    'ocm/invalid/rule-composition-order.kvn',
    OCM,
    change('MAN_COMPOSITION', ['MAN_COMPOSITION = TIME_RELATIVE,THR_X,MAN_DURA,THR_Y,THR_Z']),
  ],
  [
    'ocm/invalid/rule-composition-times.kvn',
    OCM,
    change('MAN_COMPOSITION', ['MAN_COMPOSITION = TIME_ABSOLUTE,TIME_RELATIVE,MAN_DURA,THR_X,THR_Y']),
  ],
  ['ocm/invalid/rule-cycle-time.kvn', OCM, all(change('DC_TYPE', ['DC_TYPE = TIME']), without('DC_REF_TIME'))],
  ['ocm/invalid/rule-cycle-angle.kvn', OCM, without('DC_BODY_TRIGGER')],
  ['ocm/invalid/rule-cycle-window.kvn', OCM, change('DC_EXEC_STOP', ['DC_EXEC_STOP = 110'])],
  ['ocm/invalid/rule-cycle-period.kvn', OCM, change('DC_TIME_PULSE_PERIOD', ['DC_TIME_PULSE_PERIOD = 0.5'])],
  ['ocm/accepted/rule-box-frame.kvn', OCM, without('OEB_PARENT_FRAME')],
  ['ocm/accepted/rule-trajectory-units.kvn', OCM, change('TRAJ_UNITS', ['TRAJ_UNITS = [km,n/a,deg]'])],
  ['ocm/accepted/rule-covariance-units.kvn', OCM, change('COV_UNITS', ['COV_UNITS = [km,km]'])],
  ['ocm/accepted/rule-manoeuvre-units.kvn', OCM, change('MAN_UNITS', ['MAN_UNITS = [s,N,N]'])],
  ['ocm/accepted/rule-enough-states.kvn', OCM, change('INTERPOLATION_DEGREE', ['INTERPOLATION_DEGREE = 7'])],

  ['cdm/valid/rules.kvn', CDM],
  ['cdm/invalid/rule-message-id.kvn', CDM, without('MESSAGE_ID')],
  ['cdm/invalid/rule-two-objects.kvn', CDM, (lines) => lines.slice(0, lines.indexOf('OBJECT = OBJECT2'))],
  ['cdm/invalid/rule-state.kvn', CDM, without('Z_DOT', 2)],
  ['cdm/invalid/rule-covariance-whole.kvn', CDM, without('CN_T', 2)],
  ['cdm/invalid/rule-probability.kvn', CDM, change('COLLISION_PROBABILITY', ['COLLISION_PROBABILITY = 1.5'])],
  ['cdm/invalid/rule-manoeuvrable.kvn', CDM, change('MANEUVERABLE', ['MANEUVERABLE = MAYBE'])],
  ['cdm/accepted/rule-covariance.kvn', CDM, withoutCovariance],
  ['cdm/accepted/rule-frames.kvn', CDM, change('REF_FRAME', ['REF_FRAME = GCRF'], 2)],
  [
    'cdm/accepted/rule-frame-name.kvn',
    CDM,
    all(change('REF_FRAME', ['REF_FRAME = TEME']), change('REF_FRAME', ['REF_FRAME = TEME'], 2)),
  ],
  ['cdm/accepted/rule-object-type.kvn', CDM, change('OBJECT_TYPE', ['OBJECT_TYPE = SATELLITE'])],
  ['cdm/accepted/rule-units.kvn', CDM, change('MISS_DISTANCE', ['MISS_DISTANCE = 100'])],
  ['cdm/accepted/rule-user-defined.kvn', CDM, (lines) => [...lines, 'USER_DEFINED_PRIORITY = 3']],
  ['cdm/accepted/rule-draft.kvn', CDM, change('CCSDS_CDM_VERS', ['CCSDS_CDM_VERS = 2.0'])],

  ['tdm/valid/rules.kvn', TDM],
  ['tdm/invalid/rule-participant.kvn', TDM, without('PARTICIPANT_1')],
  ['tdm/invalid/rule-participant-twice.kvn', TDM, behind('PARTICIPANT_2', 'PARTICIPANT_2 = ANOTHER')],
  ['tdm/invalid/rule-path.kvn', TDM, without('PATH')],
  ['tdm/invalid/rule-path-both.kvn', TDM, behind('PATH', 'PATH_1 = 1,2')],
  ['tdm/invalid/rule-path-pair.kvn', TDM, without('PATH_2')],
  ['tdm/invalid/rule-path-participant.kvn', TDM, change('PATH', ['PATH = 3,1'])],
  ['tdm/invalid/rule-band.kvn', TDM, without('RECEIVE_BAND')],
  ['tdm/invalid/rule-degree.kvn', TDM, without('INTERPOLATION_DEGREE')],
  ['tdm/invalid/rule-corrections.kvn', TDM, without('CORRECTIONS_APPLIED')],
  ['tdm/invalid/rule-corrections-word.kvn', TDM, change('CORRECTIONS_APPLIED', ['CORRECTIONS_APPLIED = PERHAPS'])],
  ['tdm/accepted/rule-angle-type.kvn', TDM, without('ANGLE_TYPE')],
  ['tdm/accepted/rule-angle-frame.kvn', TDM, without('REFERENCE_FRAME')],
  ['tdm/accepted/rule-order.kvn', TDM, change('ANGLE_1', ['ANGLE_1 = 2026-11-01T00:00:20 10.0'])],
  ['tdm/accepted/rule-twice.kvn', TDM, change('ANGLE_1', ['ANGLE_1 = 2026-11-01T00:00:00 10.1'], 2)],
];

/** Every file by its name below this folder. */
export function ruleFiles(): ReadonlyMap<string, string> {
  return new Map(FILES.map(([file, base, edit]) => [file, `${(edit ?? ((lines) => lines))(base).join('\n')}\n`]));
}

/** A committed file of that name. */
export function ruleFile(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
