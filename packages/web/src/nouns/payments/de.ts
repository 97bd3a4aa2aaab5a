import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  open: 'Bestellungen und Rechnungen',
  available: (sum) => `${sum} verfügbar`,
  ofLimit: (available, limit) => `${available} verfügbar, davon ${limit} Kredit`,
  owes: (used, limit) => `${used} von ${limit} Kredit genutzt`,
  held: (sum) => `${sum} für Bestellungen reserviert`,
  lastOrders: 'Letzte Bestellungen',
  statuses: {
    OPEN: 'Offen',
    PAST_DUE: 'Überfällig',
    COMPLETE: 'Abgeschlossen',
    CANCELLED: 'Storniert',
  },
};
