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
    count === 1 ? '1 nicht quittierten Alarm verbergen?' : `${count} nicht quittierte Alarme verbergen?`,
  hideMeaning:
    'Die Alarme bleiben für Ihre Organisation offen und verschwinden nur aus Ihrer Liste. Quittieren Sie einen Alarm, um ihn zu übernehmen.',
  unread: 'Neu',
  theme: 'Farben',
  themes: { dark: 'Dunkel', light: 'Hell', system: 'System' },
  density: 'Zeilenhöhe',
  densities: { compact: 'Eng', normal: 'Normal', relaxed: 'Weit' },
};
