import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { QueryStale, QueryState } from '../../api/QueryState.tsx';
import { CoverageGantt } from '../../charts/coverage-gantt/CoverageGantt.tsx';
import { useSubject } from '../../navigation/page-subject.ts';
import { paths } from '../../navigation/paths.ts';
import { parseList } from '../../navigation/search-params.ts';
import { nextSelection } from '../../navigation/selection.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { coverageRows } from '../../nouns/ephemeris/coverage-rows.ts';
import { filesInForce } from '../../nouns/ephemeris/in-force.ts';
import { useEphemerides } from '../../nouns/ephemeris/use-ephemerides.ts';
import { ScreeningBasisLine } from '../../nouns/screening/ScreeningBasisLine.tsx';
import { useScreenings } from '../../nouns/screening/use-screenings.ts';
import { useNow } from '../../time/ticker.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterField } from '../../ui/FilterField.tsx';
import { Link } from '../../ui/Link.tsx';
import { ProgressLine } from '../../ui/ProgressLine.tsx';
import { nextSort, parseSort, sortRows, sortText } from '../../ui/row-sort.ts';
import { ToggleTabs } from '../../ui/ToggleTabs.tsx';
import { useEphemerisTexts } from './en.ts';
import { FileSheet } from './FileSheet.tsx';
import { FileTable } from './FileTable.tsx';
import {
  designations,
  ephemerisFilterCount,
  type FileFilter,
  fileColumns,
  fileValue,
  filterFiles,
} from './file-list.ts';
import { UploadPanel } from './UploadPanel.tsx';
import { useDeletions } from './use-deletions.ts';
import './ephemerides.css';

const newestFirst = { column: 'uploaded', isDescending: true };

/** upload of ephemerides, their coverage, and the state of each file. */
export function EphemeridesPage() {
  const text = useEphemerisTexts();
  const { query, files: all } = useEphemerides();
  const deletions = useDeletions();
  const files = all?.filter(({ oemFileId }) => !deletions.hidden.includes(oemFileId));
  return (
    <div className="page ephemerides">
      <div>
        <header className="page-head">
          <h1>{text.title}</h1>
          <Link href={paths.screening()} className="page-head-end">
            {text.runs}
          </Link>
        </header>
        <ProgressLine label={text.refreshing} isActive={query.isFetching && all !== undefined} />
      </div>
      <UploadPanel />
      <ScreeningBasisLine />
      <QueryStale query={query} />
      {files ? (
        <Files files={files} onDelete={({ oemFileId }) => deletions.add(oemFileId)} />
      ) : (
        <QueryState query={query} loading={text.loading} rows={12} />
      )}
      <UndoToasts
        files={all?.filter(({ oemFileId }) => deletions.waiting.includes(oemFileId)) ?? []}
        onUndo={deletions.undo}
      />
    </div>
  );
}

interface FilesProps {
  readonly files: readonly EphemerisFile[];
  readonly onDelete: (file: EphemerisFile) => void;
}

function Files({ files, onDelete }: FilesProps) {
  const text = useEphemerisTexts();
  const nowMs = useNow('minute');
  const { runs } = useScreenings();
  const [designationList, setDesignations] = useQueryParam('designation');
  const [filterText = '', setFilterText] = useQueryParam('q');
  const [sortParam, setSort] = useQueryParam('sort');
  const [openId, setOpen] = useQueryParam('oem');
  const opened = files.find(({ oemFileId }) => oemFileId === openId);
  useSubject(opened?.fileName);
  if (files.length === 0) return <EmptyState text={text.empty} />;

  const filter: FileFilter = { designations: parseList(designationList), text: filterText };
  const sort = parseSort(sortParam, fileColumns, newestFirst);
  const visibleFiles = sortRows(filterFiles(files, filter), sort, fileValue);
  const press = (id: string) => {
    const next = nextSelection(designations, filter.designations, id, { multiple: true, allowNone: true });
    setDesignations(next.length === 0 ? undefined : next.join(','));
  };
  return (
    <>
      <h2 className="visually-hidden">{text.table}</h2>
      <CoverageGantt
        title={text.coverage}
        rows={coverageRows(files)}
        nowMs={nowMs}
        selectedId={openId ?? null}
        onSelect={setOpen}
      />
      <div className="file-filters">
        <ToggleTabs
          label={text.designations}
          tabs={designations.map((id) => ({
            id,
            label: (
              <>
                {text.designation[id]}{' '}
                <span className="quiet-text">{files.filter(({ designation }) => designation === id).length}</span>
              </>
            ),
          }))}
          selected={filter.designations}
          onPress={press}
        />
        <FilterField label={text.filter} value={filterText} onChange={setFilterText} />
      </div>
      {visibleFiles.length === 0 ? (
        <EmptyState
          text={text.filteredEmpty(ephemerisFilterCount(filter))}
          action={
            <Button
              onPress={() => {
                setDesignations(undefined);
                setFilterText(undefined);
              }}
            >
              {text.clear}
            </Button>
          }
        />
      ) : (
        <FileTable
          files={visibleFiles}
          inForce={new Set([...filesInForce(files, nowMs).values()].map(({ oemFileId }) => oemFileId))}
          runs={runs}
          sort={sort}
          onSort={(column) => setSort(sortText(nextSort(sort, column)))}
          openId={openId}
          onOpen={(file) => setOpen(file.oemFileId)}
          onDelete={onDelete}
        />
      )}
      {opened && (
        <FileSheet
          file={opened}
          run={runs?.find(({ screeningId }) => screeningId === opened.screeningId)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface UndoToastsProps {
  readonly files: readonly EphemerisFile[];
  readonly onUndo: (oemFileId: string) => void;
}

/** Message with an undo button for each pending deletion. */
function UndoToasts({ files, onUndo }: UndoToastsProps) {
  const text = useEphemerisTexts();
  return (
    <section className="undo-toasts" aria-label={text.undo.label}>
      {files.map(({ oemFileId, fileName }) => (
        <div key={oemFileId} className="toast level-inactive" role="status">
          <p className="toast-text">{text.undo.text(fileName)}</p>
          <Button onPress={() => onUndo(oemFileId)}>{text.undo.button}</Button>
        </div>
      ))}
    </section>
  );
}
