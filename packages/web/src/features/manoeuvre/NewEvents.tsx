import type { NewEvent } from '@keepout/contract/ca/candidate-screening';
import { formatDistance } from '../../format/length.ts';
import { formatNumber } from '../../format/number.ts';
import { formatPc } from '../../format/probability.ts';
import { Moment } from '../../time/Moment.tsx';
import { usePlannerText } from './en.ts';

export interface NewEventsProps {
  readonly screening: { readonly objects: number; readonly newEvents: readonly NewEvent[] };
}

const MOST_SHOWN = 3;

/** What a manoeuvre would create; that it creates nothing is said too. */
export function NewEvents({ screening: { objects, newEvents } }: NewEventsProps) {
  const text = usePlannerText().screening;
  if (newEvents.length === 0) return <span className="planner-faint">{text.clear(formatNumber(objects))}</span>;
  return (
    <>
      {newEvents.slice(0, MOST_SHOWN).map(({ secondaryName, secondaryNoradId, tca, missDistance, probability }) => (
        <span key={`${secondaryNoradId} ${tca}`} className="planner-creates">
          {text.creates(secondaryName)} <span className="mono">Pc {formatPc(probability)}</span> ·{' '}
          {formatDistance(missDistance)} · <Moment at={tca} />
        </span>
      ))}
      {newEvents.length > MOST_SHOWN && (
        <span className="planner-creates">{text.more(newEvents.length - MOST_SHOWN)}</span>
      )}
    </>
  );
}
