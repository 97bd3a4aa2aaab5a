/** States at an epoch, whatever they hold. */
interface AtEpoch {
  readonly epochTaiS: number;
}

/** The states on both sides of the time that is shown, and those after them once they are here. */
export interface Track<S extends AtEpoch> {
  readonly from: S;
  readonly to: S;
  readonly after: S | undefined;
}

/** Share of the way from one to the other; outside of both it is less than 0 or more than 1. */
export const shareOf = <S extends AtEpoch>({ from, to }: Track<S>, epochTaiS: number): number =>
  (epochTaiS - from.epochTaiS) / (to.epochTaiS - from.epochTaiS);

/** Whether the time lies on the track, or on what comes next. */
export const covers = <S extends AtEpoch>(track: Track<S>, epochTaiS: number): boolean =>
  epochTaiS >= track.from.epochTaiS && epochTaiS <= (track.after ?? track.to).epochTaiS;

/** The track moved on, once the time has passed its end and what comes next is here. */
export function followed<S extends AtEpoch>(track: Track<S>, epochTaiS: number): Track<S> {
  if (epochTaiS <= track.to.epochTaiS || track.after === undefined) return track;
  return { from: track.to, to: track.after, after: undefined };
}
