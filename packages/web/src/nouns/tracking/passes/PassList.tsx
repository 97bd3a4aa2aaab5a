import { Moment } from '../../../time/Moment.tsx';
import { RowTable } from '../../../ui/RowTable.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useTrackingText } from '../en.ts';
import type { DrawnPass } from './night-rows.ts';
import { passColumns } from './pass-columns.tsx';

export interface PassListProps {
  readonly passes: readonly DrawnPass[];
  readonly shownId: string | undefined;
  readonly onShow: (id: string) => void;
}

/** Passes one by one: over whom, when, how high and in which light; the one that is opened is drawn. */
export function PassList({ passes, shownId, onShow }: PassListProps) {
  const text = useTrackingText();
  const status = ({ level, status: word }: DrawnPass) => <Status level={level}>{word}</Status>;
  return (
    <RowTable
      label={text.views.table}
      rows={passes}
      keyOf={({ id }) => id}
      {...(shownId !== undefined && { selectedKey: shownId })}
      onOpen={({ id }) => onShow(id)}
      columns={[
        { id: 'sensor', header: text.pass.sensor, cell: ({ sensorCode }) => sensorCode },
        { id: 'obstacle', header: text.views.state, cell: status },
        ...passColumns<DrawnPass>(({ pass }) => pass, text.pass),
      ]}
      card={(one) => (
        <button type="button" className="pass-list-card" onClick={() => onShow(one.id)}>
          <span className="opportunity-line">
            <strong>{one.sensorCode}</strong>
            {status(one)}
          </span>
          <span className="opportunity-line quiet-text">
            <Moment at={one.pass.start} />
          </span>
        </button>
      )}
    />
  );
}
