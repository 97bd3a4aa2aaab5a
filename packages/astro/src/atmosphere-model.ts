/**
 * Where figures of the Sun and the magnetic field come from. `interpolated`: flux between observed days; `predicted-monthly`: flux between
 * monthly values, Ap moderate; `beyond-table`: those of the table's nearest day; `constant`: of no table.
 */
export type SpaceWeatherSource =
  | 'observed'
  | 'interpolated'
  | 'predicted'
  | 'predicted-monthly'
  | 'beyond-table'
  | 'constant';

/** One day of a table. */
export interface SpaceWeatherDay {
  /** Observed flux at 10.7 cm, 1e-22 W/m^2/Hz. */
  readonly f107: number;
  /** Its mean over 81 days about the day. */
  readonly f107Mean: number;
  /** Ap of every three hours of UTC. */
  readonly ap: readonly number[];
  readonly apMean: number;
  readonly source: SpaceWeatherSource;
}

/** A table as plain data. */
export interface SpaceWeatherDays {
  /** Since 2000-01-01. */
  readonly firstDay: number;
  readonly days: readonly SpaceWeatherDay[];
}

/** Which density an object flies in, as plain data that may be stored and sent; `force/air` makes a density of it. */
export type AtmosphereModel =
  | { readonly model: 'EXPONENTIAL' }
  /** Without days activity is moderate for all time. */
  | { readonly model: 'NRLMSISE_00'; readonly weather?: SpaceWeatherDays };

/** Without a table of space weather: docs/decisions/0068. */
export const EXPONENTIAL_AIR: AtmosphereModel = { model: 'EXPONENTIAL' };
