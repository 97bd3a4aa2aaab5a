/** Texts of the printed mission study. */
export const en = {
  kind: 'Planned mission',
  question: 'What was asked',
  orbit: 'Orbit',
  heights: (perigee: string, apogee: string, inclination: number) =>
    `${perigee} x ${apogee} km mean height, inclination ${inclination}°`,
  insertion: (epoch: string) => `as inserted at ${epoch}`,
  place: (longitude: number, half: number, inclination: number) =>
    `kept within ${half}° of ${longitude}° east, inclination ${inclination}°`,
  radius: 'Combined radius',
  span: 'Span',
  days: (days: number, start: string) => `${days} d from ${start}, without drag`,
  traffic: 'Traffic',
  objects: (objects: number) => `${objects} objects of the catalogue; tracked ones faster than 0.1 km/s`,
  decision: 'Decision',
  before: (days: number) => `${days} d before closest approach`,
  avoidance: 'An avoidance',
  takes: (burn: number) => `${burn} m/s, the way back included`,
  tank: (mass: number, impulse: number) => `; ${mass} kg, specific impulse ${impulse} s`,
  year: 'What a year comes to',
  within: 'Within 5 km',
  limits: (value: string, lower: string, upper: string) => `${value} a year (95 %: ${lower} to ${upper})`,
  collision: 'Collision, nobody moves',
  counted: 'Counted',
  ofToday: (events: number) => `${events} passages of today’s traffic`,
  byShape: (rate: string) => `; by the shape of the orbits ${rate} a year`,
  levels: 'What a threshold costs',
  level: ['Accepted Pc', 'Manoeuvres [1/year]', 'Yours [1/year]', 'm/s a year', 'kg a year', 'Taken away', 'Accepted'],
  groups: 'Whom it meets',
  group: ['Who', 'Counted', 'Grown [1/year]', '95 %', 'Growth', 'Yours'],
  met: 'Most often met',
  object: ['Object', 'Number', 'Passages', 'Nearest [m]'],
  nobody: 'Nobody came within 5 km in the span.',
  what: 'A statistic of such a year, no forecast: docs/models/mission-life.',
} as const;

type TextsOf<T> = T extends string
  ? string
  : T extends (...parameters: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Part in keyof T]: TextsOf<T[Part]> };
export type MissionWords = TextsOf<typeof en>;
