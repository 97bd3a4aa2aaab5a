/** Pages of figures of a year, in one chunk: each chunk costs the first load of every page its names. */
export { MissionsPage } from '../features/missions/MissionsPage.tsx';
export { StatisticsPage } from '../features/statistics/StatisticsPage.tsx';
