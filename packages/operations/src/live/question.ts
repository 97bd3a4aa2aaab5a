import type { MessagePlace } from '@keepout/assessment/text/message-place';
import type { ObjectType, Vec3 } from '@keepout/astro/nouns';
import type { CovarianceRule } from '@keepout/conjunction/decision/sigma-rules';
import type { OrbitRadii } from '@keepout/conjunction/screening/outline/radii';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { CatalogueElements } from '@keepout/contract/ca/catalogue';
import type { UnplannableReason } from '@keepout/contract/ca/manoeuvre-enums';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';

/** An object to screen against the catalogue. */
export interface LiveScreenedObject {
  readonly noradId: number;
  /** How large its operator says it is; else the catalogue's knowledge counts. */
  readonly configuration?: SatelliteConfiguration;
}

/** A satellite of the operator, as far as a file may be of it. */
export interface LiveFleetMember extends Required<LiveScreenedObject> {
  readonly name: string;
  readonly cosparId: string;
}

/** Region around each screened object in its RTN axes, half-dimensions in m. */
export type LiveVolume =
  /** The volume that the server screens an orbit of this regime with. */
  { readonly shape: 'regime' } | ScreeningVolume;

/** Inputs of an assessment in addition to orbits. */
export interface JudgingQuestion {
  /** Current time: past states of a file are skipped, unless all of them are past. */
  readonly asOfTaiS: number;
  /** Which sigmas count as calibrated, or multiplied; absent: all as they are stated. */
  readonly covariances?: readonly CovarianceRule[];
}

export interface LiveRequest extends JudgingQuestion {
  readonly objects: readonly LiveScreenedObject[];
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly volume: LiveVolume;
}

/** Query for an ephemeris that stays on the user's machine. */
export interface FileQuestion extends JudgingQuestion {
  /** As it is called where it lies, and how large it is, in bytes. */
  readonly file: { readonly name: string; readonly size: number };
  /** The satellite that it is said to be of; else the file names it. */
  readonly selectedSatellite?: LiveFleetMember;
  /** Whose file it may be. */
  readonly fleet: readonly LiveFleetMember[];
  /** Screened from the first instant on. */
  readonly longestS: number;
  readonly volume: LiveVolume;
}

/** Facts from the file. */
export interface LiveFileFacts {
  readonly name: string;
  readonly sizeBytes: number;
  readonly objectName: string;
  readonly objectId: string;
  readonly stateCount: number;
  readonly covarianceCount: number;
  /** Earth orientation used to rotate ITRF states. */
  readonly turnedBy?: 'EARTH_ORIENTATION' | 'UT1_IS_UTC';
}

export interface LiveParty {
  readonly noradId: number;
  readonly name: string;
  readonly cosparId: string;
  readonly objectType: ObjectType;
  /** From the epoch of its element set, or the making of its public ephemeris, to TCA, s; absent for the file's own. */
  readonly orbitAgeS?: number;
  /** Publisher of a public ephemeris. */
  readonly publisher?: string;
}

/** One approach, as the engine found it, with the probability that element sets alone allow. */
export interface LiveEncounter {
  readonly kind: 'approach' | 'proximity-interval';
  readonly primary: LiveParty;
  readonly secondary: LiveParty;
  readonly tcaTaiS: number;
  readonly missDistanceM: number;
  readonly relativeSpeedMps: number;
  /** Secondary minus primary in the RTN axes of the primary. */
  readonly rtnPositionM: Vec3;
  readonly rtnVelocityMps: Vec3;
  /** The distance is least at this end of the data: the closest approach may lie beyond, and no probability is computed. */
  readonly edge?: 'start' | 'stop';
  /** First and last instant inside the volume, of a slow stay. */
  readonly intervalTaiS?: readonly [number, number];
  /** Combined; absent until the approach is judged, as the next two. */
  readonly hardBodyRadiusM?: number;
  /** With the covariance of a file as it says, and others estimated from regime and age; absent too when the encounter has no plane. */
  readonly pc?: number;
  /** The largest probability over a common scale of both covariances. */
  readonly maxPc?: number;
  /** By which the sigmas of both were multiplied, where a rule says it of either. */
  readonly sigmaFactors?: readonly [number, number];
}

/** An object that has no state from an instant on, and was not screened from there. */
export interface LiveDropout {
  readonly noradId: number;
  readonly name: string;
  readonly reason: string;
  readonly atTaiS: number;
}

/** Which catalogue it was, as the server named it when it was downloaded. */
export type LiveCatalogueFacts = Pick<CatalogueElements, 'source' | 'newestEpoch' | 'contentHash' | 'loadedAt'>;

/** A public ephemeris as listed before it is read; radii in m. */
export interface PublicFacts extends OrbitRadii {
  readonly noradId: number;
  readonly name: string;
  readonly publisher: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly madeTaiS: number;
}

/** Result of a screening, with its inputs. */
export interface LiveFindings {
  readonly algorithmVersion: string;
  /** By TCA; each approach once. */
  readonly encounters: readonly LiveEncounter[];
  readonly dropouts: readonly LiveDropout[];
  /** Catalogue numbers of the request that the catalogue does not hold; they were not screened. */
  readonly missing: readonly number[];
  readonly objects: number;
  /** Catalogue of secondaries. */
  readonly catalogue: LiveCatalogueFacts;
  /** By which covariances counted. */
  readonly covarianceRules: readonly CovarianceRule[];
  /** Public ephemerides that replaced element sets. */
  readonly publicEphemerides: readonly Pick<PublicFacts, 'noradId' | 'fileName' | 'publisher' | 'madeTaiS'>[];
}

/** A failure with a stable code; `object` is the catalogue number concerned. */
export interface LiveFault {
  readonly code:
    | 'catalogue-unreadable'
    | 'object-unknown'
    | 'object-without-state'
    | 'request-invalid'
    | 'not-sealed'
    | 'file-unreadable'
    | 'file-unfit'
    | 'satellite-unknown'
    | 'run-gone'
    | UnplannableReason
    | 'NO_BEGIN'
    | 'worker-failed';
  readonly object?: number;
  readonly detail?: string;
  /** Errors inside a file, by line. */
  readonly places?: readonly MessagePlace[];
}
