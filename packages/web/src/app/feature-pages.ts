import type { ComponentType } from 'react';

/** A page of a feature, fetched when its address is first opened. */
export type PageImport = () => Promise<ComponentType>;

/**
 * Where features meet the application. A feature exports pages; this list names the chunk of each. An address whose
 * page is not listed reads `Page not found`, and nothing links to it.
 *
 * conjunctions: () => import('../features/conjunctions/ConjunctionsPage.tsx').then((chunk) => chunk.ConjunctionsPage),
 */
export const featurePages: Partial<Record<FeaturePage, PageImport>> = {};

export type FeaturePage = 'conjunctions' | 'conjunction' | 'cdm' | 'oems' | 'screening';

/** Whether a page is there to be linked to. */
export const hasPage = (page: FeaturePage): boolean => featurePages[page] !== undefined;

/**
 * What features add to the header, between breadcrumbs and bell: the next critical conjunction.
 *
 * () => import('../features/conjunctions/NextCritical.tsx').then((chunk) => chunk.NextCritical),
 */
export const headerSlots: readonly PageImport[] = [];
