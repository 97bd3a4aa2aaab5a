import { LEVELS, VERDICT_LEVELS, VERDICTS } from '../mission/levels.ts';
import { type Limit, MISSION_PARAMETERS, type Parameter, type Thresholds } from '../mission/parameters.ts';

/** The namespace of XTCE 1.2 (OMG formal/2018-10-04). */
const XTCE = 'http://www.omg.org/spec/XTCE/20180204';

/** Name of the space system with all satellites. */
export const SYSTEM = 'keepout';

export interface XtceContent {
  /** A satellite each, by the name of its space system. */
  readonly systems: readonly string[];
  readonly thresholds: Thresholds;
}

/**
 * A mission database of the parameters of each satellite, with their alarms: types once, the parameters in a space system for each satellite.
 *
 * They are `local`: a program sets them, not a packet, so they have no encodings, and need no link. They do not persist: a verdict of
 * before a restart is none.
 */
export function xtceOf({ systems, thresholds }: XtceContent): string {
  const types = MISSION_PARAMETERS.map((parameter: Parameter) => typeOf(parameter, thresholds));
  return `<?xml version="1.0" encoding="UTF-8"?>
<SpaceSystem xmlns="${XTCE}" name="${SYSTEM}" shortDescription="Conjunctions of each satellite, by Keepout">
  <Header validationStatus="Released"/>
  <TelemetryMetaData>
    <ParameterTypeSet>
${types.join('\n')}
    </ParameterTypeSet>
  </TelemetryMetaData>
${systems.map(systemOf).join('\n')}
</SpaceSystem>
`;
}

const typeName = (key: string): string => `${key}_type`;

function systemOf(name: string): string {
  const parameters = MISSION_PARAMETERS.map(
    ({
      key,
      description,
    }) => `        <Parameter name="${key}" parameterTypeRef="${typeName(key)}" shortDescription="${escaped(description)}">
          <ParameterProperties dataSource="local" persistence="false"/>
        </Parameter>`,
  );
  return `  <SpaceSystem name="${escaped(name)}">
    <TelemetryMetaData>
      <ParameterSet>
${parameters.join('\n')}
      </ParameterSet>
    </TelemetryMetaData>
  </SpaceSystem>`;
}

function typeOf({ key, kind, unit, limits }: Parameter, thresholds: Thresholds): string {
  const name = typeName(key);
  if (kind === 'text') return `      <StringParameterType name="${name}"/>`;
  if (kind === 'verdict') return verdictType(name);
  const units = unit === undefined ? '<UnitSet/>' : `<UnitSet><Unit>${escaped(unit)}</Unit></UnitSet>`;
  const alarm = limits === undefined ? '' : rangesOf(limits(thresholds));
  return `      <FloatParameterType name="${name}" sizeInBits="64">
        ${units}${alarm}
      </FloatParameterType>`;
}

function verdictType(name: string): string {
  const labels = VERDICTS.map((label, value) => `          <Enumeration value="${value}" label="${label}"/>`);
  const alarms = VERDICTS.filter((label) => VERDICT_LEVELS[label] !== 'normal').map(
    (label) => `            <EnumerationAlarm alarmLevel="${VERDICT_LEVELS[label]}" enumerationLabel="${label}"/>`,
  );
  return `      <EnumeratedParameterType name="${name}">
        <EnumerationList>
${labels.join('\n')}
        </EnumerationList>
        <DefaultAlarm>
          <EnumerationAlarmList>
${alarms.join('\n')}
          </EnumerationAlarmList>
        </DefaultAlarm>
      </EnumeratedParameterType>`;
}

/**
 * A range of XTCE is the inside, its alarm the outside of it: the first figure with an alarm is itself outside, so the range
 * is without it.
 */
function rangesOf(limits: readonly Limit[]): string {
  const ranges = LEVELS.flatMap((level) => {
    const levelLimits = limits.filter((limit) => limit.level === level);
    const bounds = levelLimits.map(
      ({ side, from }) => ` ${side === 'upper' ? 'maxExclusive' : 'minExclusive'}="${from}"`,
    );
    const element = `${level[0]!.toUpperCase()}${level.slice(1)}Range`;
    return levelLimits.length === 0 ? [] : [`            <${element}${bounds.join('')}/>`];
  });
  return `
        <DefaultAlarm>
          <StaticAlarmRanges>
${ranges.join('\n')}
          </StaticAlarmRanges>
        </DefaultAlarm>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter]!);
