import type { EphemerisSummary as EphemerisFile } from '@keepout/contract/ca/ephemeris';
import { Button } from '../../ui/Button.tsx';
import { useEphemerisTexts } from './en.ts';

export interface UndoToastsProps {
  readonly files: readonly EphemerisFile[];
  readonly onUndo: (oemFileId: string) => void;
}

/** While a deletion waits: what goes, and the button that keeps it. */
export function UndoToasts({ files, onUndo }: UndoToastsProps) {
  const text = useEphemerisTexts();
  return (
    <section className="undo-toasts" aria-label={text.undo.label}>
      {files.map(({ oemFileId, fileName }) => (
        <div key={oemFileId} className="toast level-inactive" role="status">
          <p className="toast-text">{text.undo.text(fileName)}</p>
          <Button onPress={() => onUndo(oemFileId)}>{text.undo.button}</Button>
        </div>
      ))}
    </section>
  );
}
