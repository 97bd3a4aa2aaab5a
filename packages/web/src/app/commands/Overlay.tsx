import type { Overlay as OverlayName } from '../shell-store.ts';
import { CommandMenu } from './CommandMenu.tsx';
import { KeyList } from './KeyList.tsx';

/** What lies over the page: one of the two. */
export function Overlay({ name, onClose }: { readonly name: OverlayName; readonly onClose: () => void }) {
  return name === 'commands' ? <CommandMenu onClose={onClose} /> : <KeyList onClose={onClose} />;
}
