import type { RequestStatus } from '@keepout/contract/odt/enums';
import type { RequestSummary } from '@keepout/contract/odt/request';
import { OPEN_SENSOR_TYPES } from '@keepout/contract/odt/sensor-types';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTotalText } from '../../api/pages.ts';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { parseList } from '../../navigation/search-params.ts';
import { nextSelection } from '../../navigation/selection.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useGoTo, useSearchChange } from '../../navigation/use-search-change.ts';
import { CancelRequest } from '../../nouns/tracking/CancelRequest.tsx';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { useRequests, useSensors } from '../../nouns/tracking/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterField } from '../../ui/FilterField.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { nextSort, parseSort, sortRows, sortText } from '../../ui/row-sort.ts';
import { Select } from '../../ui/Select.tsx';
import { StatusSymbol } from '../../ui/Status.tsx';
import { levelOfLabel } from '../../ui/status-level.ts';
import { useObservationsText } from './en.ts';
import { NightPanel } from './NightPanel.tsx';
import { RequestTable } from './RequestTable.tsx';
import {
  filterRequests,
  MEASUREMENT_TYPES,
  REQUEST_STATUSES,
  type RequestFilter,
  requestColumns,
  requestFilterCount,
  requestValue,
} from './request-list.ts';
import './tracking.css';

const OrderSheet = lazy(async () => ({ default: (await import('./order/OrderSheet.tsx')).OrderSheet }));
const newestFirst = { column: 'created', isDescending: true };
const ANY = 'any';

/** observation requests, the nights of the sensors, and the dialog for a new request. */
export function ObservationsPage() {
  const text = useObservationsText();
  const totalText = useTotalText();
  const words = useTrackingText();
  const goTo = useGoTo();
  const change = useSearchChange();
  const query = useRequests();
  const { data: sensors = [] } = useSensors();
  const [statusList] = useQueryParam('status');
  const [filterText = ''] = useQueryParam('target');
  const [sensorType] = useQueryParam('sensor-type');
  const [measurementType] = useQueryParam('measurement-type');
  const [sortParam] = useQueryParam('sort');
  const [selectedId] = useQueryParam('selected');
  const [isNew] = useQueryParam('new');
  const [conjunction] = useQueryParam('conjunction');
  const [cancelled, setCancelled] = useState<RequestSummary>();
  const { data } = query;
  const requests = data?.records;
  const filter: RequestFilter = { statuses: parseList(statusList), text: filterText, sensorType, measurementType };
  const sort = parseSort(sortParam, requestColumns, newestFirst);
  const openDialog = () => change({ new: 'request' });
  const closeDialog = () => change({ new: undefined, conjunction: undefined, object: undefined, satellite: undefined });
  const clear = () =>
    change({ status: undefined, target: undefined, 'sensor-type': undefined, 'measurement-type': undefined });
  const choices = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>) => [
    { id: ANY, label: text.filters.any },
    ...ids.map((id) => ({ id, label: names[id] })),
  ];
  const newButton = (
    <Button kind="primary" icon={<Plus size={14} aria-hidden />} onPress={openDialog}>
      {text.newRequest}
    </Button>
  );

  const rows = () => {
    if (requests === undefined) return query.isPending ? null : <QueryState query={query} />;
    if (requests.length === 0) return <EmptyState text={text.empty} action={newButton} />;
    const shown = filterRequests(requests, filter, sensors);
    if (shown.length === 0)
      return (
        <EmptyState
          text={text.filteredEmpty(requestFilterCount(filter))}
          action={<Button onPress={clear}>{text.filters.clear}</Button>}
        />
      );
    return (
      <RequestTable
        requests={sortRows(shown, sort, requestValue)}
        sort={sort}
        onSort={(column) => change({ sort: sortText(nextSort(sort, column)) })}
        selectedId={selectedId}
        onOpen={(request) => goTo(paths.observation(request.observationRequestId))}
        onCancel={setCancelled}
      />
    );
  };

  return (
    <div className="page in-order tracking-page">
      <div>
        <header className="page-head tracking-head">
          <h1>{text.title}</h1>
          <span className="page-head-end tracking-head-end">
            <Link kind="button" href={paths.observationFiles()}>
              {text.files}
            </Link>
            <Link kind="button" href={paths.sensors()}>
              {text.sensors}
            </Link>
            {newButton}
          </span>
        </header>
        <ProgressLine label={words.refreshing} isActive={query.isFetching && requests !== undefined} />
      </div>
      <QueryStale query={query} />
      {query.isPending && <QueryState query={query} rows={10} />}
      {requests?.some(({ isSimulated }) => isSimulated) && <p className="quiet-text">{words.simulatedHint}</p>}
      <StatusTiles
        statuses={REQUEST_STATUSES}
        countOf={(status) => requests?.filter((request) => request.status === status).length}
        selected={filter.statuses}
        onPress={(status) => {
          const next = nextSelection(REQUEST_STATUSES, filter.statuses, status, { multiple: true, allowNone: true });
          change({ status: next.length === 0 ? undefined : next.join(',') });
        }}
      />
      {requests !== undefined && requests.length > 0 && (
        <section>
          <h2 className="visually-hidden">{text.plan}</h2>
          <NightPanel requests={requests} selectedId={selectedId} onSelect={(id) => change({ selected: id })} />
        </section>
      )}
      <div className="tracking-filters">
        <FilterField label={text.filters.target} value={filterText} onChange={(value) => change({ target: value })} />
        <Select
          label={text.filters.sensorType}
          choices={choices(OPEN_SENSOR_TYPES, words.sensorTypes)}
          selected={sensorType ?? ANY}
          onSelect={(id) => change({ 'sensor-type': id === ANY ? undefined : id })}
        />
        <Select
          label={text.filters.measurementType}
          choices={[
            { id: ANY, label: text.filters.any },
            ...MEASUREMENT_TYPES.filter((id) => id !== 'ANY').map((id) => ({ id, label: words.measurementTypes[id] })),
          ]}
          selected={measurementType ?? ANY}
          onSelect={(id) => change({ 'measurement-type': id === ANY ? undefined : id })}
        />
        {requestFilterCount(filter) > 0 && <Button onPress={clear}>{text.filters.clear}</Button>}
      </div>
      {rows()}
      {data?.cursor !== undefined && (
        <p className="quiet-text">
          {text.cut(formatNumber(data.records.length), totalText(data, data.records.length))}
        </p>
      )}
      {cancelled && <CancelRequest request={cancelled} onClose={() => setCancelled(undefined)} />}
      {(isNew !== undefined || conjunction !== undefined) && (
        <Suspense>
          <OrderSheet onClose={closeDialog} onOrdered={(id) => goTo(paths.observation(id))} />
        </Suspense>
      )}
    </div>
  );
}

interface StatusTilesProps {
  readonly statuses: readonly RequestStatus[];
  readonly countOf: (status: RequestStatus) => number | undefined;
  readonly selected: readonly string[];
  readonly onPress: (status: RequestStatus) => void;
}

/** Number of requests in each status; a click filters the list. */
function StatusTiles({ statuses, countOf, selected, onPress }: StatusTilesProps) {
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
