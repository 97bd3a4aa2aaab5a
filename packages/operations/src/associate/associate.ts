import {
  type EarthOrientation,
  type EarthOrientationDays,
  earthOrientationOfDays,
} from '@keepout/astro/frames/earth-orientation';
import type { MeanElements } from '@keepout/astro/nouns';
import {
  type Association,
  type AssociationCandidate,
  type AssociationOptions,
  associateTrack,
  type RankedCandidate,
} from '@keepout/tracking/association/associate';
import { type InitialOrbitResult, initialOrbit } from '@keepout/tracking/initial-orbit/initial-orbit';
import type { MeasurementTrack } from '@keepout/tracking/measurement';
import type { KnownOrbit } from '../orbit/known-orbit.ts';
import { phaseAngles } from '../orbit/phase-angles.ts';
import { arcOfElements, bestArcAround } from './candidates.ts';

/** The object that tracks were ordered of. */
export interface ExpectedObject {
  readonly noradId: number | null;
  /** Known orbits of the object; a track is compared with the most accurate one at its time. */
  readonly orbits: readonly KnownOrbit[];
}

/** A catalogue as a thread has it. */
export interface CandidateCatalogue {
  /** Hash of the content: results are cached under this key. */
  readonly key: string;
  readonly count: number;
  elementsAt(index: number): MeanElements;
}

export interface AssociationQuestion<Track extends MeasurementTrack> {
  readonly tracks: readonly Track[];
  /** Absent for tracks of the operator's own. */
  readonly expected?: ExpectedObject;
  readonly catalogue?: CandidateCatalogue;
  /** Absent: UT1 = UTC. */
  readonly earthOrientation?: EarthOrientationDays;
}

/** An orbit that a track was compared with. */
export interface ObjectCandidate {
  /** Whether the track is compared with the ordered object, by the orbit of the order, or with one of the catalogue. */
  readonly isOrdered: boolean;
  /** Null for an ordered object that no catalogue has. */
  readonly noradId: number | null;
}

/** A track and whose it is. */
export interface TrackFound<Track extends MeasurementTrack = MeasurementTrack> {
  readonly track: Track;
  readonly verdict: Association<ObjectCandidate>['verdict'];
  /** Nearest first. */
  readonly ranked: readonly RankedCandidate<ObjectCandidate>[];
  /** Kind of orbit of the ordered object that the track was compared with; null without one. */
  readonly orderedKind: KnownOrbit['kind'] | null;
  /** Which of the orbits of the ordered object that was. */
  readonly orderedAt: number;
  readonly orderedTried: number;
  readonly catalogueTried: number;
  /** Clock offset of the sensor, s, where only an offset explains the track. */
  readonly clockOffsetS: number | null;
  /** The most likely object; undefined for an uncorrelated track. */
  readonly best: ObjectCandidate | undefined;
  /** Phase angles Sun, object, site by the best orbit, rad; empty without an orbit. */
  readonly phaseAnglesRad: readonly number[];
  /** Initial orbits from an uncorrelated track alone, the best first. */
  readonly initial: InitialOrbitResult | undefined;
}

/** Correlates each track with the ordered object and the entire catalogue. */
export function associateTracks<Track extends MeasurementTrack>(
  question: AssociationQuestion<Track>,
): TrackFound<Track>[] {
  const { earthOrientation } = question;
  const eop = earthOrientation && earthOrientationOfDays(earthOrientation);
  return question.tracks.map((track) => associated(track, question, eop));
}

function associated<Track extends MeasurementTrack>(
  track: Track,
  { expected, catalogue }: AssociationQuestion<Track>,
  eop: EarthOrientation | undefined,
): TrackFound<Track> {
  const times = track.measurements.map(({ receptionTaiS }) => receptionTaiS);
  const ordered = expected && bestArcAround(expected.orbits, Math.min(...times), Math.max(...times), eop);
  const orbits = catalogue === undefined ? [] : catalogueArcs(catalogue);
  const candidates: AssociationCandidate<ObjectCandidate>[] = [];
  if (ordered !== undefined) {
    candidates.push({ id: { isOrdered: true, noradId: expected?.noradId ?? null }, ...ordered.arc });
  }
  for (const { noradId, arc } of orbits) {
    // The ordered object once, by the orbit of the order.
    if (ordered !== undefined && noradId === expected?.noradId) continue;
    candidates.push({ id: { isOrdered: false, noradId }, ...arc });
  }
  const { association, initial } = associatedObject(track, candidates, { ...(eop && { eop }) });
  const first = association.ranked[0];
  const best = association.verdict === 'associated' ? first?.id : undefined;
  const orbit = best && candidates.find(({ id }) => isSame(id, best))?.orbit;
  return {
    track,
    verdict: association.verdict,
    ranked: association.ranked,
    orderedKind: expected?.orbits[ordered?.at ?? 0]?.kind ?? null,
    orderedAt: ordered?.at ?? 0,
    orderedTried: ordered === undefined ? 0 : 1,
    catalogueTried: candidates.length - (ordered === undefined ? 0 : 1),
    clockOffsetS: association.isClockOffset ? (first?.clockOffsetS ?? null) : null,
    best,
    phaseAnglesRad: orbit === undefined ? [] : phaseAngles(track, orbit, eop),
    initial,
  };
}

const isSame = (candidate: ObjectCandidate, merged: ObjectCandidate): boolean =>
  candidate.isOrdered === merged.isOrdered && candidate.noradId === merged.noradId;

/** Returns the object of a track among candidates; for an uncorrelated track the initial orbits from the track alone. */
export function associatedObject<Id>(
  track: MeasurementTrack,
  candidates: Iterable<AssociationCandidate<Id>>,
  options: AssociationOptions,
): { readonly association: Association<Id>; readonly initial: InitialOrbitResult | undefined } {
  const association = associateTrack(track, candidates, options);
  const isOfNobody = association.verdict === 'unknown' || association.verdict === 'no-candidate';
  return { association, initial: isOfNobody ? initialOrbit([track], options.eop) : undefined };
}

interface CatalogueArcs {
  readonly key: string;
  readonly arcs: readonly { readonly noradId: number; readonly arc: ReturnType<typeof arcOfElements> }[];
}

let last: CatalogueArcs | undefined;

/** The orbits of a catalogue, as a thread keeps them: making them takes as long as comparing a track with all. */
function catalogueArcs({ key, count, elementsAt }: CandidateCatalogue): CatalogueArcs['arcs'] {
  if (last?.key !== key) {
    const arcs = Array.from({ length: count }, (_, index) => {
      const elements = elementsAt(index);
      return { noradId: elements.noradId, arc: arcOfElements(elements) };
    });
    last = { key, arcs };
  }
  return last.arcs;
}
