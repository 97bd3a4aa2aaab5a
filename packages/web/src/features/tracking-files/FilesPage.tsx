import type { Observation } from '@keepout/contract/odt/observation';
import { useTotalText } from '../../api/pages.ts';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { formatNumber } from '../../format/number.ts';
import { paths } from '../../navigation/paths.ts';
import { wordSearch } from '../../navigation/search-params.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useGoTo, useSearchChange } from '../../navigation/use-search-change.ts';
import { useTrackingText } from '../../nouns/tracking/en.ts';
import { useAllObservations } from '../../nouns/tracking/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterField } from '../../ui/FilterField.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useFilesText } from './en.ts';
import { ObservationFileTable } from './FileTable.tsx';
import { ObservationUploadPanel } from './UploadPanel.tsx';
import './files.css';

/** All measurement files, and upload of files from the organisation's own sensors. */
export function FilesPage() {
  const text = useFilesText();
  const totalText = useTotalText();
  const words = useTrackingText();
  const goTo = useGoTo();
  const change = useSearchChange();
  const query = useAllObservations();
  const [whoseParam] = useQueryParam('whose');
  const [filterText = ''] = useQueryParam('filter');
  const { data } = query;
  const filter = { whose: WHOSE.find((choice) => choice === whoseParam) ?? 'all', text: filterText };
  const rows = () => {
    if (data === undefined) return <QueryState query={query} rows={8} />;
    if (data.records.length === 0) return <EmptyState text={text.empty} />;
    const shown = filterObservationFiles(data.records, filter);
    if (shown.length === 0)
      return (
        <EmptyState
          text={text.filteredEmpty(observationFilterCount(filter))}
          action={<Button onPress={() => change({ whose: undefined, filter: undefined })}>{text.clear}</Button>}
        />
      );
    return (
      <ObservationFileTable files={shown} onOpen={(file) => goTo(paths.observationFile(file.observationFileId))} />
    );
  };
  return (
    <div className="page files-page">
      <div>
        <header className="page-head files-head">
          <h1>{text.title}</h1>
          <span className="files-head-end">
            <Link kind="button" href={paths.observations()}>
              {text.observations}
            </Link>
            <Link kind="button" href={paths.sensors()}>
              {text.sensors}
            </Link>
          </span>
        </header>
        <ProgressLine label={words.refreshing} isActive={query.isFetching && data !== undefined} />
      </div>
      <ObservationUploadPanel />
      <QueryStale query={query} />
      <div className="files-filters">
        <FilterField label={text.filter} value={filterText} onChange={(value) => change({ filter: value })} />
        <Segmented
          label={text.whose}
          choices={WHOSE.map((id) => ({ id, label: text.whoseWords[id] }))}
          selected={filter.whose}
          onSelect={(id) => change({ whose: id === 'all' ? undefined : id })}
        />
      </div>
      {rows()}
      {data?.cursor !== undefined && (
        <p className="quiet-text">
          {text.cut(formatNumber(data.records.length), totalText(data, data.records.length))}
        </p>
      )}
    </div>
  );
}

const WHOSE = ['all', 'own', 'ordered'] as const;
type Whose = (typeof WHOSE)[number];

interface FileFilter {
  readonly whose: Whose;
  readonly text: string;
}

/** Returns the files of the selected source that contain every word; a file without a request was uploaded by the user's organisation. */
export function filterObservationFiles(
  files: readonly Observation[],
  { whose, text }: FileFilter,
): readonly Observation[] {
  const hasWords = wordSearch(text);
  return files.filter((file) => {
    if (whose !== 'all' && (file.observationRequestId === null) !== (whose === 'own')) return false;
    const { fileName, sensorCode, catalogueId, catalogueIdBestAssociation, observationRequestId } = file;
    return hasWords(fileName, sensorCode, catalogueId, catalogueIdBestAssociation, observationRequestId);
  });
}

export const observationFilterCount = ({ whose, text }: FileFilter): number =>
  (whose === 'all' ? 0 : 1) + (text.trim() === '' ? 0 : 1);
