import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { formatTime } from '../../time/utc.ts';
import type { PlaneMessage } from './plane-message.ts';
import type { HistoryPlay } from './use-history-play.ts';

export interface HistoryBarProps {
  /** Oldest first. */
  readonly messages: readonly PlaneMessage[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly play: HistoryPlay;
}

/** Play button, step buttons and slider over the messages. */
export function HistoryBar({ messages, index, onIndex, play }: HistoryBarProps) {
  const message = messages[index];
  const last = messages.length - 1;
  const words = `Message ${index + 1} of ${messages.length}`;
  const goTo = (next: number) => {
    play.stop();
    onIndex(Math.max(0, Math.min(last, next)));
  };
  return (
    <div className="plane-history">
      <button
        type="button"
        className="chart-icon-button"
        aria-label={play.isPlaying ? 'Pause' : 'Play messages'}
        onClick={play.toggle}
      >
        {play.isPlaying ? <Pause size={15} aria-hidden="true" /> : <Play size={15} aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="chart-icon-button"
        aria-label="Previous message"
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
        aria-label="Message"
        aria-valuetext={`${words}, created ${formatTime(message?.createdMs)}`}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <button
        type="button"
        className="chart-icon-button"
        aria-label="Next message"
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
