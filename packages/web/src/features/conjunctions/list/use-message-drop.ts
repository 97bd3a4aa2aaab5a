import { type DragEvent, useState } from 'react';
import { useAuth } from '../../../auth/auth-context.tsx';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes messages that are dropped anywhere on the page; what sends and shows them comes with the first of them. */
export function useMessageDrop() {
  const auth = useAuth();
  const [isOpen, setOpen] = useState(false);
  const onDragEnter = (event: DragEvent) => {
    if (hasFiles(event)) setOpen(true);
  };
  const onDragOver = (event: DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  };
  const onDrop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files];
    // The zone has taken what was dropped on it.
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    import('../upload/MessageUploads.tsx')
      .then(({ messageUploads }) => messageUploads.upload(auth, files, undefined))
      .catch(() => setOpen(false));
  };
  return { isOpen, setOpen, target: { onDragEnter, onDragOver, onDrop } };
}
