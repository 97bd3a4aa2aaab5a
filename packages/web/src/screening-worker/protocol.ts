import type { EphemerisNodes } from '@keepout/astro/ephemeris/nodes';
import type { ObjectType, Vec3 } from '@keepout/astro/nouns';
import type { ScreeningVolume } from '@keepout/conjunction/volume/volume';
import type { CatalogueElements } from '@keepout/contract/ca/catalogue';
import type { SatelliteConfiguration } from '@keepout/contract/fleet/satellite';

/** An object to screen against the catalogue. */
export interface ScreenedObject {
  readonly noradId: number;
  /** How large its operator says it is; else the catalogue's knowledge counts. */
  readonly configuration?: SatelliteConfiguration;
  /** Its orbit as a table in TEME, such as a planned one; else the element set of the catalogue speaks for it. */
  readonly nodes?: EphemerisNodes;
}

/** Region around each screened object in its RTN axes, half-dimensions in m. */
export type LiveVolume =
  /** The volume that the server screens an orbit of this regime with. */
  { readonly shape: 'regime' } | ScreeningVolume;

export interface LiveRequest {
  readonly objects: readonly ScreenedObject[];
  readonly startTaiS: number;
  readonly stopTaiS: number;
  readonly volume: LiveVolume;
}

export interface LiveParty {
  readonly noradId: number;
  readonly name: string;
  readonly cosparId: string;
  readonly objectType: ObjectType;
  /** From the epoch of its element set to TCA, s; absent for an orbit that came as a table. */
  readonly orbitAgeS?: number;
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
  /** First and last instant inside the volume, of a slow stay. */
  readonly intervalTaiS?: readonly [number, number];
  /** Combined; absent until the approach is judged, as the next two. */
  readonly hardBodyRadiusM?: number;
  /** With both covariances estimated from regime and age; absent too when the encounter has no plane. */
  readonly pc?: number;
  /** The largest probability over a common scale of both covariances. */
  readonly maxPc?: number;
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

export interface LiveOutcome {
  readonly algorithmVersion: string;
  /** By TCA; each approach once. */
  readonly encounters: readonly LiveEncounter[];
  readonly dropouts: readonly LiveDropout[];
  /** Catalogue numbers of the request that the catalogue does not hold; they were not screened. */
  readonly missing: readonly number[];
  readonly objects: number;
  /** What was screened against. */
  readonly catalogue: LiveCatalogueFacts;
  /** Until every approach was found, in the worker, s; probabilities come after it. */
  readonly durationS: number;
}

export interface LiveProgress {
  /** Approaches are found first and judged then. */
  readonly phase: 'screening' | 'judging';
  readonly percent: number;
  readonly remainingS: number | undefined;
  /** What was found or judged since the last report; the outcome tells each approach once. */
  readonly encounters: readonly LiveEncounter[];
}

/** What went wrong, by a stable code; `object` is the catalogue number at fault. */
export interface LiveFault {
  readonly code:
    | 'catalogue-unreadable'
    | 'object-unknown'
    | 'object-without-state'
    | 'orbit-invalid'
    | 'request-invalid'
    | 'worker-failed';
  readonly object?: number;
  readonly detail?: string;
}

/** To the worker. Runs are numbered, so that a late answer of an earlier one is known for what it is. */
export type ToWorker =
  | { readonly type: 'catalogue'; readonly tag: string; readonly bytes: ArrayBuffer }
  | { readonly type: 'screen'; readonly run: number; readonly request: LiveRequest }
  | { readonly type: 'cancel'; readonly run: number };

/** From the worker. */
export type FromWorker =
  | { readonly type: 'progress'; readonly run: number; readonly progress: LiveProgress }
  | { readonly type: 'outcome'; readonly run: number; readonly outcome: LiveOutcome }
  | { readonly type: 'cancelled'; readonly run: number }
  | { readonly type: 'fault'; readonly run: number; readonly fault: LiveFault };
