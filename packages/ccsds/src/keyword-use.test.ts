import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CDM_COVARIANCE } from './cdm/covariance-fields.ts';
import { CDM } from './cdm/spec.ts';
import type { MessageSpec } from './flat/spec.ts';
import { OCM_HEADER, OCM_METADATA, OCM_ROWS } from './ocm/fields.ts';
import { OEM_HEADER, OEM_METADATA } from './oem/fields.ts';
import { COVARIANCE_KEYWORDS } from './oem/model.ts';
import { OMM } from './omm/spec.ts';
import { OPM } from './opm/spec.ts';
import { TDM_HEADER, TDM_METADATA } from './tdm/fields.ts';
import type { FieldRow } from './value/field.ts';

type Kind = 'opm' | 'omm' | 'oem' | 'ocm' | 'cdm' | 'tdm';

/**
 * Keywords that change no figure: they are kept as they stand in the stored message and in its conversions. A keyword that changes
 * what a number means has no place here: a reader uses it, or names it in a fault or a warning.
 */
const KEPT: Readonly<Record<Kind, string>> = {
  opm: `
    CLASSIFICATION CREATION_DATE ORIGINATOR MESSAGE_ID SEMI_MAJOR_AXIS ECCENTRICITY INCLINATION RA_OF_ASC_NODE ARG_OF_PERICENTER
    GM`,
  omm: `
    CLASSIFICATION CREATION_DATE ORIGINATOR MESSAGE_ID GM MASS SOLAR_RAD_AREA SOLAR_RAD_COEFF DRAG_AREA DRAG_COEFF`,
  oem: `
    CLASSIFICATION`,
  ocm: `
    CLASSIFICATION CREATION_DATE ORIGINATOR MESSAGE_ID OBJECT_NAME INTERNATIONAL_DESIGNATOR CATALOG_NAME OBJECT_DESIGNATOR
    ALTERNATE_NAMES ORIGINATOR_POC ORIGINATOR_POSITION ORIGINATOR_PHONE ORIGINATOR_EMAIL ORIGINATOR_ADDRESS TECH_ORG TECH_POC
    TECH_POSITION TECH_PHONE TECH_EMAIL TECH_ADDRESS PREVIOUS_MESSAGE_ID NEXT_MESSAGE_ID ADM_MSG_LINK CDM_MSG_LINK PRM_MSG_LINK
    RDM_MSG_LINK TDM_MSG_LINK OPERATOR OWNER COUNTRY CONSTELLATION OBJECT_TYPE OPS_STATUS ORBIT_CATEGORY OCM_DATA_ELEMENTS
    SCLK_OFFSET_AT_EPOCH SCLK_SEC_PER_SI_SEC PREVIOUS_MESSAGE_EPOCH NEXT_MESSAGE_EPOCH START_TIME STOP_TIME TIME_SPAN
    TAIMUTC_AT_TZERO UT1MUTC_AT_TZERO EOP_SOURCE INTERP_METHOD_EOP CELESTIAL_SOURCE TRAJ_ID TRAJ_PREV_ID TRAJ_NEXT_ID
    TRAJ_BASIS_ID PROPAGATOR MANUFACTURER BUS_MODEL DOCKED_WITH DRAG_CONST_AREA DRAG_COEFF_NOM DRAG_UNCERTAINTY INITIAL_WET_MASS
    WET_MASS DRY_MASS OEB_PARENT_FRAME_EPOCH OEB_MAX OEB_INT OEB_MIN AREA_ALONG_OEB_MAX AREA_ALONG_OEB_INT AREA_ALONG_OEB_MIN
    AREA_MIN_FOR_PC AREA_MAX_FOR_PC AREA_TYP_FOR_PC RCS RCS_MIN RCS_MAX SRP_CONST_AREA SOLAR_RAD_COEFF SOLAR_RAD_UNCERTAINTY
    VM_ABSOLUTE VM_APPARENT_MIN VM_APPARENT VM_APPARENT_MAX REFLECTANCE ATT_CONTROL_MODE ATT_ACTUATOR_TYPE ATT_KNOWLEDGE
    ATT_CONTROL ATT_POINTING AVG_MANEUVER_FREQ MAX_THRUST DV_BOL DV_REMAINING IXX IYY IZZ IXY IXZ IYZ COV_ID COV_PREV_ID
    COV_NEXT_ID COV_BASIS COV_BASIS_ID COV_SCALE_MIN COV_SCALE_MAX COV_CONFIDENCE MAN_ID MAN_PREV_ID MAN_NEXT_ID MAN_BASIS
    MAN_BASIS_ID MAN_DEVICE_ID MAN_PREV_EPOCH MAN_NEXT_EPOCH MAN_PURPOSE MAN_PRED_SOURCE MAN_REF_FRAME GRAV_ASSIST_NAME
    DC_MIN_CYCLES DC_MAX_CYCLES DC_REF_TIME DC_REF_DIR DC_BODY_FRAME DC_BODY_TRIGGER DC_PA_START_ANGLE DC_PA_STOP_ANGLE
    ATMOSPHERIC_MODEL GRAVITY_MODEL EQUATORIAL_RADIUS N_BODY_PERTURBATIONS CENTRAL_BODY_ROTATION OBLATE_FLATTENING
    OCEAN_TIDES_MODEL SOLID_TIDES_MODEL REDUCTION_THEORY ALBEDO_MODEL ALBEDO_GRID_SIZE SHADOW_MODEL SHADOW_BODIES SRP_MODEL
    SW_DATA_SOURCE SW_DATA_EPOCH SW_INTERP_METHOD FIXED_GEOMAG_KP FIXED_GEOMAG_AP FIXED_GEOMAG_DST FIXED_F10P7 FIXED_F10P7_MEAN
    FIXED_M10P7 FIXED_M10P7_MEAN FIXED_S10P7 FIXED_S10P7_MEAN FIXED_Y10P7 FIXED_Y10P7_MEAN OD_ID OD_PREV_ID OD_METHOD OD_EPOCH
    DAYS_SINCE_FIRST_OBS DAYS_SINCE_LAST_OBS RECOMMENDED_OD_SPAN ACTUAL_OD_SPAN OBS_AVAILABLE OBS_USED TRACKS_AVAILABLE
    TRACKS_USED MAXIMUM_OBS_GAP OD_EPOCH_EIGMAJ OD_EPOCH_EIGINT OD_EPOCH_EIGMIN OD_MAX_PRED_EIGMAJ OD_MIN_PRED_EIGMIN
    OD_CONFIDENCE GDOP SOLVE_N SOLVE_STATES CONSIDER_N CONSIDER_PARAMS SEDR SENSORS_N SENSORS WEIGHTED_RMS DATA_TYPES`,
  cdm: `
    CLASSIFICATION CONJUNCTION_ID MAHALANOBIS_DISTANCE APPROACH_ANGLE SCREEN_TYPE SCREEN_VOLUME_RADIUS SCREEN_PC_THRESHOLD
    COLLISION_PERCENTILE COLLISION_MAX_PROBABILITY COLLISION_MAX_PC_METHOD SEFI_COLLISION_PROBABILITY
    SEFI_COLLISION_PROBABILITY_METHOD SEFI_FRAGMENTATION_MODEL PREVIOUS_MESSAGE_ID PREVIOUS_MESSAGE_EPOCH NEXT_MESSAGE_EPOCH
    OBJECT OPS_STATUS OPERATOR_CONTACT_POSITION OPERATOR_PHONE OPERATOR_EMAIL COVARIANCE_SOURCE ODM_MSG_LINK ADM_MSG_LINK
    OBS_BEFORE_NEXT_MESSAGE ALT_COV_TYPE ALT_COV_REF_FRAME INTRACK_THRUST OD_EPOCH AREA_PC_MIN AREA_PC_MAX AREA_DRG AREA_SRP
    OEB_PARENT_FRAME OEB_PARENT_FRAME_EPOCH OEB_Q1 OEB_Q2 OEB_Q3 OEB_QC OEB_MAX OEB_INT OEB_MIN AREA_ALONG_OEB_MAX
    AREA_ALONG_OEB_INT AREA_ALONG_OEB_MIN RCS RCS_MIN RCS_MAX VM_ABSOLUTE VM_APPARENT_MIN VM_APPARENT VM_APPARENT_MAX REFLECTANCE
    APOAPSIS_ALTITUDE PERIAPSIS_ALTITUDE INCLINATION COV_CONFIDENCE COV_CONFIDENCE_METHOD THRUST_ACCELERATION MIN_DV MAX_DV
    LEAD_TIME_REQD_BEFORE_TCA CDRG_R CDRG_T CDRG_N CDRG_RDOT CDRG_TDOT CDRG_NDOT CDRG_DRG CSRP_R CSRP_T CSRP_N CSRP_RDOT
    CSRP_TDOT CSRP_NDOT CSRP_DRG CSRP_SRP CTHR_R CTHR_T CTHR_N CTHR_RDOT CTHR_TDOT CTHR_NDOT CTHR_DRG CTHR_SRP CTHR_THR
    CSIG3EIGVEC3 CX_X CY_X CY_Y CZ_X CZ_Y CZ_Z CXDOT_X CXDOT_Y CXDOT_Z CXDOT_XDOT CYDOT_X CYDOT_Y CYDOT_Z CYDOT_XDOT CYDOT_YDOT
    CZDOT_X CZDOT_Y CZDOT_Z CZDOT_XDOT CZDOT_YDOT CZDOT_ZDOT CDRG_X CDRG_Y CDRG_Z CDRG_XDOT CDRG_YDOT CDRG_ZDOT CSRP_X CSRP_Y
    CSRP_Z CSRP_XDOT CSRP_YDOT CSRP_ZDOT CTHR_X CTHR_Y CTHR_Z CTHR_XDOT CTHR_YDOT CTHR_ZDOT CSCALE_FACTOR_MIN CSCALE_FACTOR
    CSCALE_FACTOR_MAX SCREENING_DATA_SOURCE`,
  tdm: `
    CREATION_DATE ORIGINATOR MESSAGE_ID DATA_TYPES START_TIME STOP_TIME EPHEMERIS_NAME_1 EPHEMERIS_NAME_2 EPHEMERIS_NAME_3
    EPHEMERIS_NAME_4 EPHEMERIS_NAME_5 TRANSMIT_BAND TURNAROUND_NUMERATOR TURNAROUND_DENOMINATOR FREQ_OFFSET RANGE_MODE
    DOPPLER_COUNT_BIAS DOPPLER_COUNT_SCALE DOPPLER_COUNT_ROLLOVER CORRECTION_RECEIVE CORRECTION_TRANSMIT`,
};

const rowsOf = (spec: MessageSpec) => spec.sections.flatMap(({ rows }) => rows);
const ASSESSMENT = readdirSync(new URL('../../assessment/src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .map((file) => `../../assessment/src/${file}`);

/** Of each message its tables, and the files that read values out of it; tables and writers do not count. */
const MESSAGES: Readonly<Record<Kind, readonly [rows: readonly FieldRow[], readers: readonly string[]]>> = {
  opm: [rowsOf(OPM), ['opm/read.ts', 'opm/rules.ts', '../../../services/cli/src/commands/propagate-state.ts']],
  omm: [rowsOf(OMM), ['omm/elements.ts', 'omm/rules.ts', 'omm/deviations.ts']],
  oem: [
    [...OEM_HEADER, ...OEM_METADATA],
    ['draft', 'validate', 'rules', 'deviations', 'bridge'].map((file) => `oem/${file}.ts`),
  ],
  ocm: [
    [...OCM_HEADER, ...OCM_METADATA, ...Object.values(OCM_ROWS).flat()],
    ['build', 'content', 'validate', 'bridge', 'rules', 'lines'].map((file) => `ocm/${file}.ts`),
  ],
  cdm: [
    rowsOf(CDM),
    [
      ...['content', 'density-error', 'radius', 'validate', 'deviations'].map((file) => `cdm/${file}.ts`),
      ...ASSESSMENT,
    ],
  ],
  tdm: [
    [...TDM_HEADER, ...TDM_METADATA],
    ['draft', 'tracks', 'points', 'rules', 'not-applied'].map((file) => `tdm/${file}.ts`),
  ],
};

/** Names that readers spell out, and those that they put together: `PARTICIPANT_${index}`, /^RECEIVE_DELAY_[1-5]$/. */
function readBy(files: readonly string[]): (keyword: string) => boolean {
  const text = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  const names = new Set([...text.matchAll(/'([A-Z][A-Z0-9_]*)'/g)].map(([, name = '']) => name));
  if (text.includes('COVARIANCE_KEYWORDS')) for (const name of COVARIANCE_KEYWORDS) names.add(name);
  if (text.includes('CDM_COVARIANCE')) for (const { keyword } of CDM_COVARIANCE) names.add(keyword);
  const patterns = [
    ...[...names].filter((name) => name.endsWith('_')).map((start) => new RegExp(`^${start}[A-Z]$`)),
    ...[...text.matchAll(/`([A-Z_]{4,})\$\{[^`]*\}`/g)].map(([, start = '']) => new RegExp(`^${start}[A-Z0-9]+$`)),
    ...[...text.matchAll(/`\$\{[^`]*\}(_[A-Z_]{4,})`/g)].map(([, end = '']) => new RegExp(`^[A-Z]+${end}$`)),
    ...[...text.matchAll(/\/(\^\(?[A-Z?:|()]+_[^/]*\$)\//g)].map(([, pattern = '']) => new RegExp(pattern)),
  ];
  return (keyword) => names.has(keyword) || patterns.some((pattern) => pattern.test(keyword));
}

describe('a keyword of a table', () => {
  it.each(Object.keys(MESSAGES) as Kind[])('of an %s is read, or is listed as one that changes no figure', (name) => {
    const [rows, files] = MESSAGES[name];
    const isRead = readBy(files);
    const unread = [...new Set(rows.map(({ keyword }) => keyword))].filter((keyword) => !isRead(keyword));
    expect(unread.toSorted()).toEqual(KEPT[name].trim().split(/\s+/).toSorted());
  });
});
