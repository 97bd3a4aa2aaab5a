import { X } from 'lucide-react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '../i18n/en.ts';
import { cx } from '../styles/class-names.ts';
import type { DialogProps } from './dialog-props.ts';
import { IconButton } from './IconButton.tsx';
import './dialog.css';
import { inLocale } from './in-locale.tsx';

/** Content of an open dialog. */
export const DialogPanel = inLocale(function DialogPanel({
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
  const { close } = useText().words;
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
            <IconButton label={closeLabel ?? close} hint={false} onPress={onClose}>
              <X size={16} aria-hidden />
            </IconButton>
          </header>
          <div className="dialog-body">{children}</div>
          {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
});
