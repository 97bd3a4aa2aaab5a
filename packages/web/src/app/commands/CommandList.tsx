import { Fragment, useEffect, useRef } from 'react';
import { Keys } from '../../ui/Keys.tsx';
import type { Command } from './command.ts';
import { useCommandText } from './en.ts';

export interface CommandListProps {
  readonly id: string;
  readonly findings: readonly Command[];
  /** Place of the one that Enter opens. */
  readonly chosen: number;
  readonly onChoose: (place: number) => void;
  readonly onRun: (command: Command) => void;
}

/** The findings by group; the focus stays in the field. */
export function CommandList({ id, findings, chosen, onChoose, onRun }: CommandListProps) {
  const text = useCommandText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, chosen]);
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
            aria-selected={place === chosen}
            onPointerMove={() => place !== chosen && onChoose(place)}
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
