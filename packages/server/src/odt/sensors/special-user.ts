/** Whether a user is one for demonstrations or tests (P-04): by the beginning of the name, or because the installation says so. */
export function isSpecialUser(userName: string, configured: readonly string[]): boolean {
  return /^(demo|test)/i.test(userName) || configured.includes(userName);
}
