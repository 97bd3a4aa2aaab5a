import { X } from 'lucide-react';
import { Fragment, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Keys } from '../../ui/Keys.tsx';
import { type Command, commandGroups } from './command.ts';
import { useCommandText } from './en.ts';
import { bestMatches } from './fuzzy.ts';
import { useActionCommands, usePageCommands } from './use-commands.ts';
import type { RecordCommands } from './use-record-commands.ts';

/** Maximum number of results in one group; more letters narrow the search. */
const MOST_OF_GROUP = 8;

export interface CommandSearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly onClose: () => void;
  readonly records: readonly RecordCommands[];
}

/** Search field with results and loading states. Arrow keys select, Enter opens. */
export function CommandSearch({ query, onSearch, onClose, records }: CommandSearchProps) {
  const text = useCommandText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const pages = usePageCommands();
  const actions = useActionCommands();
  const [selectedIndex, setSelectedIndex] = useState(0);
  const findings = useMemo(() => {
    // An empty query lists no records: there are thousands.
    const all = [...pages, ...actions, ...(query.trim() === '' ? [] : records.flatMap(({ commands }) => commands))];
    const best = bestMatches(query, all, MOST_OF_GROUP);
    const first = [...new Set(best.map(({ group }) => group))];
    const order = query.trim() === '' ? commandGroups : first;
    return order.flatMap((group) => best.filter((command) => command.group === group));
  }, [query, pages, actions, records]);
  const at = Math.min(selectedIndex, Math.max(0, findings.length - 1));
  // Missing data must not be reported as not found.
  const isAll = query.trim() === '' || records.every(({ state }) => state === 'here');
  const isLoading = query.trim() !== '' && records.some(({ state }) => state === 'loading');
  const [isEntered, setEntered] = useState(false);
  useEffect(() => input.current?.focus(), []);

  const run = (command: Command | undefined) => {
    setEntered(false);
    if (command === undefined) return;
    onClose();
    command.run();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the awaited data for Enter has arrived
  useEffect(() => {
    if (isEntered && !isLoading) run(findings[at]);
  }, [isEntered, isLoading]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const by = steps[event.key];
    if (by !== undefined && findings.length > 0) {
      const isStep = Math.abs(by) === 1;
      const next = at + by;
      setSelectedIndex(
        isStep ? (next + findings.length) % findings.length : Math.max(0, Math.min(findings.length - 1, next)),
      );
    } else if (event.key === 'Enter') setEntered(true);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className="commands-head">
        <input
          ref={input}
          className="commands-input"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-label={text.input}
          {...(findings.length > 0 && { 'aria-activedescendant': `${listId}-${at}` })}
          placeholder={text.placeholder}
          value={query}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => {
            onSearch(currentTarget.value);
            setSelectedIndex(0);
            setEntered(false);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton label={text.close} hint={false} onPress={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <CommandList id={listId} findings={findings} selectedIndex={at} onChoose={setSelectedIndex} onRun={run} />
      {findings.length === 0 && isAll && <p className="commands-none">{text.nothing(query)}</p>}
      {query.trim() !== '' &&
        records.map(({ group, state, onAgain }) =>
          state === 'loading' ? (
            <p key={group} className="commands-note">
              {text.loading[group]}…
            </p>
          ) : (
            state === 'failed' && (
              <p key={group} className="commands-note" role="alert">
                {text.failed[group]}{' '}
                <Button kind="quiet" onPress={onAgain}>
                  {text.again}
                </Button>
              </p>
            )
          ),
        )}
      <p className="commands-foot">
        <span role="status" className="visually-hidden">
          {query.trim() === '' || (findings.length === 0 && !isAll) ? '' : text.found(findings.length)}
        </span>
        <span aria-hidden="true">{text.foot}</span>
      </p>
    </>
  );
}

interface CommandListProps {
  readonly id: string;
  readonly findings: readonly Command[];
  /** Index of the selected result. */
  readonly selectedIndex: number;
  readonly onChoose: (place: number) => void;
  readonly onRun: (command: Command) => void;
}

/** The findings by group; the focus stays in the field. */
function CommandList({ id, findings, selectedIndex, onChoose, onRun }: CommandListProps) {
  const text = useCommandText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${selectedIndex}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selectedIndex]);
  return (
    <div ref={list} id={id} className="commands-list" role="listbox" aria-label={text.list}>
      {findings.map((command, place) => (
        <Fragment key={command.id}>
          {command.group !== findings[place - 1]?.group && (
            <p className="commands-group" role="presentation">
              {text.groups[command.group]}
            </p>
          )}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's */}
          {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field */}
          <div
            id={`${id}-${place}`}
            className="commands-item"
            role="option"
            aria-selected={place === selectedIndex}
            onPointerMove={() => place !== selectedIndex && onChoose(place)}
            onClick={() => onRun(command)}
          >
            <span className="commands-label">{command.label}</span>
            {command.hint !== undefined && <span className="commands-hint">{command.hint}</span>}
            {command.keys !== undefined && <Keys keys={command.keys} />}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
