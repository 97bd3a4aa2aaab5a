import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  none: 'Für dieses Ereignis hat noch niemand eine Entscheidungsakte angelegt.',
  open: 'Entscheidungsakte anlegen',
  title: 'Zuständig und Notiz',
  owner: 'Zuständig',
  ownerHint: 'Wer sich darum kümmert.',
  take: 'Übernehmen',
  note: 'Notiz',
  takesBack: 'Eine andere Notiz nimmt die Entscheidung zurück; sie ist dann neu zu treffen.',
  noOwner: 'niemand',
  noNote: 'keine Notiz',
};
