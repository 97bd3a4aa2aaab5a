import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CommandSearch } from './CommandSearch.tsx';
import { useCommandText } from './en.ts';
import type { RecordCommands } from './use-record-commands.ts';
import { useEventCommands, useMayOpen, useRequestCommands, useSatelliteCommands } from './use-record-commands.ts';
import '../../ui/dialog.css';
import './command-menu.css';
import { inLocale } from '../../ui/in-locale.tsx';

/** Ctrl+K or Cmd+K: everything that can be gone to or done, found by a few letters. */
export const CommandMenu = inLocale(function CommandMenu({ onClose }: { readonly onClose: () => void }) {
  const text = useCommandText();
  const mayCa = useMayOpen('ca');
  const mayOdt = useMayOpen('odt');
  const [query, search] = useState('');
  const shared = { query, onSearch: search, onClose };
  return (
    <ModalOverlay
      className="modal-overlay commands-overlay"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className="commands">
        <Dialog className="dialog" aria-label={text.title}>
          {mayCa && mayOdt && <OfBoth {...shared} />}
          {mayCa && !mayOdt && <OfCa {...shared} />}
          {!mayCa && mayOdt && <OfOdt {...shared} />}
          {!mayCa && !mayOdt && <CommandSearch {...shared} records={[]} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
});

interface SearchProps {
  readonly query: string;
  readonly onSearch: (query: string) => void;
  readonly onClose: () => void;
}

// Records that the user may not open are not requested: a component for each set of roles.
function OfBoth(props: SearchProps) {
  const records: readonly RecordCommands[] = [
    useSatelliteCommands(),
    useEventCommands(props.query),
    useRequestCommands(),
  ];
  return <CommandSearch {...props} records={records} />;
}

function OfCa(props: SearchProps) {
  return <CommandSearch {...props} records={[useSatelliteCommands(), useEventCommands(props.query)]} />;
}

function OfOdt(props: SearchProps) {
  return <CommandSearch {...props} records={[useRequestCommands()]} />;
}
