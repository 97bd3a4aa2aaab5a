/** Seconds in a day of 86,400 SI seconds. */
export const SECONDS_PER_DAY = 86_400;
export const MS_PER_DAY = 86_400_000;
export const MS_PER_HOUR = 3_600_000;
export const MS_PER_MINUTE = 60_000;
export const SECONDS_PER_HOUR = 3_600;
export const SECONDS_PER_MINUTE = 60;
/** The product's month and year (specification, section 9): 30 days and 365.25 days. */
export const DAYS_PER_MONTH = 30;
export const DAYS_PER_YEAR = 365.25;
