import { AUDIT_ADMIN } from '@keepout/contract/audit/role';
import { satisfies } from '@keepout/contract/platform/roles';
import { useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useIdentity } from '../../auth/auth-context.tsx';
import { useQueryParam } from '../../navigation/use-query-selection.ts';
import { type Search, useSearchChange } from '../../navigation/use-search-change.ts';
import { Button } from '../../ui/Button.tsx';
import { Status } from '../../ui/Status.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditLines } from './AuditLines.tsx';
import { filterIn, filterNames, inCodes, queryOf } from './audit-filter.ts';
import { useAuditText } from './en.ts';
import { OperatorChoice } from './OperatorChoice.tsx';
import { useExport } from './use-export.ts';
import './audit.css';

/** The audit log: filters in the address, lines below, the whole as a file. */
export function AuditPage() {
  const text = useAuditText();
  const identity = useIdentity();
  const isAdmin = satisfies(identity?.access ?? {}, AUDIT_ADMIN);
  const search: Search = useSearch({ strict: false });
  const change = useSearchChange();
  const [operator, setOperator] = useQueryParam('operator');
  const written = useMemo(() => filterIn(search), [search]);
  const query = useMemo(() => queryOf(inCodes(written, text), operator), [written, operator, text]);
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
      {isAdmin && <OperatorChoice selected={operator} onSelect={setOperator} />}
      {operator !== undefined && (
        <Status level="caution">
          <span className="audit-looking">{text.looking(operator)}</span>
        </Status>
      )}
      <AuditFilters
        key={JSON.stringify(written)}
        written={written}
        onApply={(next) =>
          change(Object.fromEntries(filterNames.map((name) => [name, next[name] === '' ? undefined : next[name]])))
        }
      />
      <AuditLines query={query} isFiltered={filterNames.some((name) => written[name] !== '')} onClear={clear} />
    </div>
  );
}
