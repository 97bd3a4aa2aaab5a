import type { Satellite } from '@keepout/contract/fleet/satellite';
import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { fieldName, fieldValue } from './field-text.ts';
import { conflictOf, flat, merged, type SatelliteContent, type Side } from './record-changes.ts';
import { useSatellitePageTexts } from './use-texts.ts';

export interface ConflictDialogProps {
  readonly base: Satellite;
  readonly mine: SatelliteContent;
  readonly theirs: Satellite;
  readonly onChosen: (content: SatelliteContent) => void;
  readonly onClose: () => void;
}

/** Somebody else saved first: both versions field by field, and a choice. */
export function ConflictDialog({ base, mine, theirs, onChosen, onClose }: ConflictDialogProps) {
  const text = useSatellitePageTexts();
  const conflict = conflictOf(base, mine, theirs);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(
    Object.fromEntries(conflict.map(({ path, side }) => [path, side])),
  );
  const [own, other] = [flat(mine), flat(theirs)];
  return (
    <Dialog
      title={text.conflict.title}
      size="medium"
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={text.conflict.dismiss}
      footer={
        <Button kind="primary" onPress={() => onChosen(merged(mine, theirs, sides))}>
          {text.conflict.save}
        </Button>
      }
    >
      <p>{conflict.length === 0 ? text.conflict.none : text.conflict.explain}</p>
      {conflict.map(({ path }) => (
        <RadioGroup
          key={path}
          className="conflict-row"
          value={sides[path] ?? 'mine'}
          onChange={(side) => setSides({ ...sides, [path]: side === 'theirs' ? 'theirs' : 'mine' })}
          aria-label={text.conflict.choose(fieldName(path, text))}
          orientation="horizontal"
        >
          <Label className="conflict-name">{fieldName(path, text)}</Label>
          <Radio value="mine" className="segment">
            {text.conflict.mine}: {fieldValue(path, own[path], text)}
          </Radio>
          <Radio value="theirs" className="segment">
            {text.conflict.theirs}: {fieldValue(path, other[path], text)}
          </Radio>
        </RadioGroup>
      ))}
    </Dialog>
  );
}
