import type { Cdm } from '@keepout/contract/ca/cdm';
import { QueryState } from '../../../api/QueryState.tsx';
import { DilutionCurve } from '../../../charts/curves/DilutionCurve.tsx';
import { HbrCurve } from '../../../charts/curves/HbrCurve.tsx';
import type { Threshold } from '../../../charts/threshold.ts';
import type { EncounterCurves } from '../../../curve-worker/protocol.ts';
import { formatPc } from '../../../format/probability.ts';
import { curveFigures, useCurves } from '../../../nouns/conjunction/message/curves.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useEventText } from '../texts/en.ts';

export interface CurvePanelProps {
  readonly cdm: Cdm;
  readonly thresholds: readonly Threshold[];
}

const HEIGHT_PX = 232;
/** Relative difference of Pc between curve and message above which the caption gives both values. */
const VISIBLE_SHARE = 0.01;
const CURVE_METHOD = 'FOSTER-1992';

/** Sensitivity of the Pc of a message to its covariances and to the size of the objects. */
export function CurvePanel({ cdm, thresholds }: CurvePanelProps) {
  const text = useEventText();
  const words = text.curves;
  const { query, gap } = useCurves(
    cdm,
    thresholds.map(({ value }) => value),
  );
  return (
    <section className="cj-curves" aria-label={words.label}>
      {gap !== undefined && (
        <Panel title={words.label}>
          <p className="cj-faint">{words.gaps[gap]}</p>
        </Panel>
      )}
      {gap === undefined && query.isPending && (
        <>
          <Skeleton label={words.loading} rows={1} rowPx={HEIGHT_PX + 96} />
          <Skeleton label={words.loading} rows={1} rowPx={HEIGHT_PX + 96} />
        </>
      )}
      {!query.isPending && (
        <QueryState query={query}>
          {(curves) => curves && <Curves cdm={cdm} curves={curves} thresholds={thresholds} />}
        </QueryState>
      )}
    </section>
  );
}

function Curves({ cdm, curves, thresholds }: CurvePanelProps & { readonly curves: EncounterCurves }) {
  const words = useEventText().curves;
  const { probabilityOfCollision: pc, probabilityMethod: method, object1, object2 } = cdm;
  const isOther = pc !== null && (method !== CURVE_METHOD || Math.abs(pc - curves.pc) > VISIBLE_SHARE * curves.pc);
  const caption = isOther ? words.otherMethod(formatPc(pc), method, formatPc(curves.pc)) : words.method;
  const figures = curveFigures(cdm);
  return (
    <>
      <DilutionCurve
        points={curves.common.points}
        max={curves.common.max}
        alone={[
          { name: words.only(object1.name), ...curves.primary },
          { name: words.only(object2.name), ...curves.secondary },
        ]}
        nominalPc={curves.pc}
        thresholds={thresholds}
        heightPx={HEIGHT_PX}
        caption={caption}
      />
      {typeof figures !== 'string' && (
        <HbrCurve
          points={curves.radius.map(({ hardBodyRadiusM, pc: at }) => ({ hbrM: hardBodyRadiusM, pc: at }))}
          hbrM={figures.hardBodyRadiusM}
          nominalPc={curves.pc}
          thresholds={thresholds}
          heightPx={HEIGHT_PX}
          caption={caption}
        />
      )}
    </>
  );
}
