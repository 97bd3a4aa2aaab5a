import { type DragEvent, useState } from 'react';
import { useAuth } from '../../../auth/auth-context.tsx';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts files dropped anywhere on the page; the code that uploads and shows them loads at the first drop. */
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
    // The drop zone has already handled files dropped on it.
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    import('../upload/MessageUploads.tsx')
      .then(({ messageUploads }) => messageUploads.upload(auth, files, undefined))
      .catch(() => setOpen(false));
  };
  return { isOpen, setOpen, target: { onDragEnter, onDragOver, onDrop } };
}
