import { z } from 'zod';

export const referenceFrame = z.enum(['ECEF', 'ECI', 'RSW_INERTIAL', 'TNW_INERTIAL', 'EME2000']).meta({
  id: 'ReferenceFrame',
  description:
    'ECI: GCRF. ECEF: ITRF by the Earth orientation of the installation, velocities relative to the rotating Earth. RSW_INERTIAL and ' +
    'TNW_INERTIAL: axes of the orbit without the manoeuvre at ignition, fixed in inertial space, origin at the centre of the Earth.',
});
export type ReferenceFrame = z.infer<typeof referenceFrame>;
export const keptBackState = z.enum(['WAITING', 'ACCEPTED', 'DISCARDED', 'REPLACED']).meta({
  id: 'KeptBackState',
  description:
    'State of a withheld catalogue. WAITING: for a decision. ACCEPTED: in use. DISCARDED. REPLACED: by newer content of the same source.',
});
export type KeptBackState = z.infer<typeof keptBackState>;
export const durationUnit = z.enum(['PERIODS', 'DATE', 'SECONDS']).meta({
  id: 'DurationUnit',
  description:
    'PERIODS: orbital periods of the satellite before TCA. SECONDS: seconds before TCA. DATE: a time in UTC.',
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
  .meta({ id: 'RiskLevel', description: 'Risk level by the thresholds of the operator.' });
const orbitSources = ['CAT', 'CDM', 'OPS', 'TLE'] as const;
export const screeningType = z
  .enum([
    ...orbitSources.flatMap((source) => orbitSources.map((secondarySource) => `${source}_${secondarySource}` as const)),
    'MAN_VS_CDM',
    'UNKNOWN',
  ])
  .meta({
    id: 'ScreeningType',
    description:
      'Sources of the orbits of object 1 and object 2. CAT: catalogue. CDM: state vector of a CDM. OPS: operational ephemeris. TLE: element set.',
  });
export const verdictKind = z.enum(['ACT', 'WATCH', 'SAFE', 'NO_CONCLUSION']).meta({
  id: 'VerdictKind',
  description:
    'Verdict. ACT: plan a manoeuvre. WATCH: wait for the next CDM. SAFE: no action. NO_CONCLUSION: obtain data first.',
});
export const dilutionRegion = z.enum(['ROBUST', 'DILUTED']).meta({
  id: 'DilutionRegion',
  description: 'DILUTED: a smaller covariance could raise the probability. ROBUST: it would not.',
});
export const screeningState = z
  .enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED'])
  .meta({ id: 'ScreeningState', description: 'State of a screening.' });
export const ephemerisDesignation = z.enum(['OPERATIONAL', 'CANDIDATE']).meta({
  id: 'EphemerisDesignation',
  description: 'OPERATIONAL: orbit of the satellite. CANDIDATE: orbit of a plan.',
});
export const covarianceSource = z.enum(['OEM', 'OBSERVATIONS', 'ELEMENT_SET', 'CDM', 'ESTIMATED', 'NONE']).meta({
  id: 'CovarianceSource',
  description:
    'Source of the covariance at TCA. OEM: an ephemeris (OEM or OCM). OBSERVATIONS: an orbit updated with ordered tracks. ELEMENT_SET: supplied with the element set. CDM: stated in the CDM. ESTIMATED: from orbit regime and age of the element set. NONE: no covariance.',
});
export const confidence = z.enum(['CALIBRATED', 'CONDITIONAL', 'BOUND']).meta({
  id: 'Confidence',
  description:
    'Confidence in a probability. CALIBRATED: the covariances are of kinds that passed the covariance realism test. ' +
    'CONDITIONAL: valid if the covariances are realistic, which is not tested. BOUND: not computed; the maximum probability is an upper bound.',
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
    'Box of the public verification set, by the orbit regime of object 1. LEO1 to LEO4: perigee up to 500, 750, 1200 and 2000 km. NEAR_EARTH, DEEP_SPACE, GEO and UNBOUND: other orbits.',
});
export const manoeuvrability = z
  .enum(['YES', 'NO', 'N/A'])
  .meta({ id: 'Manoeuvrability', description: 'Manoeuvrability of the object as stated in the CDM.' });
export const screeningTrigger = z.enum(['UPLOAD', 'USER', 'SCHEDULE', 'PLANNER']).meta({
  id: 'ScreeningTrigger',
  description:
    'Trigger of a screening. UPLOAD: an uploaded ephemeris. USER: a user. SCHEDULE: the schedule. PLANNER: a saved manoeuvre plan.',
});
export const screeningPhase = z.enum(['WAITING', 'SCREENING', 'JUDGING', 'STORING', 'ENDED']).meta({
  id: 'ScreeningPhase',
  description:
    'WAITING: in the queue. SCREENING: searches for encounters, in blocks. JUDGING: assesses the encounters, in parts. STORING: stores the ' +
    'CDMs. ENDED: `state` has the result.',
});
export const screeningWait = z.enum(['CATALOGUE']).meta({
  id: 'ScreeningWait',
  description: 'CATALOGUE: the screening starts when a catalogue is loaded.',
});
export const screeningCoverage = z
  .enum(['FULL', 'PARTIAL', 'NO_OVERLAP'])
  .meta({ id: 'ScreeningCoverage', description: 'Coverage of the window by the ephemerides.' });
export const extentMode = z.enum(['WHOLE', 'CHANGES', 'REPEATED']).meta({
  id: 'ExtentMode',
  description:
    'WHOLE: all pairs were screened. CHANGES: only changes since an earlier screening were screened. REPEATED: the same content had been ' +
    'screened before. All three find the same encounters and assess all of them again.',
});
export const extentReason = z
  .enum(['NO_EARLIER_RESULT', 'OTHER_VOLUME', 'OTHER_VERSION', 'OTHER_WINDOW', 'TOO_MANY_CHANGES'])
  .meta({ id: 'ExtentReason', description: 'Reason for a screening of all pairs.' });
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
    'Decision. BURN: manoeuvre. NO_BURN: no manoeuvre. OBSERVE: obtain observations first. COORDINATE: coordinate with the other operator. ACCEPT: accept the risk.',
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
      'State of the work on a conjunction. NEW: a decision record is open. ACKNOWLEDGED: a user has acknowledged the conjunction. PLANNING: a ' +
      'draft plan exists. PLAN_PROPOSED, PLAN_APPROVED: state of the plan. DECIDED: a decision is recorded, or a plan is committed. ' +
      'EXECUTED: the burn was flown. VERIFIED: the burn was measured. CLOSED: TCA has passed.',
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
  .meta({ id: 'FlightRule', description: 'Flight rule: a condition of a decision.' });
export const orbitClass = z
  .enum(['deep-space', 'perigee-below-400-km', 'perigee-400-600-km', 'perigee-600-900-km', 'perigee-above-900-km'])
  .meta({ id: 'OrbitClass', description: 'Orbit regime with similar orbit errors, by period and perigee.' });
