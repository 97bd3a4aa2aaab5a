import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  none: 'Keine Entscheidungsakte zu dieser Konjunktion.',
  open: 'Entscheidungsakte anlegen',
  title: 'Zuständig und Notiz',
  owner: 'Zuständig',
  ownerHint: 'Für diese Konjunktion zuständiger Benutzer.',
  take: 'Mir zuweisen',
  note: 'Notiz',
  takesBack: 'Eine geänderte Notiz nimmt die Entscheidung zurück. Entscheiden Sie danach neu.',
  noOwner: 'nicht zugewiesen',
  noNote: 'keine Notiz',
};
