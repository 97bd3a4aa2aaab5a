import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import './button.css';
import './file-drop.css';

export interface FileDropProps {
  /** Names the zone, and is its visible invitation. */
  readonly label: string;
  readonly buttonLabel: string;
  /** File name endings or media types that the file dialog offers. */
  readonly accept?: readonly string[];
  readonly isDisabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children?: ReactNode;
}

/** Takes files by drop, by paste and by the file dialog. */
export function FileDrop({ label, buttonLabel, accept, isDisabled = false, onFiles, children }: FileDropProps) {
  return (
    <DropZone
      className="file-drop"
      aria-label={label}
      isDisabled={isDisabled}
      onDrop={(event) => {
        const dropped = event.items.filter((item) => item.kind === 'file').map((item) => item.getFile());
        Promise.all(dropped).then(onFiles, () => onFiles([]));
      }}
    >
      <Upload size={18} aria-hidden />
      <span>{label}</span>
      <FileTrigger
        allowsMultiple
        {...(accept && { acceptedFileTypes: [...accept] })}
        onSelect={(list) => {
          if (list) onFiles([...list]);
        }}
      >
        <AriaButton className="button button-plain" isDisabled={isDisabled}>
          {buttonLabel}
        </AriaButton>
      </FileTrigger>
      {children}
    </DropZone>
  );
}
