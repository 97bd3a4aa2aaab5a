interface NamedSystem {
  readonly satelliteId: string;
  readonly name: string;
  readonly noradId: number;
}

/**
 * Name of each satellite in a mission database, by its id: a name that XTCE and OpenC3 both accept. Of names that become equal, each
 * has its catalogue number behind it; OpenC3 knows no small letters, so these do not tell names apart.
 */
export function systemNames(satellites: readonly NamedSystem[]): ReadonlyMap<string, string> {
  const plain = satellites.map(({ name }) => plainName(name));
  const counts = new Map<string, number>();
  for (const name of plain) counts.set(name.toUpperCase(), (counts.get(name.toUpperCase()) ?? 0) + 1);
  return new Map(
    satellites.map(({ satelliteId, noradId }, place) => {
      const name = plain[place]!;
      return [satelliteId, counts.get(name.toUpperCase()) === 1 && name !== '' ? name : `${name || 'SAT'}_${noradId}`];
    }),
  );
}

/** Without its accents, and with one hyphen for all other characters than letters, numbers and hyphens. */
const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9-]+/g, '_')
    .replaceAll(/^_|_$/g, '');
