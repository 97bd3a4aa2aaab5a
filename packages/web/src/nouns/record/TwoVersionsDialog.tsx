import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Difference, Side, Sides } from './two-versions.ts';
import './record.css';

export interface TwoVersionsTexts {
  readonly title: string;
  readonly explain: string;
  /** Both versions say the same by now. */
  readonly none: string;
  readonly mine: string;
  readonly theirs: string;
  readonly choose: (field: string) => string;
  readonly save: string;
  readonly dismiss: string;
}

export interface TwoVersionsDialogProps {
  readonly conflict: readonly Difference[];
  readonly text: TwoVersionsTexts;
  readonly nameOf: (field: string) => string;
  readonly textOf: (field: string, side: Side) => string;
  readonly onChosen: (sides: Sides) => void;
  readonly onClose: () => void;
}

/** Somebody else saved first: both versions field by field, and a choice. */
export function TwoVersionsDialog({ conflict, text, nameOf, textOf, onChosen, onClose }: TwoVersionsDialogProps) {
  const [sides, setSides] = useState<Sides>(Object.fromEntries(conflict.map(({ field, side }) => [field, side])));
  return (
    <Dialog
      title={text.title}
      size="medium"
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.dismiss}
      footer={
        <Button kind="primary" onPress={() => onChosen(sides)}>
          {text.save}
        </Button>
      }
    >
      <p>{conflict.length === 0 ? text.none : text.explain}</p>
      {conflict.map(({ field }) => (
        <RadioGroup
          key={field}
          className="two-versions-row"
          value={sides[field] ?? 'mine'}
          onChange={(side) => setSides({ ...sides, [field]: side === 'theirs' ? 'theirs' : 'mine' })}
          aria-label={text.choose(nameOf(field))}
          orientation="horizontal"
        >
          <Label className="two-versions-name">{nameOf(field)}</Label>
          <Radio value="mine" className="segment">
            {text.mine}: {textOf(field, 'mine')}
          </Radio>
          <Radio value="theirs" className="segment">
            {text.theirs}: {textOf(field, 'theirs')}
          </Radio>
        </RadioGroup>
      ))}
    </Dialog>
  );
}
