import { Fragment } from 'react';
import './keys.css';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Keys as on a keyboard: `g c` is two in sequence, `Mod+k` two together. */
export function Keys({ keys, between = ' ' }: { readonly keys: string; readonly between?: string }) {
  const keyName = (key: string) =>
    key === 'Mod' ? (isApple() ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key;
  return (
    <span className="keys">
      {keys.split(' ').map((chord, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of an action never change
        <Fragment key={place}>
          {place > 0 && <span className="keys-then">{between}</span>}
          {chord === '+' ? <kbd>+</kbd> : chord.split('+').map((key) => <kbd key={key}>{keyName(key)}</kbd>)}
        </Fragment>
      ))}
    </span>
  );
}
