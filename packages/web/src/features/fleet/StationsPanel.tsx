import type { GroundStation } from '@keepout/contract/fleet/station';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { recordsOfList } from '../../api/pages.ts';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { CallConfirmation } from '../../nouns/record/CallConfirmation.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowTable } from '../../ui/RowTable.tsx';
import { useFleetTexts } from './en.ts';
import { ChangeStation, NewStation } from './StationDialog.tsx';

const MOST_STATIONS = 5_000;

/** Table of ground stations with their actions. */
export function StationsPanel() {
  const all = useFleetTexts();
  const text = all.stations;
  const query = useQuery({ ...useApi().list('listStations', MOST_STATIONS), select: recordsOfList });
  const [edited, setEdited] = useState<GroundStation | 'new'>();
  const [removed, setRemoved] = useState<GroundStation>();
  const { data: stations } = query;
  const use = ({ canCommand, canConfirm }: GroundStation) =>
    text.does[canCommand ? (canConfirm ? 'both' : 'command') : canConfirm ? 'confirm' : 'none'];
  const buttons = (station: GroundStation) => (
    <span className="station-buttons">
      <IconButton label={text.edit(station.name)} onPress={() => setEdited(station)}>
        <Pencil size={14} aria-hidden />
      </IconButton>
      <IconButton label={text.remove(station.name)} onPress={() => setRemoved(station)}>
        <Trash2 size={14} aria-hidden />
      </IconButton>
    </span>
  );
  return (
    <Panel title={text.title} actions={stations && <Button onPress={() => setEdited('new')}>{text.add}</Button>}>
      <QueryStale query={query} />
      {stations ? (
        stations.length === 0 ? (
          <EmptyState text={text.empty} />
        ) : (
          <RowTable
            label={text.title}
            rows={stations}
            keyOf={(station) => station.stationId}
            columns={[
              { id: 'name', header: text.name, cell: (station) => station.name },
              ...(['latitude', 'longitude'] as const).map((id) => ({
                id,
                header: `${text[id]} [°]`,
                align: 'end' as const,
                isMono: true,
                cell: (station: GroundStation) => formatNumber(station[id], 3),
              })),
              {
                id: 'altitude',
                header: `${text.altitude} [m]`,
                align: 'end' as const,
                isMono: true,
                cell: (station) => formatNumber(station.altitude, 0),
              },
              {
                id: 'elevation',
                header: `${text.minElevation} [°]`,
                align: 'end' as const,
                isMono: true,
                cell: (station) => formatNumber(station.minElevation, 1),
              },
              { id: 'use', header: text.use, cell: use },
              { id: 'actions', header: text.actions, isHeaderQuiet: true, cell: buttons },
            ]}
            card={(station) => (
              <div className="station-card">
                <strong>{station.name}</strong>
                {buttons(station)}
                <span className="mono unbroken">
                  {formatNumber(station.latitude, 2)}° {formatNumber(station.longitude, 2)}°
                </span>
                <span>{use(station)}</span>
              </div>
            )}
          />
        )
      ) : (
        <QueryState query={query} loading={all.loading} rows={3} />
      )}
      {edited === 'new' && <NewStation onClose={() => setEdited(undefined)} />}
      {edited !== undefined && edited !== 'new' && (
        <ChangeStation station={edited} onClose={() => setEdited(undefined)} />
      )}
      {removed && (
        <CallConfirmation
          call="deleteStation"
          input={{ params: { stationId: removed.stationId } }}
          renews={['/ca/stations']}
          title={text.removeTitle}
          no={null}
          onClose={() => setRemoved(undefined)}
        >
          {text.removeText(removed.name)}
        </CallConfirmation>
      )}
    </Panel>
  );
}
