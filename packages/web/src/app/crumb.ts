import type { en } from '../i18n/en.ts';

/** What a route is called in breadcrumbs and in the title of the window. */
export type Crumb = keyof (typeof en)['crumbs'];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the page in the catalogue; routes without one leave no crumb. */
    readonly crumb?: Crumb;
    /** The route needs this service's user role, and its crumb leads there. */
    readonly parent?: 'ca' | 'conjunctions';
  }
}
