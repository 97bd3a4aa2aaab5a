import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Radio } from '../../ui/Radio.tsx';
import { useRecordText } from './en.ts';
import { conflictOf, flat, merged, type VersionSide, type VersionSides } from './two-versions.ts';
import type { VersionConflict } from './use-record-form.ts';
import './record.css';

/** Labels of the fields of a record, each by its path, for example `configuration.wetMass`. */
export interface FieldWords {
  readonly nameOf: (path: string) => string;
  /** Text of a value that is neither null nor empty. */
  readonly textOf: (path: string, value: unknown) => string;
}

export interface TwoVersionsDialogProps<Content> extends FieldWords {
  readonly conflict: VersionConflict<Content>;
  /** Why it matters here. */
  readonly explain?: string;
  readonly isPending?: boolean;
  /** Saves a choice; absent without own changes, when the other version is used. */
  readonly onChosen?: (content: Content) => void;
  readonly onTheirs: () => void;
  readonly onClose: () => void;
}

/** Conflict with a concurrent change: both versions side by side, field by field, and a choice. */
export function TwoVersionsDialog<Content extends object>({
  conflict: { base, myContent, theirContent },
  explain,
  isPending = false,
  nameOf,
  textOf,
  onChosen,
  onTheirs,
  onClose,
}: TwoVersionsDialogProps<Content>) {
  const text = useRecordText().conflict;
  const group = useId();
  const versions = { mine: flat(myContent), theirs: flat(theirContent) };
  const differences = conflictOf(flat(base), versions.mine, versions.theirs);
  const [chosenSides, setChosenSides] = useState<VersionSides>({});
  const sides = { ...Object.fromEntries(differences.map(({ field, side }) => [field, side])), ...chosenSides };
  const textAt = (field: string, side: VersionSide) => {
    const value = versions[side][field];
    const isEmpty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    const word = isEmpty ? text.empty : typeof value === 'boolean' ? text[value ? 'yes' : 'no'] : textOf(field, value);
    return `${text[side]}: ${word}`;
  };
  return (
    <Dialog
      title={text.title}
      size="medium"
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <>
          <Button {...(onChosen === undefined && { kind: 'primary' as const })} onPress={onTheirs}>
            {text.takeTheirs}
          </Button>
          {onChosen && (
            <Button
              kind="primary"
              isPending={isPending}
              onPress={() => onChosen(merged(myContent, theirContent, sides))}
            >
              {text.save}
            </Button>
          )}
        </>
      }
    >
      <p>{explain ?? (differences.length === 0 ? text.none : text.explain)}</p>
      {differences.map(({ field }) =>
        onChosen ? (
          <div key={field} className="two-versions-row" role="radiogroup" aria-label={text.choose(nameOf(field))}>
            <span className="two-versions-name">{nameOf(field)}</span>
            {(['mine', 'theirs'] as const).map((side) => (
              <Radio
                key={side}
                name={`${group}-${field}`}
                className="segment"
                isSelected={(sides[field] ?? 'mine') === side}
                onSelect={() => setChosenSides({ ...chosenSides, [field]: side })}
              >
                {textAt(field, side)}
              </Radio>
            ))}
          </div>
        ) : (
          <dl key={field} className="two-versions-row">
            <dt className="two-versions-name">{nameOf(field)}</dt>
            <dd>{textAt(field, 'mine')}</dd>
            <dd>{textAt(field, 'theirs')}</dd>
          </dl>
        ),
      )}
    </Dialog>
  );
}
