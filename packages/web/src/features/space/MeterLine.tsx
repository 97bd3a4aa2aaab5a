import { formatNumber } from '../../format/number.ts';
import { useSpaceText } from './en.ts';
import type { Meter, Scene } from './scene.ts';

export interface MeterLineProps {
  readonly meter: Meter | undefined;
  readonly count: number;
  readonly renderer: Scene['renderer'] | undefined;
}

/** Frames a second, the time of a propagation, and what draws. */
export function MeterLine({ meter, count, renderer }: MeterLineProps) {
  const text = useSpaceText().meter;
  if (meter === undefined) return null;
  const parts = [
    text.frames(formatNumber(meter.framesPerSecond, meter.framesPerSecond < 10 ? 1 : 0)),
    text.propagation(`${formatNumber(meter.propagationMs)}\u00a0ms`, formatNumber(count)),
    ...(meter.lost > 0 ? [text.lost(formatNumber(meter.lost))] : []),
    ...(renderer?.isSoftware ? [text.software] : []),
  ];
  return (
    <p className="space-panel space-meter" title={renderer?.name} data-settled="">
      {parts.join(' · ')}
    </p>
  );
}
