import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  balance: 'Guthaben',
  loading: 'Wird geladen',
  open: 'Aufträge und Rechnungen',
  none: 'Sie sind kein Kunde dieser Installation: Preise werden gezeigt und nicht berechnet.',
  available: (sum) => `${sum} verfügbar`,
  ofLimit: (available, limit) => `${available} verfügbar, davon ${limit} Kredit`,
  owes: (used, limit) => `${used} von ${limit} Kredit genutzt`,
  held: (sum) => `${sum} für Aufträge zurückgehalten`,
  lastOrders: 'Letzte Aufträge',
  noOrders: 'Es wurde noch nichts bestellt.',
  services: { ca: 'Collision Avoidance', odt: 'On-Demand Tracking' },
  statuses: {
    OPEN: 'Offen',
    ACTIVE: 'Läuft',
    PAST_DUE: 'Überfällig',
    COMPLETE: 'Abgeschlossen',
    CANCELLED: 'Storniert',
  },
};
