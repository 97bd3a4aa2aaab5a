import { useMemo, useState } from 'react';
import { wordSearch } from '../../../navigation/search-params.ts';
import { cx } from '../../../styles/class-names.ts';
import { Breakable } from '../../../ui/Breakable.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ScrollingTable } from '../../../ui/ScrollingTable.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useEventText } from '../texts/en.ts';
import { changeText, compareFields, type FieldChange, fieldText } from './field-change.ts';
import { type FieldValue, fieldSections, type MessageField } from './message-fields.ts';
import './field-table.css';

export interface FieldTableProps {
  readonly fields: readonly MessageField[];
  /** Fields of the message to compare with; without them no change is marked. */
  readonly before?: readonly MessageField[] | undefined;
  /** Control next to the search: the message to compare with. */
  readonly children?: React.ReactNode;
}

/** All fields of a message by section; a search filters them, a comparison marks changes. */
export function FieldTable({ fields, before, children }: FieldTableProps) {
  const text = useEventText();
  const [search, setSearch] = useState('');
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const changes = useMemo(
    () =>
      before === undefined ? new Map<string, readonly (FieldChange | undefined)[]>() : compareFields(fields, before),
    [fields, before],
  );
  const isChanged = (key: string) => changes.get(key)?.some((change) => change !== undefined) === true;
  const hasWords = wordSearch(search);
  const visibleFields = fields.filter(
    ({ key, name, values }) => hasWords(name, ...values) && (!isOnlyChanged || before === undefined || isChanged(key)),
  );
  return (
    <div className="cj-fields">
      <div className="cj-bar">
        <TextField label={text.fields.search} value={search} onChange={setSearch} type="search" />
        {children}
        <Checkbox isSelected={isOnlyChanged} onChange={setOnlyChanged} isDisabled={before === undefined}>
          {text.fields.onlyChanged}
        </Checkbox>
        <p className="cj-faint" role="status">
          {text.fields.count(visibleFields.length, fields.length)}
        </p>
      </div>
      {visibleFields.length === 0 && (
        <p className="cj-faint">{search.trim() !== '' ? text.fields.none : text.fields.noChange}</p>
      )}
      {visibleFields.length > 0 && (
        <ScrollingTable className="cj-field-scroll" label={text.fields.table}>
          <thead>
            <tr>
              <th scope="col">{text.fields.field}</th>
              <th scope="col" className="cj-field-value">
                {text.fields.object1}
              </th>
              <th scope="col" className="cj-field-value">
                {text.fields.object2}
              </th>
              <th scope="col">{text.fields.unit}</th>
            </tr>
          </thead>
          {fieldSections.map((section) => {
            const sectionFields = visibleFields.filter((field) => field.section === section);
            return sectionFields.length === 0 ? null : (
              <tbody key={section}>
                <tr className="cj-field-section">
                  <th colSpan={4} scope="rowgroup">
                    {text.fields.sections[section]}
                  </th>
                </tr>
                {sectionFields.map((field) => (
                  <tr key={field.key}>
                    <th scope="row">
                      <span lang="en">
                        <Breakable text={field.name} />
                      </span>
                      {field.unit && (
                        <span className="cj-field-unit-small" aria-hidden="true">
                          {field.unit}
                        </span>
                      )}
                    </th>
                    {field.values.map((value, place) => (
                      <ValueCell
                        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the object
                        key={place}
                        value={value}
                        span={field.values.length === 1 ? 2 : 1}
                        change={changes.get(field.key)?.[place]}
                      />
                    ))}
                    <td className="cj-field-unit">{field.unit}</td>
                  </tr>
                ))}
              </tbody>
            );
          })}
        </ScrollingTable>
      )}
    </div>
  );
}

/** Returns whether a value is a number, a time or a date; these do not wrap. */
const isFigure = (value: FieldValue): boolean => /^[+\u2212-]?\d[\d.,:eETZ\u2212+-]*$/.test(fieldText(value));

/** Returns the language attribute of a value: text of the message itself is always English. */
const languageOf = (value: FieldValue | undefined) => (value === null || value === undefined ? {} : { lang: 'en' });

interface ValueCellProps {
  readonly value: FieldValue;
  readonly span: number;
  readonly change: FieldChange | undefined;
}

function ValueCell({ value, span, change }: ValueCellProps) {
  const text = useEventText();
  return (
    <td colSpan={span} className={cx('cj-field-value', change && 'cj-changed')}>
      <span className="cj-field-line">
        {change && (
          <span className="cj-field-change">
            {text.fields.was}{' '}
            <span title={change.was ?? text.fields.absent} {...languageOf(change.was)}>
              {fieldText(change.was)}
            </span>{' '}
            <span className="cj-field-delta">{changeText(change)}</span>
          </span>
        )}
        <span
          className={cx('mono', isFigure(value) && 'cj-figure')}
          title={value ?? text.fields.absent}
          {...languageOf(value)}
        >
          {isFigure(value) ? fieldText(value) : <Breakable text={fieldText(value)} />}
        </span>
      </span>
    </td>
  );
}
