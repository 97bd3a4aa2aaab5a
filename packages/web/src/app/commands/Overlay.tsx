import { KEYS } from '../../keys/key-table.ts';
import { useKeySetting } from '../../keys/listen-for-shortcuts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Keys } from '../../ui/Keys.tsx';
import { Switch } from '../../ui/Switch.tsx';
import type { OverlayKind as OverlayName } from '../shell-store.ts';
import { CommandMenu } from './CommandMenu.tsx';
import { useCommandText } from './en.ts';
import './command-menu.css';

/** Overlay on the page: command menu or key list. */
export function Overlay({ name, onClose }: { readonly name: OverlayName; readonly onClose: () => void }) {
  return name === 'commands' ? <CommandMenu onClose={onClose} /> : <KeyList onClose={onClose} />;
}

/** `?`: every key by where it holds, and the switch that lets letters be letters. */
function KeyList({ onClose }: { readonly onClose: () => void }) {
  const text = useCommandText().keys;
  const { hasPlainKeys, choose } = useKeySetting();
  const places = [...new Set(KEYS.map(({ place }) => place))];
  return (
    <Dialog title={text.title} closeLabel={text.close} size="large" isOpen onClose={onClose}>
      <Switch isSelected={hasPlainKeys} onChange={choose}>
        {text.plain}
      </Switch>
      <p className="key-help">{text.plainHelp}</p>
      <div className="key-places">
        {places.map((place) => (
          <section key={place}>
            <h3>{text.places[place]}</h3>
            <dl>
              {KEYS.filter((entry) => entry.place === place).map(({ id, keys }) => (
                <div key={id} style={{ display: 'contents' }}>
                  <dt>
                    <Keys keys={keys} between={text.between} />
                  </dt>
                  <dd>{text.meanings[id]}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
