/** Longest span that a satellite or a file is screened over by itself; what lies beyond is screened when its time comes. */
export const SCREENED_DAYS = 7;
