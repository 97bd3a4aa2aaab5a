const part = encodeURIComponent;

/** Every address of the application, in one place. Links and navigation take these. */
export const paths = {
  home: () => '/',
  account: (page?: 'profile' | 'notifications') => (page === undefined ? '/account' : `/account/${page}`),
  docs: (page?: string, file?: string) => ['/docs', page, file].filter((name) => name !== undefined).join('/'),
  terms: () => '/tnc',
  connectionError: () => '/connection-error',
  screening: () => '/screening',
  odt: () => '/odt',
  ca: () => '/ca',
  oems: () => '/ca/oems',
  conjunctions: () => '/ca/conjunctions',
  conjunction: (satelliteId: string, conjunctionId: string) =>
    `/ca/conjunction/${part(satelliteId)}/${part(conjunctionId)}`,
  cdm: (satelliteId: string, conjunctionId: string, messageId: string) =>
    `/ca/cdm/${part(satelliteId)}/${part(conjunctionId)}/${part(messageId)}`,
  kitchenSink: () => '/dev/kitchensink',
} as const;
