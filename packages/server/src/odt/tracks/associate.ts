import type { Ephemeris } from '@keepout/astro/nouns';
import {
  type Association,
  type AssociationCandidate,
  associateTrack,
  type RankedCandidate,
} from '@keepout/tracking/association/associate';
import { type InitialOrbitResult, initialOrbit } from '@keepout/tracking/initial-orbit/initial-orbit';
import type { PackedElements } from '../../catalogue/packed-elements.ts';
import type { OrbitToObserve } from '../targets/orbit-to-observe.ts';
import { phaseAngles } from '../targets/phase-angles.ts';
import { bestOrderedOrbit, catalogueOrbits } from './candidate-orbit.ts';
import type { FileRead, FileToRead } from './read-file.ts';

type ReadTrack = FileRead['tracks'][number];

/** The object that a file was ordered for. */
export interface ExpectedObject {
  readonly noradId: number | null;
  /** What is known of its orbit; a track is compared with the one that is known best then. */
  readonly orbits: readonly OrbitToObserve[];
}

export interface FileToAssociate extends FileToRead {
  /** Absent for a track of the operator's own. */
  readonly expected?: ExpectedObject;
  readonly catalogue?: PackedElements;
}

/** An orbit that a track was compared with. */
export interface Candidate {
  /** The object that the file was ordered for, by the orbit of the order; else one of the catalogue. */
  readonly isOrdered: boolean;
  /** Null for an ordered object that no catalogue has. */
  readonly noradId: number | null;
}

/** A track and whose it is. */
export interface TrackFound {
  readonly track: ReadTrack;
  readonly verdict: Association<Candidate>['verdict'];
  /** Nearest first. */
  readonly ranked: readonly RankedCandidate<Candidate>[];
  readonly orderedKind: OrbitToObserve['kind'] | 'TLE' | 'OMM' | 'SP_EPHEMERIS' | null;
  /** Which of the orbits of the ordered object it was compared with. */
  readonly orderedAt: number;
  readonly orderedTried: number;
  readonly catalogueTried: number;
  /** The clock explains the track and nothing else: it is off by so much, s. */
  readonly clockOffsetS: number | null;
  /** The one that it is of; undefined where nobody is named. */
  readonly best: Candidate | undefined;
  /** Sun, object, site by the best orbit, rad; empty where there is none. */
  readonly phaseAnglesRad: readonly number[];
  /** Of a track of nobody: orbits that follow from it alone, the best first. */
  readonly initial: InitialOrbitResult | undefined;
}

/** Finds the object of each track, among the one that was ordered and all of the catalogue. */
export function associateTracks(tracks: readonly ReadTrack[], file: FileToAssociate): TrackFound[] {
  return tracks.map((track) => associated(track, file));
}

function associated(track: ReadTrack, { expected, catalogue }: FileToAssociate): TrackFound {
  const times = track.measurements.map(({ receptionTaiS }) => receptionTaiS);
  const known = expected && bestOrderedOrbit(expected.orbits, Math.min(...times), Math.max(...times));
  const ordered = known?.candidate;
  const told = expected?.orbits[known?.at ?? 0];
  const orbits = catalogue === undefined ? [] : catalogueOrbits(catalogue);
  const candidates: AssociationCandidate<Candidate>[] = [];
  if (ordered !== undefined) {
    candidates.push({ id: { isOrdered: true, noradId: expected?.noradId ?? null }, ...ordered });
  }
  for (const { noradId, orbit } of orbits) {
    // The ordered object once, by the orbit of the order.
    if (ordered !== undefined && noradId === expected?.noradId) continue;
    candidates.push({ id: { isOrdered: false, noradId }, ...orbit });
  }
  const found = associateTrack(track, candidates);
  const first = found.ranked[0];
  const best = found.verdict === 'associated' ? first?.id : undefined;
  const orbit = best && orbitOf(candidates, best);
  return {
    track,
    verdict: found.verdict,
    ranked: found.ranked,
    orderedKind: told === undefined ? null : told.kind === 'STATE' ? 'STATE' : told.type,
    orderedAt: known?.at ?? 0,
    orderedTried: ordered === undefined ? 0 : 1,
    catalogueTried: candidates.length - (ordered === undefined ? 0 : 1),
    clockOffsetS: found.isClockOffset ? (first?.clockOffsetS ?? null) : null,
    best,
    phaseAnglesRad: orbit === undefined ? [] : phaseAngles(track, orbit),
    initial: found.verdict === 'unknown' || found.verdict === 'no-candidate' ? initialOrbit([track]) : undefined,
  };
}

function orbitOf(
  candidates: readonly AssociationCandidate<Candidate>[],
  { isOrdered, noradId }: Candidate,
): Ephemeris | undefined {
  return candidates.find(({ id }) => id.isOrdered === isOrdered && id.noradId === noradId)?.orbit;
}
