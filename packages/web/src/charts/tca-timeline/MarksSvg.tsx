import { memo } from 'react';
import { hollowStyle, solidStyle } from '../status/StatusMark.tsx';
import { type ClusterPaths, OK_OPACITY } from './cluster-paths.ts';

export const MarksSvg = memo(function MarksSvg({ levels, floorMarkers }: ClusterPaths) {
  return (
    <g>
      {levels.map(({ level, solid, hollow }) => (
        <g key={level} opacity={level === 'ok' ? OK_OPACITY : 1}>
          {solid !== '' && <path d={solid} style={{ fill: 'none', stroke: 'var(--bg1)', strokeWidth: 2.5 }} />}
          {solid !== '' && <path d={solid} fillRule="evenodd" style={solidStyle(level)} />}
          {hollow !== '' && <path d={hollow} fillRule="evenodd" style={hollowStyle(level)} />}
        </g>
      ))}
      {floorMarkers !== '' && <path d={floorMarkers} className="chart-floor-marker" />}
    </g>
  );
});
