import { Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from './Button.tsx';
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

/** Accepts files by drop, by the file dialog, and by paste while its button has the focus: with browser functions, without a library. */
export function FileDrop({ label, buttonLabel, accept, isDisabled = false, onFiles, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (!isDisabled && files !== null && files.length > 0) onFiles([...files]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for a drop, and a look of its own
    <div
      className="file-drop"
      role="group"
      aria-label={label}
      {...(isOver && { 'data-drop-target': '' })}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!isDisabled);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
      <Upload size={18} aria-hidden />
      <span>{label}</span>
      <Button isDisabled={isDisabled} onPress={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        {...(accept && { accept: accept.join(',') })}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {children}
    </div>
  );
}
