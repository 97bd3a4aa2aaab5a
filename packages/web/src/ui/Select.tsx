import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useId } from 'react';
import type { SelectChoice } from './ChoiceList.tsx';
import type { FieldTexts } from './Field.tsx';
import { Pressable } from './Pressable.tsx';
import { prefetchChunk, useOpener } from './use-opener.tsx';
import './field.css';

export interface SelectProps extends FieldTexts {
  readonly choices: readonly SelectChoice[];
  readonly selected: string | undefined;
  readonly onSelect: (id: string) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

const load = () => import('./SelectPanel.tsx');
const fetchAhead = prefetchChunk(load);
const SelectPanel = lazy(async () => ({ default: (await load()).SelectPanel }));

/** Selects one of a few; its list loads on hover or focus. For many options, or for search by typing, use the combo box. */
export function Select({
  choices,
  selected,
  onSelect,
  placeholder,
  isDisabled = false,
  label,
  hint,
  error,
}: SelectProps) {
  const base = useId();
  const [buttonId, labelId, valueId, textId] = ['button', 'label', 'value', 'text'].map((part) => `${base}-${part}`);
  const text = error ?? hint;
  const value = choices.find((choice) => choice.id === selected);
  const choose = (choice: SelectChoice | undefined) => {
    if (choice !== undefined && choice.id !== selected) onSelect(choice.id);
  };
  const { button, buttonRef, isOpen, setOpen } = useOpener(
    <Pressable
      id={buttonId}
      className="control-box control-select"
      isDisabled={isDisabled}
      aria-labelledby={`${valueId} ${labelId}`}
      {...(text !== undefined && { 'aria-describedby': textId })}
      {...(error !== undefined && { 'aria-invalid': true })}
      onKeyDown={(event) => choose(choiceByKey(event, choices, selected))}
    >
      <span id={valueId} className="control" {...(value === undefined && { 'data-placeholder': '' })}>
        {value?.label ?? placeholder}
      </span>
      <ChevronDown size={14} aria-hidden />
    </Pressable>,
    'listbox',
    fetchAhead,
  );
  return (
    <div
      className="field"
      {...(error !== undefined && { 'data-invalid': '' })}
      {...(isDisabled && { 'data-disabled': '' })}
    >
      <label id={labelId} htmlFor={buttonId} className="field-label">
        {label}
      </label>
      {button}
      {isOpen && (
        <Suspense>
          <SelectPanel
            label={label}
            choices={choices}
            selected={selected}
            buttonRef={buttonRef}
            onSelect={(id) => choose(choices.find((choice) => choice.id === id))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {text !== undefined && (
        <span id={textId} className={error === undefined ? 'field-hint' : 'field-error'}>
          {text}
        </span>
      )}
    </div>
  );
}

/** Returns the option that a key selects on the closed field, as in the native field: the neighbour, or the next with that initial letter. */
function choiceByKey(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  choices: readonly SelectChoice[],
  selected: string | undefined,
): SelectChoice | undefined {
  const at = choices.findIndex((choice) => choice.id === selected);
  if (key === 'ArrowRight') return choices[at + 1];
  if (key === 'ArrowLeft') return at > 0 ? choices[at - 1] : undefined;
  if (key.length !== 1 || key === ' ' || altKey || ctrlKey || metaKey) return undefined;
  const after = [...choices.slice(at + 1), ...choices.slice(0, Math.max(at, 0))];
  return after.find((choice) => choice.label.toLowerCase().startsWith(key.toLowerCase()));
}
