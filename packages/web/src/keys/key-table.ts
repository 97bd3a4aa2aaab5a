/**
 * Where a key holds: on every page, in a list that has rows, on the page of an event, while its messages are on show, or
 * only while the focus is in one view, whose keys are its own.
 */
export type KeyPlace = 'everywhere' | 'list' | 'event' | 'plane' | 'scene' | 'plot' | 'space';

export interface KeyEntry {
  readonly id: string;
  /** One key by its character, `Mod+` for Ctrl or Cmd, or two pressed in sequence: `g c`. */
  readonly keys: string;
  readonly place: KeyPlace;
}

/** All keyboard shortcuts of the application except the standard keys of controls. */
export const KEYS = [
  { id: 'commands', keys: 'Mod+k', place: 'everywhere' },
  { id: 'keys', keys: '?', place: 'everywhere' },
  { id: 'filter', keys: '/', place: 'everywhere' },
  { id: 'go.overview', keys: 'g o', place: 'everywhere' },
  { id: 'go.ca', keys: 'g c', place: 'everywhere' },
  { id: 'go.assets', keys: 'g a', place: 'everywhere' },
  { id: 'go.odt', keys: 'g t', place: 'everywhere' },
  { id: 'go.oems', keys: 'g e', place: 'everywhere' },
  { id: 'go.screening', keys: 'g s', place: 'everywhere' },
  { id: 'go.find', keys: 'g f', place: 'everywhere' },
  { id: 'go.flightRules', keys: 'g r', place: 'everywhere' },
  { id: 'go.sky', keys: 'g k', place: 'everywhere' },
  { id: 'go.feeds', keys: 'g i', place: 'everywhere' },
  { id: 'go.publishing', keys: 'g n', place: 'everywhere' },
  { id: 'go.contacts', keys: 'g w', place: 'everywhere' },
  { id: 'go.audit', keys: 'g l', place: 'everywhere' },
  { id: 'go.account', keys: 'g p', place: 'everywhere' },
  { id: 'go.docs', keys: 'g d', place: 'everywhere' },
  { id: 'event.next', keys: 'j', place: 'event' },
  { id: 'event.previous', keys: 'k', place: 'event' },
  { id: 'message.previous', keys: '[', place: 'event' },
  { id: 'message.next', keys: ']', place: 'event' },
  // After the event, whose page holds lists too: there j and k go to other events.
  { id: 'list.next', keys: 'j', place: 'list' },
  { id: 'list.previous', keys: 'k', place: 'list' },
  { id: 'plane.auto', keys: 'a', place: 'plane' },
  { id: 'plane.equal', keys: 'e', place: 'plane' },
  { id: 'plane.stretched', keys: 's', place: 'plane' },
  { id: 'plane.sigma', keys: 'w', place: 'plane' },
  { id: 'plane.fit', keys: 'f', place: 'plane' },
  { id: 'plane.sigma-1', keys: '1', place: 'plane' },
  { id: 'plane.sigma-2', keys: '2', place: 'plane' },
  { id: 'plane.sigma-3', keys: '3', place: 'plane' },
  { id: 'plane.history', keys: 'h', place: 'plane' },
  { id: 'plane.swap', keys: 'o', place: 'plane' },
  { id: 'plane.log', keys: 'l', place: 'plane' },
  { id: 'scene.view-r', keys: 'r', place: 'scene' },
  { id: 'scene.view-t', keys: 't', place: 'scene' },
  { id: 'scene.view-n', keys: 'n', place: 'scene' },
  { id: 'scene.view-v', keys: 'v', place: 'scene' },
  { id: 'scene.view-free', keys: 'd', place: 'scene' },
  { id: 'scene.fit-all', keys: 'f', place: 'scene' },
  { id: 'scene.fit-miss', keys: 'm', place: 'scene' },
  { id: 'scene.sigma-1', keys: '1', place: 'scene' },
  { id: 'scene.sigma-2', keys: '2', place: 'scene' },
  { id: 'scene.sigma-3', keys: '3', place: 'scene' },
  { id: 'scene.combined', keys: 'c', place: 'scene' },
  { id: 'plot.in', keys: '+', place: 'plot' },
  { id: 'plot.out', keys: '-', place: 'plot' },
  { id: 'plot.all', keys: '0', place: 'plot' },
  { id: 'space.play', keys: 'p', place: 'space' },
  { id: 'space.now', keys: 'n', place: 'space' },
  { id: 'space.faster', keys: '.', place: 'space' },
  { id: 'space.slower', keys: ',', place: 'space' },
  { id: 'space.follow', keys: 'f', place: 'space' },
] as const satisfies readonly KeyEntry[];

export type KeyId = (typeof KEYS)[number]['id'];

/** The keys of an action as a person reads them. */
export const shortcutKeys = (id: KeyId): string => KEYS.find((entry) => entry.id === id)?.keys ?? '';
