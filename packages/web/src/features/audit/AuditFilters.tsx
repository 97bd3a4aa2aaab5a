import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type FilterName, timeIn, type WrittenFilter } from './audit-filter.ts';
import { useAuditText } from './en.ts';

export interface AuditFiltersProps {
  readonly written: WrittenFilter;
  readonly onApply: (filter: WrittenFilter) => void;
}

/** What is looked for; it counts once it is sent, so that no half word is asked of the server. */
export function AuditFilters({ written, onApply }: AuditFiltersProps) {
  const text = useAuditText();
  const [filter, setFilter] = useState(written);
  const isWrong = (name: 'from' | 'to') => filter[name] !== '' && timeIn(filter[name], name) === undefined;
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
      <TextField {...field('actor', text.actor)} />
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
