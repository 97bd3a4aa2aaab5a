/** How much of a screening had to be computed, and what stood already; the codes are those that the API tells. */
export interface ScreeningExtent {
  readonly mode: 'WHOLE' | 'CHANGES' | 'REPEATED';
  /** Why everything was screened. */
  readonly reason: 'NO_EARLIER_RESULT' | 'OTHER_VOLUME' | 'OTHER_VERSION' | 'OTHER_WINDOW' | 'TOO_MANY_CHANGES' | null;
  /** The screening that was compared with. */
  readonly earlierScreeningId: string | null;
  /** Objects that are new or have other orbits since then. */
  readonly objectsChanged: number | null;
  readonly blocksTakenOver: number;
  readonly encountersTakenOver: number;
}
