/** States at an epoch, of any content. */
interface AtEpoch {
  readonly epochTaiS: number;
}

/** States before and after the displayed time, and the next ones once available. */
export interface Track<S extends AtEpoch> {
  readonly from: S;
  readonly to: S;
  readonly after: S | undefined;
}

/** Returns the interpolation fraction between the two states; outside 0 to 1 beyond them. */
export const shareOf = <S extends AtEpoch>({ from, to }: Track<S>, epochTaiS: number): number =>
  (epochTaiS - from.epochTaiS) / (to.epochTaiS - from.epochTaiS);

/** Returns whether the states, including the next ones, cover an epoch. */
export const covers = <S extends AtEpoch>(track: Track<S>, epochTaiS: number): boolean =>
  epochTaiS >= track.from.epochTaiS && epochTaiS <= (track.after ?? track.to).epochTaiS;

/** Returns the track advanced by one step, if the epoch is past its end and the next states are available. */
export function followed<S extends AtEpoch>(track: Track<S>, epochTaiS: number): Track<S> {
  if (epochTaiS <= track.to.epochTaiS || track.after === undefined) return track;
  return { from: track.to, to: track.after, after: undefined };
}
