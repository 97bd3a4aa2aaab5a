import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { QueryState } from '../../api/QueryState.tsx';
import { paths } from '../../navigation/paths.ts';
import { AddSatellite } from '../../nouns/satellite/AddSatellite.tsx';
import { ClaimMark } from '../../nouns/satellite/ClaimMark.tsx';
import { useSatellites } from '../../nouns/satellite/use-satellites.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useFleetTexts } from './en.ts';
import { FlightRulesForm } from './RulesForm.tsx';
import { StationsPanel } from './StationsPanel.tsx';
import './fleet.css';

/** The operator's satellites, ground stations and flight rules. */
export function FleetPage() {
  const text = useFleetTexts();
  return (
    <div className="page in-order fleet-page">
      <header className="page-head">
        <h1>{text.title}</h1>
        <span className="page-head-end">
          <Link href={paths.annualStatistics()}>{text.fleetStatistics}</Link>
        </span>
      </header>
      <Satellites />
      <StationsPanel />
      <RulesPanel />
    </div>
  );
}

function Satellites() {
  const text = useFleetTexts();
  const { query, satellites } = useSatellites();
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel title={text.satellites} actions={<Button onPress={() => setAdding(true)}>{text.addSatellite}</Button>}>
      {satellites ? (
        satellites.length === 0 ? (
          <EmptyState text={text.noSatellite} />
        ) : (
          <ul className="fleet-satellites">
            {satellites.map((satellite) => (
              <li key={satellite.satelliteId}>
                <Link href={paths.satellite(satellite.satelliteId)}>{satellite.name}</Link>
                <span className="mono quiet-text">{satellite.noradId}</span>
                <ClaimMark satellite={satellite} />
              </li>
            ))}
          </ul>
        )
      ) : (
        <QueryState query={query} loading={text.loading} rows={3} />
      )}
      {isAdding && <AddSatellite onClose={() => setAdding(false)} />}
    </Panel>
  );
}

/** The flight rules, or the error that prevents loading them. */
function RulesPanel() {
  const text = useFleetTexts();
  const query = useQuery(useApi().query('getFlightRules'));
  return (
    <Panel title={text.rules.title}>
      <QueryState query={query} rows={8}>
        {(rules) => <FlightRulesForm rules={rules} />}
      </QueryState>
    </Panel>
  );
}
