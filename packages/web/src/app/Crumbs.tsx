import { useEffect } from 'react';
import { useText } from '../i18n/en.ts';
import { useSatelliteName } from '../nouns/satellite/use-satellites.ts';
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { useCrumbs } from './use-crumbs.ts';

/** Breadcrumbs from the matched routes; the window's title is the last of them. */
export function Crumbs() {
  const text = useText();
  const { crumbs, params } = useCrumbs();
  const last = crumbs.at(-1)?.crumb;
  const title = last === undefined ? text.product : `${text.crumbs[last]} \u00b7 ${text.product}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Breadcrumbs
      label={text.header.breadcrumbs}
      crumbs={crumbs.map(({ crumb, href }) => ({
        key: crumb,
        label:
          crumb === 'satellite' && params['satelliteId'] !== undefined ? (
            <SatelliteCrumb satelliteId={params['satelliteId']} />
          ) : (
            text.crumbs[crumb]
          ),
        ...(href !== undefined && { href }),
      }))}
    />
  );
}

/** the satellite's name, or `Satellite` while loading, on failure or when none. */
function SatelliteCrumb({ satelliteId }: { readonly satelliteId: string }) {
  const text = useText();
  return useSatelliteName(satelliteId) ?? text.crumbs.satellite;
}
