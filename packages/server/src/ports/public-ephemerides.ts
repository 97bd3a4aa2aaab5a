import type { Statement } from '@keepout/contract/platform/sentence-text';
import { type Capability, capability } from '../hosting/capability.ts';

export interface PublishedFile {
  readonly feed: { readonly id: string; readonly name: string };
  readonly fileName: string;
  /** OEM, OCM or Modified ITC, also gzip. */
  readonly bytes: Uint8Array;
  /** It is read, and not kept. */
  readonly isTrial: boolean;
}

/** What became of a file: it is the first or a newer one of its object, is known or over, or cannot be used. */
export interface PublishedTaken {
  readonly is: 'FIRST' | 'NEWER' | 'NO_NEWS' | 'UNUSABLE';
  /** Why it is not taken. */
  readonly note?: Statement;
}

/** Ephemerides that others publish, whoever brings them: in screenings they stand in place of element sets. */
export interface PublicEphemerides {
  /** Which of these files are worth having: of objects that can come near a satellite of somebody here, those first of which least is known. */
  wanted(fileNames: readonly string[]): Promise<readonly string[]>;
  take(file: PublishedFile): Promise<PublishedTaken>;
  /** What is over or was replaced goes, once no screening is made of it. */
  tidy(): Promise<void>;
}

export const publicEphemerides: Capability<PublicEphemerides> = capability('public-ephemerides');
