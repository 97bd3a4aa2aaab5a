import { toUnixMs } from '@keepout/astro/epoch';
import { ChevronLeft, ChevronRight, FastForward, Pause, Play, Rewind } from 'lucide-react';
import { formatNumber } from '../../format/number.ts';
import { useNow } from '../../time/ticker.ts';
import { formatTime } from '../../time/utc.ts';
import { useZone } from '../../time/zone-store.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSpaceText } from './en.ts';
import { type changed, epochAt, type SimClock, SPEEDS } from './sim-clock.ts';

const STEP_S = 600;

export interface TimeBarProps {
  readonly clock: SimClock;
  readonly onChange: (change: Parameters<typeof changed>[2]) => void;
  readonly onNow: () => void;
  readonly onSpeed: (by: 1 | -1) => void;
}

/** Displayed time of the view, and controls of its speed. */
export function TimeBar({ clock, onChange, onNow, onSpeed }: TimeBarProps) {
  const text = useSpaceText().time;
  useNow('second');
  const zone = useZone((state) => state.zone);
  const epochTaiS = epochAt(clock, Date.now());
  const { speed, isRunning } = clock;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons and a time are not a fieldset
    <div className="space-panel space-time" role="group" aria-label={text.label}>
      <IconButton label={text.back} onPress={() => onChange({ epochTaiS: epochTaiS - STEP_S })}>
        <ChevronLeft size={16} aria-hidden />
      </IconButton>
      <IconButton label={text.slower} isDisabled={speed === SPEEDS[0]} onPress={() => onSpeed(-1)}>
        <Rewind size={16} aria-hidden />
      </IconButton>
      <IconButton label={isRunning ? text.pause : text.play} onPress={() => onChange({ isRunning: !isRunning })}>
        {isRunning ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
      </IconButton>
      <IconButton label={text.faster} isDisabled={speed === SPEEDS.at(-1)} onPress={() => onSpeed(1)}>
        <FastForward size={16} aria-hidden />
      </IconButton>
      <IconButton label={text.on} onPress={() => onChange({ epochTaiS: epochTaiS + STEP_S })}>
        <ChevronRight size={16} aria-hidden />
      </IconButton>
      <span className="space-speed mono">{text.speed(formatNumber(speed))}</span>
      <span className="mono">{formatTime(toUnixMs(epochTaiS), zone)}</span>
      <Button onPress={onNow}>{text.now}</Button>
    </div>
  );
}
