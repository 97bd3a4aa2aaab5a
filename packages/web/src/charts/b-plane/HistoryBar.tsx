import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { formatTime } from '../../time/utc.ts';
import { usePlotText } from '../texts/plots/en.ts';
import type { EncounterPlaneMessage } from './plane-message.ts';
import type { HistoryPlay } from './use-history-play.ts';

export interface HistoryBarProps {
  /** Oldest first. */
  readonly messages: readonly EncounterPlaneMessage[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly play: HistoryPlay;
}

/** Play button, step buttons and slider over the messages. */
export function HistoryBar({ messages, index, onIndex, play }: HistoryBarProps) {
  const message = messages[index];
  const last = messages.length - 1;
  const text = usePlotText().plane.history;
  const words = text.place(index + 1, messages.length);
  const goTo = (next: number) => {
    play.stop();
    onIndex(Math.max(0, Math.min(last, next)));
  };
  return (
    <div className="plane-history">
      <button
        type="button"
        className="chart-icon-button"
        aria-label={play.isPlaying ? text.pause : text.play}
        onClick={play.toggle}
      >
        {play.isPlaying ? <Pause size={15} aria-hidden="true" /> : <Play size={15} aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="chart-icon-button"
        aria-label={text.previous}
        disabled={index === 0}
        onClick={() => goTo(index - 1)}
      >
        <SkipBack size={15} aria-hidden="true" />
      </button>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-label={text.message}
        aria-valuetext={text.created(words, formatTime(message?.createdMs))}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <button
        type="button"
        className="chart-icon-button"
        aria-label={text.next}
        disabled={index === last}
        onClick={() => goTo(index + 1)}
      >
        <SkipForward size={15} aria-hidden="true" />
      </button>
      <span className="plane-history-words">
        {words} <time>{formatTime(message?.createdMs)}</time>
      </span>
    </div>
  );
}
