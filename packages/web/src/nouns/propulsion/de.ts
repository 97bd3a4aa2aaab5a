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
    IMPULSIVE: 'Brennzeiten so kurz, dass sich die Bahn auf einmal ändert: chemische Triebwerke.',
    CONTINUOUS: 'Schub über einen guten Teil eines Umlaufs: elektrische Triebwerke.',
    DIFFERENTIAL_DRAG: 'Kein Triebwerk: die Lage bestimmt den Luftwiderstand.',
    NONE: 'Er kann seine Bahn nicht ändern; kein Manöver lässt sich planen.',
    UNKNOWN: 'Das hat noch niemand gesagt; kein Manöver lässt sich planen.',
  },
  manoeuvres: { IMPULSIVE: 'Impuls', CONTINUOUS: 'Dauerschub', DIFFERENTIAL_DRAG: 'Differentieller Widerstand' },
  sizes: { DIFFERENTIAL_DRAG: 'Zeit in der Lage' },
} satisfies Translation<typeof en>;
