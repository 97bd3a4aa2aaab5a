import { browserAddresses } from '../navigation/browser-addresses.ts';
import { Router } from '../navigation/router.ts';
import { ROUTES, type RouterContext } from './routes.ts';

export const createAppRouter = (): AppRouter => new Router(ROUTES, browserAddresses);

export type AppRouter = Router<RouterContext>;
