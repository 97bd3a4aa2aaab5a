/** Paths of Keycloak that a browser or Keepout asks for: every proxy file passes them to it. */
export const PUBLIC_PATHS: readonly string[] = [
  '/auth/realms/platform/.well-known/openid-configuration',
  '/auth/realms/platform/protocol/openid-connect/certs',
  '/auth/realms/platform/protocol/openid-connect/auth?client_id=keepout-web&redirect_uri=https%3A%2F%2Fkeepout.example.com%2F',
  '/auth/realms/platform/protocol/openid-connect/token',
  '/auth/realms/platform/login-actions/authenticate?session_code=a%2Fb;c//d',
  '/auth/realms/platform/account/sessions/devices',
  '/auth/realms/platform/account/applications/keepout%20web',
  '/auth/resources/8fk2x/login/keycloak.v2/css/styles.css',
];

/** Paths that no proxy file passes to Keycloak: console, admin API, management, and other spellings of these. */
export const REFUSED_PATHS: readonly string[] = [
  '/auth/',
  '/auth/admin',
  '/auth/admin/',
  '/auth/admin/master/console/',
  '/auth/admin/realms/platform/users',
  '/auth/metrics',
  '/auth/health',
  '/auth/health/ready',
  '/auth/realms',
  '/auth/realmsadmin/',
  '/auth/realms/platform/../../admin/',
  '/auth/realms/../admin/realms/platform',
  '/auth/realms/platform/%2e%2e/%2E%2E/admin/',
  '/auth/realms/platform/..%2f..%2Fadmin/',
  '/auth/realms/platform/%252e%252e/admin/',
  '/auth/realms/platform/..;/..;/admin/',
  '/auth/realms/platform;a=b/account',
  '/auth/realms/platform/..%5c..%5cadmin/',
  '/auth/admin/x//../../realms/platform',
  '/auth//admin/',
];
