import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type Capability, capability } from '../hosting/capability.ts';

export interface PublicEphemerisFile {
  readonly feed: { readonly id: string; readonly name: string };
  readonly fileName: string;
  /** OEM, OCM or Modified ITC, also gzip. */
  readonly bytes: Uint8Array;
  /** True to read it without storing. */
  readonly isTrial: boolean;
}

/** Result for a file: the first or a newer ephemeris of its object, a known or outdated one, or unusable. */
export interface PublishedTaken {
  readonly is: 'FIRST' | 'NEWER' | 'NO_NEWS' | 'UNUSABLE';
  /** Why it was not stored. */
  readonly note?: Statement;
}

/** Published ephemerides of other operators, from any source: screenings use them instead of element sets. */
export interface PublicEphemerides {
  /** Selects the useful files: of objects that can approach a satellite of an operator here, objects with the oldest data first. */
  selectUseful(fileNames: readonly string[]): Promise<readonly string[]>;
  take(file: PublicEphemerisFile): Promise<PublishedTaken>;
  /** Deletes past and replaced ephemerides once no screening uses them. */
  tidy(): Promise<void>;
}

export const publicEphemerides: Capability<PublicEphemerides> = capability('public-ephemerides');
