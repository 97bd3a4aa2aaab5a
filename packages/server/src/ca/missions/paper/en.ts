/** Texts of the printed mission study. */
export const en = {
  kind: 'Planned mission',
  question: 'Inputs',
  orbit: 'Orbit',
  heights: (perigee: string, apogee: string, inclination: number) =>
    `${perigee} x ${apogee} km mean altitude, inclination ${inclination}°`,
  insertion: (epoch: string) => `from the state vector at launcher separation, ${epoch}`,
  place: (longitude: number, half: number, inclination: number) =>
    `station-keeping within ${half}° of ${longitude}° east, inclination ${inclination}°`,
  radius: 'Combined hard-body radius',
  span: 'Time span',
  days: (days: number, start: string) => `${days} d from ${start}, without drag`,
  traffic: 'Traffic',
  objects: (objects: number) => `${objects} catalogue objects with a relative speed above 0.1 km/s`,
  decision: 'Decision',
  before: (days: number) => `${days} d before closest approach`,
  avoidance: 'Avoidance manoeuvre',
  takes: (burn: number) => `${burn} m/s, including the return manoeuvre`,
  tank: (mass: number, impulse: number) => `; ${mass} kg, specific impulse ${impulse} s`,
  year: 'Results for one year',
  within: 'Within 5 km',
  limits: (value: string, lower: string, upper: string) => `${value} per year (95 %: ${lower} to ${upper})`,
  collision: 'Collisions without manoeuvres',
  counted: 'Counted',
  ofToday: (events: number) => `${events} passages with the traffic of today`,
  byShape: (rate: string) => `; by the flux method ${rate} per year`,
  levels: 'Manoeuvres and risk by accepted Pc',
  level: ['Accepted Pc', 'Manoeuvres [1/year]', 'Yours [1/year]', 'm/s per year', 'kg per year', 'Avoided', 'Accepted'],
  groups: 'Passages by group',
  group: ['Group', 'Counted', 'With growth [1/year]', '95 %', 'Growth', 'Yours'],
  met: 'Objects with most passages',
  object: ['Object', 'Number', 'Passages', 'Closest [m]'],
  nobody: 'No object came within 5 km in the time span.',
  what: 'Statistics of such a year, not a forecast: docs/models/mission-life.',
} as const;

type TextsOf<T> = T extends string
  ? string
  : T extends (...parameters: infer Given) => string
    ? (...parameters: Given) => string
    : { readonly [Part in keyof T]: TextsOf<T[Part]> };
export type MissionWords = TextsOf<typeof en>;
