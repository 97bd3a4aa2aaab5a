import type { RequestStatus } from '@keepout/contract/odt/enums';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useObservationsText } from './en.ts';

export interface StatusTilesProps {
  readonly statuses: readonly RequestStatus[];
  readonly countOf: (status: RequestStatus) => number | undefined;
  readonly selected: readonly string[];
  readonly onPress: (status: RequestStatus) => void;
}

/** How many requests stand in each status; a press filters the list. */
export function StatusTiles({ statuses, countOf, selected, onPress }: StatusTilesProps) {
  const text = useObservationsText();
  const words = useTrackingText();
  return (
    <fieldset className="status-tiles" aria-label={text.tiles}>
      {statuses.map((status) => (
        <button
          key={status}
          type="button"
          className="status-tile"
          aria-pressed={selected.includes(status)}
          onClick={() => onPress(status)}
        >
          <span className="status-tile-count">{countOf(status) ?? '–'}</span>
          <span className="status-tile-name">
            <StatusSymbol level={levelOfLabel(status)} size={12} />
            {words.statuses[status]}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
