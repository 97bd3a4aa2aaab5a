import { Download } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { useRunsPayments } from '../../api/use-runs-payments.ts';
import { download } from '../../export/download.ts';
import { formatNumber } from '../../format/number.ts';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { useSearchChange } from '../../navigation/use-search-change.ts';
import { formatFileTime } from '../../time/utc.ts';
import { Button } from '../../ui/Button.tsx';
import { ComboBox } from '../../ui/ComboBox.tsx';
import { Status } from '../../ui/Status.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useFilterKey } from '../../ui/use-filter-key.ts';
import { AuditLines } from './AuditLines.tsx';
import { useAuditText } from './en.ts';
import { useOperators } from './queries.ts';
import './audit.css';
import { useQueryParameters } from '../../navigation/RouterProvider.tsx';
import type { Search } from '../../navigation/search-params.ts';

/** The audit log: filters in the address, entries below, download of all matching entries. */
export function AuditPage() {
  const text = useAuditText();
  const seesAll = useRunsPayments();
  const search = useQueryParameters();
  const change = useSearchChange();
  const [operator, setOperator] = useQueryParam('operator');
  const typedFilter = useMemo(() => filterIn(search), [search]);
  const query = useMemo(() => queryOf(inCodes(typedFilter, text), operator), [typedFilter, operator, text]);
  const { running, start } = useExport(query);
  const clear = () => change(Object.fromEntries(filterNames.map((name) => [name, undefined])));
  return (
    <div className="page audit-page">
      <header className="page-head audit-head">
        <h1>{text.title}</h1>
        <div className="page-head-end">
          {(['csv', 'json'] as const).map((form) => (
            <Button
              key={form}
              icon={<Download size={14} aria-hidden />}
              isPending={running === form}
              onPress={() => void start(form)}
            >
              {text[form]}
            </Button>
          ))}
        </div>
      </header>
      <p className="audit-quiet">{text.intro}</p>
      {seesAll && <OperatorChoice selected={operator} onSelect={setOperator} />}
      {operator !== undefined && (
        <Status level="caution">
          <span className="audit-looking">{text.looking(operator)}</span>
        </Status>
      )}
      <AuditFilters
        key={JSON.stringify(typedFilter)}
        written={typedFilter}
        onApply={(next) =>
          change(Object.fromEntries(filterNames.map((name) => [name, next[name] === '' ? undefined : next[name]])))
        }
      />
      <AuditLines query={query} isFiltered={filterNames.some((name) => typedFilter[name] !== '')} onClear={clear} />
    </div>
  );
}

const FORMS = {
  csv: { accept: 'text/csv', ending: 'csv' },
  json: { accept: 'application/x-ndjson', ending: 'ndjson' },
} as const;

type ExportForm = keyof typeof FORMS;

/** Downloads all matching entries as a file; the session shows a failure as for any call. */
function useExport(query: Readonly<Record<string, string>>) {
  const api = useApi();
  const [running, setRunning] = useState<ExportForm>();
  const start = async (form: ExportForm) => {
    setRunning(form);
    try {
      const { accept, ending } = FORMS[form];
      const answer = await api.send('exportAuditEntries', { query, headers: { accept } });
      download(`audit_${formatFileTime(Date.now())}.${ending}`, await answer.blob());
    } catch {
      // The session has already shown the error.
    } finally {
      setRunning(undefined);
    }
  };
  return { running, start };
}

const OWN_ORGANISATION = '';

interface OperatorChoiceProps {
  readonly selected: string | undefined;
  readonly onSelect: (operatorId: string | undefined) => void;
}

/** Choice of the operator whose log is shown, for payment administrators of the installation; their own at first. */
function OperatorChoice({ selected, onSelect }: OperatorChoiceProps) {
  const text = useAuditText();
  const query = useOperators();
  if (query.data === undefined) return <QueryState query={query} rows={1} />;
  const choices = query.data.map(({ operatorId, entries }) => ({
    id: operatorId,
    label: operatorId,
    hint: text.entries(formatNumber(entries)),
  }));
  return (
    <div className="audit-operator">
      <ComboBox
        key={choices.length}
        label={text.operator}
        choices={[{ id: OWN_ORGANISATION, label: text.own }, ...choices]}
        selected={selected ?? OWN_ORGANISATION}
        onSelect={(id) => onSelect(id === OWN_ORGANISATION ? undefined : id)}
        emptyText={text.none}
      />
    </div>
  );
}

interface AuditFiltersProps {
  readonly written: WrittenFilter;
  readonly onApply: (filter: WrittenFilter) => void;
}

/** Filter inputs; applied on submit, so that the server receives no half-typed words. */
function AuditFilters({ written, onApply }: AuditFiltersProps) {
  const text = useAuditText();
  const [filter, setFilter] = useState(written);
  const actor = useRef<HTMLInputElement>(null);
  useFilterKey(actor);
  const isWrong = (name: 'from' | 'to') => filter[name] !== '' && auditTime(filter[name], name) === undefined;
  const field = (name: FilterName, label: string) => ({
    label,
    value: filter[name],
    onChange: (value: string) => setFilter({ ...filter, [name]: value }),
  });
  return (
    <form
      className="audit-filters"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong('from') && !isWrong('to')) onApply(filter);
      }}
    >
      <TextField {...field('actor', text.actor)} inputRef={actor} />
      <TextField {...field('action', text.action)} />
      <TextField {...field('type', text.recordType)} />
      <TextField {...field('record', text.recordId)} />
      <TextField
        {...field('from', text.from)}
        hint={text.timeHint}
        {...(isWrong('from') && { error: text.timeFault })}
      />
      <TextField {...field('to', text.to)} hint={text.timeHint} {...(isWrong('to') && { error: text.timeFault })} />
      <Button type="submit" kind="primary">
        {text.apply}
      </Button>
    </form>
  );
}

/** Names of the filters in the address. */
const filterNames = ['actor', 'action', 'type', 'record', 'from', 'to'] as const;
type FilterName = (typeof filterNames)[number];
type WrittenFilter = Readonly<Record<FilterName, string>>;

export const filterIn = (search: Search): WrittenFilter =>
  Object.fromEntries(filterNames.map((name) => [name, search[name] ?? ''])) as WrittenFilter;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})Z?$/;

/** Returns a typed time in API format; a day alone means its start or its end. Undefined if it is invalid. */
export function auditTime(text: string, end: 'from' | 'to'): string | undefined {
  const day = DAY.test(text.trim()) ? text.trim() : undefined;
  const [, date, time] = TIME.exec(text.trim()) ?? [];
  const iso = day !== undefined ? `${day}T${end === 'from' ? '00:00:00' : '23:59:59.999999'}Z` : `${date}T${time}Z`;
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}

/** Replaces displayed names of actions and record types by their codes; other text is passed on as a code. */
export function inCodes(
  typedFilter: WrittenFilter,
  words: Readonly<Record<'actions' | 'recordTypes', Readonly<Record<string, string>>>>,
): WrittenFilter {
  const code = (text: string, names: Readonly<Record<string, string>>) =>
    Object.entries(names).find(([, name]) => name.toLowerCase() === text.trim().toLowerCase())?.[0] ?? text;
  return {
    ...typedFilter,
    action: code(typedFilter.action, words.actions),
    type: code(typedFilter.type, words.recordTypes),
  };
}

/** Returns the API query; empty filters are left out. */
export function queryOf(typedFilter: WrittenFilter, operatorId: string | undefined): Readonly<Record<string, string>> {
  const query = {
    'operator-id': operatorId,
    actor: typedFilter.actor.trim(),
    action: typedFilter.action.trim(),
    'record-type': typedFilter.type.trim(),
    'record-id': typedFilter.record.trim(),
    from: typedFilter.from === '' ? undefined : auditTime(typedFilter.from, 'from'),
    to: typedFilter.to === '' ? undefined : auditTime(typedFilter.to, 'to'),
  };
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}
