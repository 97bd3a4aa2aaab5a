/**
 * Claims that a user of a common provider can set, or can have changed by a request to a help desk: the standard claims
 * of a person (OpenID Connect Core 1.0, 5.1) and claims that providers derive from them. A user who controls the claim controls
 * the organisation.
 */
const CHOSEN_BY_THE_USER = [
  'name',
  'given_name',
  'family_name',
  'middle_name',
  'nickname',
  'preferred_username',
  'username',
  'upn',
  'unique_name',
  'profile',
  'picture',
  'website',
  'email',
  'email_verified',
  'gender',
  'birthdate',
  'zoneinfo',
  'locale',
  'phone_number',
  'phone_number_verified',
  'address',
  'updated_at',
];

/** Claims of the sign-in itself: set by the request, or equal for all users, who would then share one organisation. */
const OF_THE_TOKEN = [
  'iss',
  'aud',
  'azp',
  'client_id',
  'typ',
  'exp',
  'iat',
  'nbf',
  'jti',
  'sid',
  'session_state',
  'scope',
  'nonce',
  'acr',
  'amr',
  'auth_time',
];

/** Returns why a claim cannot identify the organisation of a user; undefined if there is no known reason. */
export function unfitOperatorClaim(claim: string): string | undefined {
  const name = claim.toLowerCase();
  if (CHOSEN_BY_THE_USER.includes(name)) {
    return 'must name a claim that only administrators set: users can choose what stands in this one';
  }
  if (OF_THE_TOKEN.includes(name)) {
    return 'must name a claim of the user: this one is about the sign-in, and the same for many organisations';
  }
  return undefined;
}
