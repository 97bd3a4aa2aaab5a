import { MS_PER_DAY, MS_PER_HOUR } from '@keepout/units/duration';
import { formatTime } from '../../time/utc.ts';
import '../frame/frame.css';
import { useSharedPlots } from '../interaction/PlotStack.tsx';
import { type AxisView, useAxisView } from '../interaction/use-axis-view.ts';
import { usePlotText } from '../texts/plots/en.ts';
import { type MessageTime, messageSpan } from './message-span.ts';

/** The time on show of plots over creation time: of all messages of the page where a stack says which those are. */
export function useMessageView(messages: readonly MessageTime[], tcaMs: number): AxisView {
  const { view, fullRange } = useSharedPlots();
  return useAxisView(view, fullRange ?? messageSpan(messages, tcaMs), MS_PER_HOUR);
}

/** How long before TCA a choice begins, days. */
const CHOICES = [3, 1] as const;

/** Common time range of all plots of the stack: the full range, the last days before TCA, or a zoomed range. */
export function RangeChoice({ tcaMs }: { readonly tcaMs: number }) {
  const text = usePlotText().range;
  const { span, isWhole, show, reset } = useMessageView([], tcaMs);
  const fullRange = useSharedPlots().fullRange ?? span;
  const choices = CHOICES.map((days) => ({ days, fromMs: tcaMs - days * MS_PER_DAY })).filter(
    ({ fromMs }) => fromMs > fullRange[0],
  );
  // To the millisecond, as an address has it.
  const activeChoice = choices.find(({ fromMs }) => !isWhole && fromMs === span[0] && span[1] > fullRange[1] - 1);
  return (
    <div className="chart-range">
      <fieldset className="chart-switch">
        <legend className="visually-hidden">{text.label}</legend>
        <button type="button" className="chart-text-button" aria-pressed={isWhole} onClick={reset}>
          {text.all}
        </button>
        {choices.map((choice) => (
          <button
            key={choice.days}
            type="button"
            className="chart-text-button"
            aria-pressed={choice === activeChoice}
            onClick={() => show([choice.fromMs, fullRange[1]])}
          >
            {text.days(choice.days)}
          </button>
        ))}
      </fieldset>
      {!isWhole && (
        <span className="chart-note mono">
          {formatTime(span[0])} – {formatTime(span[1])}
        </span>
      )}
    </div>
  );
}
