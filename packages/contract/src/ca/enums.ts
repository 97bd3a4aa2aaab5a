import { z } from 'zod';

export const referenceFrame = z.enum(['ECEF', 'ECI', 'RSW_INERTIAL', 'TNW_INERTIAL', 'EME2000']).meta({
  id: 'ReferenceFrame',
  description:
    'ECI is the GCRF, ECEF the ITRF of the installation’s Earth orientation (velocities relative to the rotating Earth); RSW_INERTIAL and ' +
    'TNW_INERTIAL are the axes of the orbit at the begin without the manoeuvre, held fixed, from the centre of the Earth.',
});
export type ReferenceFrame = z.infer<typeof referenceFrame>;
export const keptBackState = z.enum(['WAITING', 'ACCEPTED', 'DISCARDED', 'REPLACED']).meta({
  id: 'KeptBackState',
  description:
    'WAITING for a decision; ACCEPTED and put in use; DISCARDED; or REPLACED by newer content of the same source.',
});
export type KeptBackState = z.infer<typeof keptBackState>;
export const durationUnit = z.enum(['PERIODS', 'DATE', 'SECONDS']).meta({
  id: 'DurationUnit',
  description: 'PERIODS of the satellite or SECONDS, before closest approach; DATE: a time in UTC.',
});
export type DurationUnit = z.infer<typeof durationUnit>;
export const deltaVDirection = z.enum(['XYZ', 'AZIMUTH_ELEVATION']).meta({ id: 'DeltaVDirection' });
const localFrames = ['EQW', 'LVLH', 'NSW', 'NTW', 'PQW', 'RSW', 'SEZ', 'TNW', 'VNC'] as const;
export const deltaVFrame = z
  .enum([
    ...localFrames,
    ...localFrames.map((frame) => `${frame}_INERTIAL` as const),
    'QSW',
    'RIC',
    'RTN',
    'EME2000',
    'TOD_EARTH',
  ])
  .meta({ id: 'DeltaVFrame' });
export const riskLevel = z
  .enum(['UNKNOWN', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'])
  .meta({ id: 'RiskLevel', description: 'Risk, by the thresholds that the operator uses.' });
const orbitSources = ['CAT', 'CDM', 'OPS', 'TLE'] as const;
export const screeningType = z
  .enum([
    ...orbitSources.flatMap((source) => orbitSources.map((other) => `${source}_${other}` as const)),
    'MAN_VS_CDM',
    'UNKNOWN',
  ])
  .meta({
    id: 'ScreeningType',
    description: 'Source of the first object, then of the second: catalogue, CDM state, operator ephemeris, TLE.',
  });
export const verdictKind = z
  .enum(['ACT', 'WATCH', 'SAFE', 'NO_CONCLUSION'])
  .meta({ id: 'VerdictKind', description: 'Recommended action: act, watch, none, or get data first.' });
export const dilutionRegion = z
  .enum(['ROBUST', 'DILUTED'])
  .meta({ id: 'DilutionRegion', description: 'DILUTED: better data could raise the probability.' });
export const screeningState = z
  .enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'])
  .meta({ id: 'ScreeningState', description: 'State of a screening.' });
export const ephemerisDesignation = z
  .enum(['OPERATIONAL', 'CANDIDATE'])
  .meta({ id: 'EphemerisDesignation', description: 'OPERATIONAL represents the satellite; CANDIDATE is a plan.' });
export const covarianceSource = z.enum(['OEM', 'OBSERVATIONS', 'ELEMENT_SET', 'CDM', 'ESTIMATED', 'NONE']).meta({
  id: 'CovarianceSource',
  description:
    'Where the covariance at TCA came from. OEM: an ephemeris, OEM or OCM. ESTIMATED: by orbit regime and age of the element set. OBSERVATIONS: an orbit updated by tracks that were ordered.',
});
export const confidence = z.enum(['CALIBRATED', 'CONDITIONAL', 'BOUND']).meta({
  id: 'Confidence',
  description:
    'How far a probability can be believed. CALIBRATED: its covariances come from sources that were tested against what turned out. ' +
    'CONDITIONAL: it is true if its covariances are. BOUND: there is none, the largest possible stands in its place.',
});
export const confidenceReason = z
  .enum([
    'covariance-calibrated',
    'covariance-stated',
    'covariance-estimated',
    'covariance-implausible',
    'covariance-unusable',
    'pc-not-computed',
    'edge-of-data',
  ])
  .meta({ id: 'ConfidenceReason', description: 'Reason for the confidence of a probability.' });
export const volumeShape = z
  .enum(['ELLIPSOID', 'BOX', 'SPHERE'])
  .meta({ id: 'VolumeShape', description: 'Shape of a screening volume.' });
export const namedVolume = z.enum(['LEO1', 'LEO2', 'LEO3', 'LEO4', 'NEAR_EARTH', 'DEEP_SPACE', 'GEO', 'UNBOUND']).meta({
  id: 'NamedVolume',
  description:
    'One of the eight boxes of the public verification set, by the regime of the primary: LEO by perigee up to 500, 750, 1200, 2000 km, other near-Earth orbits, deep space, geosynchronous, unbound.',
});
export const manoeuvrability = z
  .enum(['YES', 'NO', 'N/A'])
  .meta({ id: 'Manoeuvrability', description: 'Whether an object can manoeuvre, as its message says.' });
export const screeningTrigger = z.enum(['UPLOAD', 'USER', 'SCHEDULE', 'PLANNER']).meta({
  id: 'ScreeningTrigger',
  description:
    'What ordered a screening: an uploaded ephemeris, a user, the schedule, or the screening of a saved manoeuvre plan.',
});
export const screeningPhase = z.enum(['WAITING', 'SCREENING', 'JUDGING', 'STORING', 'ENDED']).meta({
  id: 'ScreeningPhase',
  description:
    'WAITING: for its turn. SCREENING: looking for encounters, in blocks. JUDGING: those found, in parts. STORING: the ' +
    'messages. ENDED: one way or another, as `state` says.',
});
export const screeningWait = z.enum(['CATALOGUE']).meta({
  id: 'ScreeningWait',
  description: 'CATALOGUE: it is queued and begins as soon as a catalogue is loaded.',
});
export const screeningCoverage = z
  .enum(['FULL', 'PARTIAL', 'NO_OVERLAP'])
  .meta({ id: 'ScreeningCoverage', description: 'How much of the window the ephemerides cover.' });
export const extentMode = z.enum(['WHOLE', 'CHANGES', 'REPEATED']).meta({
  id: 'ExtentMode',
  description:
    'WHOLE: everything was screened. CHANGES: only what has changed since an earlier screening. REPEATED: the same ' +
    'content had been screened already. The encounters are the same in all three, and all are assessed anew.',
});
export const extentReason = z
  .enum(['NO_EARLIER_RESULT', 'OTHER_VOLUME', 'OTHER_VERSION', 'OTHER_WINDOW', 'TOO_MANY_CHANGES'])
  .meta({ id: 'ExtentReason', description: 'Why everything was screened.' });
export type NamedVolume = z.infer<typeof namedVolume>;
export type RiskLevel = z.infer<typeof riskLevel>;
export type VerdictKind = z.infer<typeof verdictKind>;
export type ScreeningType = z.infer<typeof screeningType>;
export type ScreeningState = z.infer<typeof screeningState>;
export type ScreeningCoverage = z.infer<typeof screeningCoverage>;
export type Manoeuvrability = z.infer<typeof manoeuvrability>;
export type Confidence = z.infer<typeof confidence>;
export type ConfidenceReason = z.infer<typeof confidenceReason>;
export type CovarianceSource = z.infer<typeof covarianceSource>;
export const decisionKind = z.enum(['BURN', 'NO_BURN', 'OBSERVE', 'COORDINATE', 'ACCEPT']).meta({
  id: 'DecisionKind',
  description:
    'What was decided: manoeuvre, do not, get observations first, coordinate with the other operator, accept the risk.',
});
export const workState = z
  .enum([
    'NEW',
    'ACKNOWLEDGED',
    'PLANNING',
    'PLAN_PROPOSED',
    'PLAN_APPROVED',
    'DECIDED',
    'EXECUTED',
    'VERIFIED',
    'CLOSED',
  ])
  .meta({
    id: 'WorkState',
    description:
      'State of the work on a conjunction. NEW: a decision record is open. ACKNOWLEDGED: somebody has seen the conjunction. PLANNING: a ' +
      'draft plan exists. PLAN_PROPOSED, PLAN_APPROVED: state of the plan. DECIDED: a decision is recorded, or a plan is committed. ' +
      'EXECUTED, VERIFIED: the burn was flown, was measured. CLOSED: closest approach has passed.',
  });
export const flightRule = z
  .enum([
    'pc-below-act',
    'verdict-concludes',
    'decision-in-time',
    'message-recent',
    'secondary-tracked',
    'covariance-realistic',
    'orbits-undoubted',
    'probability-holds',
    'plan-screened-clear',
  ])
  .meta({ id: 'FlightRule', description: 'A condition of a decision.' });
export const orbitClass = z
  .enum(['deep-space', 'perigee-below-400-km', 'perigee-400-600-km', 'perigee-600-900-km', 'perigee-above-900-km'])
  .meta({ id: 'OrbitClass', description: 'Orbits whose errors are alike: by period and perigee.' });
