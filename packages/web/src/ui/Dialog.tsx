import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../styles/class-names.ts';
import { IconButton } from './IconButton.tsx';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** `sheet` takes the height of the window and, on a phone, all of it. */
  readonly form?: 'dialog' | 'sheet';
  readonly size?: 'small' | 'medium' | 'large';
  /** Off while unsaved work would be lost by a press outside. */
  readonly isDismissable?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A modal: focus stays inside, Esc closes, focus returns to where it was. */
export function Dialog({
  title,
  isOpen,
  onClose,
  closeLabel,
  form = 'dialog',
  size = 'small',
  isDismissable = true,
  footer,
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      className="modal-overlay"
      isOpen={isOpen}
      isDismissable={isDismissable}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={cx('modal', `modal-${form}`, `modal-${size}`)}>
        <AriaDialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={closeLabel} hint={false} onPress={onClose}>
              <X size={16} aria-hidden />
            </IconButton>
          </header>
          <div className="dialog-body">{children}</div>
          {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A dialog of the window's height, from the right edge. */
export function Sheet(props: Omit<DialogProps, 'form'>) {
  return <Dialog {...props} form="sheet" />;
}
