import { textsOf } from '../../i18n/texts.ts';

/** English texts of the annual collision statistics. */
export const en = {
  title: 'Annual collision statistics',
  loading: 'Statistics are computed',
  satellite: 'Satellite',
  fleet: 'Fleet',
  toAssets: 'Assets',
  toSatellite: 'Satellite',
  toFleet: 'Fleet statistics',
  noSatellites: 'No satellite yet: statistics need one.',
  addSatellite: 'Add a satellite',
  reasons: {
    NO_CATALOGUE:
      'No catalogue is loaded: flux and count need one. An administrator loads one with keepout catalogue load.',
    NOT_IN_CATALOGUE: 'The catalogue in use does not have this satellite.',
    NO_ORBIT: 'Its elements in the catalogue have no orbit in the whole window: it has come down or they are old.',
    NO_SIZE: 'Its size is not known: give it a hard-body radius or a shape.',
  },
  leftOut: 'Left out of the fleet:',
  complete: 'Complete its record',
  basis: (days: string, start: string, radius: string) =>
    `${days} days from ${start} counted; combined radius ${radius}; tracked objects faster than 0.1 km/s, within 5 km`,
  ownRadii: 'of each satellite',
  tiles: {
    label: 'Figures of a year',
    events: 'Events on record',
    eventsFormula: 'Events with a probability and a closest approach in the last 365.25 days',
    act: 'Manoeuvres a year',
    actFormula: 'Sum over classes of errors of F π κ² σx σy, κ² = max(0, −2 ln(2 σx σy Pc / R²))',
    collision: 'Collision in a year, flux',
    collisionFormula: 'P = 1 − exp(−rate (R / 5 km)²)',
    left: 'Left with manoeuvres',
    leftFormula: 'Residual: sum of F π R² exp(−κ²/2)',
    cumulative: 'Cumulative Pc of your events',
    cumulativeFormula: 'Pcum = 1 − Π(1 − Pc), without manoeuvres, scaled to a year',
  },
  estimates: {
    title: 'Two estimates of one figure',
    estimate: 'Estimate',
    rate: 'Within 5 km [1/year]',
    rateLimits: '95 % limits [1/year]',
    collision: 'Collision in a year',
    collisionLimits: '95 % limits',
    flux: 'Flux, from the orbits alone',
    counting: (events: number) => `Counting, ${events} in the window`,
    agree: 'They agree: the flux lies inside the limits of the count.',
    disagree:
      'They do not agree: the week is unusual, or neighbours keep their distance. The count has seen the very week.',
  },
  level: {
    title: 'Accepted probability',
    slider: 'Accepted Pc',
    manoeuvres: 'Manoeuvres [1/year]',
    reduction: 'Risk taken away [1/year]',
    residual: 'Risk accepted [1/year]',
    remaining: 'Not in the catalogue',
    remainingText: 'Unknown: only tracked objects are counted',
    falseAlarm: 'Would have missed anyway',
    falseAlarmText:
      'Nearly all manoeuvres avoid nothing: one acts on chances of one in some hundreds or thousands. That is the price of acting in time, not a fault of the warnings.',
    errors: (days: string) =>
      `Errors assumed at the decision, ${days} d before closest approach: 30 m radially and across, 150 to 1000 m along-track by orbit; own 10 m and a fifth.`,
    riskCurve: 'Risk by accepted probability',
    riskUnit: '1/year',
    rateCurve: 'Manoeuvres by accepted probability',
    falseCurve: 'False alarms by accepted probability',
  },
  history: {
    title: 'Your own events',
    span: (events: number, messages: number, days: string) =>
      `${events} events, ${messages} messages, ${days} days; months of 30 days`,
    none: 'No event with a closest approach in the last 365.25 days.',
    month: 'Month from',
    events: 'Events',
    levels: { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' },
    cumulative: 'Cumulative Pc',
    miss: 'Miss distance',
    warning: 'Warning time',
    daily: {
      title: 'Events by day',
      label:
        'Events by day of closest approach, UTC, a year. Arrow up and down go by a day, left and right by a week, Home and End to the ends.',
      weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
      day: 'Day (UTC)',
      high: 'High',
      critical: 'Critical',
      none: 'none',
      empty: 'No event on any day.',
      spoken: (day: string, events: number, high: number, critical: number) =>
        `${day}: ${events === 0 ? 'no event' : events === 1 ? '1 event' : `${events} events`}${critical > 0 ? `, ${critical} critical` : ''}${high > 0 ? `, ${high} high` : ''}`,
    },
    from: 'From',
    to: 'To',
  },
  backTest: {
    title: 'What a threshold would have meant',
    threshold: 'Threshold',
    rate: 'Manoeuvres [1/year]',
    with: 'Collision in a year with them',
    without: 'Without any',
    note: '95 % bands of 1000 draws of your events; an event acted on keeps 0.03 of the threshold.',
    calibration: 'How probabilities foretold the last ones',
    calibrationText: (events: number, three: string, ten: string) =>
      `${events === 1 ? '1 event' : `${events} events`} with a message before the decision: the last probability within a factor of 3 for ${three}, of 10 for ${ten}.`,
    noCalibration: 'No event yet with a message before its decision and one after.',
  },
  top: {
    secondaries: 'Top secondaries of your events',
    objects: 'Objects that pass most often',
    name: 'Object',
    norad: 'NORAD',
    events: 'Events',
    largest: 'Largest Pc',
    rate: 'Within 5 km [1/year]',
    none: 'None.',
  },
};

export const useStatisticsText = textsOf(en, import.meta.glob(['./??.ts', '!./en.ts']));
