import type { en } from '../i18n/en.ts';

/** What a route is called in breadcrumbs and in the title of the window; `satellite` shows the satellite's name. */
export type Crumb = keyof (typeof en)['crumbs'];

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The crumbs that this route adds to those of its parents. */
    readonly crumbs?: readonly Crumb[];
  }
}
