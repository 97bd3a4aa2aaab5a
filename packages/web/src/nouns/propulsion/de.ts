import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

/** Deutsche Wörter für die Antriebe. */
export const de = {
  types: {
    IMPULSIVE: 'Impulsiv',
    CONTINUOUS: 'Dauerschub',
    DIFFERENTIAL_DRAG: 'Differentieller Widerstand',
    NONE: 'Keiner',
    UNKNOWN: 'Unbekannt',
  },
  typeHints: {
    IMPULSIVE: 'Kurze Brennzeiten, als Impulse modelliert: chemische Triebwerke.',
    CONTINUOUS: 'Schub über einen großen Teil eines Umlaufs: elektrische Triebwerke.',
    DIFFERENTIAL_DRAG: 'Kein Triebwerk: Lageänderungen verändern die Widerstandsfläche.',
    NONE: 'Kein Antrieb: Kein Manöver lässt sich planen.',
    UNKNOWN: 'Nicht angegeben: Kein Manöver lässt sich planen.',
  },
  manoeuvres: { IMPULSIVE: 'Impuls', CONTINUOUS: 'Dauerschub', DIFFERENTIAL_DRAG: 'Differentieller Widerstand' },
  sizes: { DIFFERENTIAL_DRAG: 'Dauer der Lage' },
} satisfies Translation<typeof en>;
