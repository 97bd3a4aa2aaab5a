export const notFound = { name: 'Page not found', level: 1 } as const;
