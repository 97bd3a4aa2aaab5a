import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useMediaQuery } from './use-media-query.ts';
import './dialog.css';
import './drawer.css';
import { inLocale } from './in-locale.tsx';

export interface DrawerProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The panel at the right edge. On a wide screen the page next to it stays usable; on a phone it is a modal that traps
 * the focus. Esc closes it and the focus goes back to the button that opened it.
 */
export const Drawer = inLocale(function Drawer(props: DrawerProps) {
  const isPhone = useMediaQuery('(max-width: 719px)');
  return isPhone ? <ModalDrawer {...props} /> : <SideDrawer {...props} />;
});

function ModalDrawer({ label, isOpen, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay
      className="modal-overlay drawer-overlay"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => open || onClose()}
    >
      <Modal className="drawer drawer-modal">
        <AriaDialog className="drawer-body" aria-label={label}>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function SideDrawer({ label, isOpen, onClose, children }: DrawerProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);
  return (
    <aside
      ref={panel}
      className="drawer drawer-side"
      aria-label={label}
      tabIndex={-1}
      inert={!isOpen}
      data-open={isOpen || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="drawer-body">{isOpen && children}</div>
    </aside>
  );
}
