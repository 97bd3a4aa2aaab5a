import type { Translation } from '../../i18n/texts.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  tool: (name, key) => `${name} (${key})`,
  title: 'Begegnung im Raum',
  frame: 'RTN von Objekt 1',
  caption: (object1) =>
    `Größte Annäherung in Metern, ${object1} im Ursprung: R radial, T entlang der Bahn, N quer zur Bahn. Das Gitter liegt in der T-N-Ebene. Geschwindigkeitslinien zeigen Richtungen und das Verhältnis der Beträge.`,
  none: 'Diese Nachricht hat keine relative Position.',
  label: (object2, object1, miss, parts) => `${object2} ${miss} von ${object1}; R, T, N: ${parts}`,
  keys: 'Pfeiltasten drehen die Szene, Plus und Minus zoomen; r, t, n und v blicken entlang einer Achse oder der Relativgeschwindigkeit, d setzt die Ansicht zurück; f zeigt alles, m den Abstand; 1, 2 und 3 schalten die Sigma-Ellipsoide, c die gemeinsame Kovarianz. Das Menü zeigt die Werte als Tabelle.',
  noCovariance: (name) =>
    `${name}: keine brauchbare Kovarianz oder keine Zustände für ihre Transformation; gezeichnet ist nur der Körper.`,
  enlarged: (factor) => `Körper: wahre Größe × ${factor}`,
  combined: 'gemeinsam',
  quantity: 'Größe',
  length: 'Betrag',
  relativeVelocity: 'Relativgeschwindigkeit',
  velocityOf: (name) => `Geschwindigkeit von ${name}`,
  sigmaOf: (name) => `1σ von ${name}`,
  axisOf: (name, place) => `Halbachse ${place} von ${name} (1σ)`,
  radiusOf: (name) => `Kollisionsradius von ${name}`,
  toolbar: 'Ansicht der Begegnung im Raum',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  tools: {
    'view-free': { label: '3D', name: 'Ansicht von der Seite' },
    'view-r': { label: 'R', name: 'Entlang R, von oben' },
    'view-t': { label: 'T', name: 'Entlang T, von vorn' },
    'view-n': { label: 'N', name: 'Entlang N' },
    'view-v': { label: 'v rel', name: 'Entlang der Relativgeschwindigkeit' },
    'fit-all': { name: 'Beide Ellipsoide einpassen', label: 'Alles' },
    'fit-miss': { name: 'Den Abstand einpassen' },
    'sigma-1': { label: '1σ', name: 'Ellipsoide zu einem Sigma' },
    'sigma-2': { label: '2σ', name: 'Ellipsoide zu zwei Sigma' },
    'sigma-3': { label: '3σ', name: 'Ellipsoide zu drei Sigma' },
    combined: { name: 'Gemeinsame Kovarianz bei Objekt 2', label: 'Gemeinsam' },
  },
};
