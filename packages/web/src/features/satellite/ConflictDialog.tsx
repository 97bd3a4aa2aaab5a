import type { Satellite } from '@keepout/contract/fleet/satellite';
import { TwoVersionsDialog } from '../../nouns/record/TwoVersionsDialog.tsx';
import { conflictOf } from '../../nouns/record/two-versions.ts';
import { fieldName, fieldValue } from './field-text.ts';
import { flat, merged, type SatelliteContent } from './record-changes.ts';
import { useSatellitePageTexts } from './use-texts.ts';

export interface ConflictDialogProps {
  readonly base: Satellite;
  readonly mine: SatelliteContent;
  readonly theirs: Satellite;
  readonly onChosen: (content: SatelliteContent) => void;
  readonly onClose: () => void;
}

export function ConflictDialog({ base, mine, theirs, onChosen, onClose }: ConflictDialogProps) {
  const text = useSatellitePageTexts();
  const versions = { mine: flat(mine), theirs: flat(theirs) };
  return (
    <TwoVersionsDialog
      conflict={conflictOf(flat(base), versions.mine, versions.theirs)}
      text={text.conflict}
      nameOf={(path) => fieldName(path, text)}
      textOf={(path, side) => fieldValue(path, versions[side][path], text)}
      onChosen={(sides) => onChosen(merged(mine, theirs, sides))}
      onClose={onClose}
    />
  );
}
