import { useCallback } from 'react';
import { paths } from '../../../navigation/paths.ts';
import { useGoTo } from '../../../navigation/use-go-to.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import type { ConjunctionEvent } from '../event.ts';
import type { Side } from '../past-future.ts';
import { ConjunctionCards } from './ConjunctionCards.tsx';
import { ConjunctionTable } from './ConjunctionTable.tsx';
import type { CellSetting } from './cells.tsx';
import type { ListLine } from './group.ts';
import { Preview } from './Preview.tsx';
import type { TableChanges, TableState } from './table-state.ts';
import './work.css';

export interface ConjunctionWorkProps {
  readonly lines: readonly ListLine[];
  readonly side: Side;
  readonly state: TableState;
  readonly changes: TableChanges;
  readonly setting: CellSetting;
}

/** Conjunctions to work through: the table with the preview of the selected one beside it; on a phone, cards. */
export function ConjunctionWork({ lines, side, state, changes, setting }: ConjunctionWorkProps) {
  const isPhone = useMediaQuery('(max-width: 719px)');
  const goTo = useGoTo();
  const open = useCallback(
    ({ id, record }: ConjunctionEvent) => goTo(paths.conjunction(record.satelliteId, id)),
    [goTo],
  );
  if (isPhone) return <ConjunctionCards lines={lines} side={side} setting={setting} />;
  const selected = lines.find((line) => line.kind === 'event' && line.id === state.selectedId);
  const event = selected?.kind === 'event' ? selected.event : undefined;
  return (
    <div className="cj-work">
      <ConjunctionTable
        lines={lines}
        side={side}
        columns={state.columns}
        sort={state.sort}
        onSort={changes.sortBy}
        selectedId={event?.id}
        onSelect={changes.select}
        onOpen={open}
        setting={setting}
      />
      {event && <Preview event={event} setting={setting} onClose={() => changes.select(undefined)} />}
    </div>
  );
}
