/** What a program asks for its token with; the secret is in the variable CLIENT_SECRET, so that no history keeps it. */
export function tokenCommand(tokenEndpoint: string, clientId: string): string {
  return [
    `curl -s '${tokenEndpoint}' \\`,
    `  -d grant_type=client_credentials -d 'client_id=${clientId}' \\`,
    '  -d "client_secret=$CLIENT_SECRET"',
  ].join('\n');
}
