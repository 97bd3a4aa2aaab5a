import { type Begun, pressed } from './key-press.ts';
import { useKeySetting } from './key-setting.ts';
import { act } from './key-store.ts';

const FIELDS =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"]), textarea, select, [contenteditable]';
const MODALS = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Whether what is pressed there is text, or belongs to something that lies over the page. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${FIELDS}, ${MODALS}`) !== null;

/** What hears presses of keys, and lets the first of their meanings act that has something to do here. */
export function hearing(): (event: KeyboardEvent) => void {
  let begun: Begun | undefined;
  return (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey;
    const isDeaf = isPlain && (isTaken(event.target) || !useKeySetting.getState().hasPlainKeys);
    if (event.defaultPrevented || event.isComposing || isDeaf) {
      begun = undefined;
      return;
    }
    const found = pressed(event, begun, event.timeStamp);
    begun = found.begun;
    if (found.ids.some(act)) event.preventDefault();
  };
}
