import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  label: 'Seitenleiste',
  open: 'Öffnen',
  acknowledged: (name) => `Quittiert von ${name}`,
  signedOut: 'Sie sind nicht angemeldet.',
  hide: (title) => `${title} verbergen`,
  demo: 'Demo',
  close: 'Seitenleiste schließen',
  welcome: (name) => `Willkommen, ${name}`,
  none: 'Keine Mitteilungen',
  hideAll: 'Alle verbergen',
  unread: 'Neu',
  theme: 'Farben',
  themes: { dark: 'Dunkel', light: 'Hell', system: 'System' },
  density: 'Zeilenhöhe',
  densities: { compact: 'Eng', normal: 'Normal', relaxed: 'Weit' },
};
