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
  keepAll: 'Behalten',
  hideQuestion: (count) =>
    count === 1
      ? 'Einen Alarm verbergen, den niemand quittiert hat?'
      : `${count} Alarme verbergen, die niemand quittiert hat?`,
  hideMeaning:
    'Sie bleiben für Ihre Organisation offen und verschwinden aus Ihrer Liste. Quittieren Sie einen Alarm, um zu sagen, dass Sie ihn haben.',
  unread: 'Neu',
  theme: 'Farben',
  themes: { dark: 'Dunkel', light: 'Hell', system: 'System' },
  density: 'Zeilenhöhe',
  densities: { compact: 'Eng', normal: 'Normal', relaxed: 'Weit' },
};
