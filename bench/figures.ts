import type { AssociationFigures } from './association.ts';
import type { AstroFigure } from './astro.ts';
import type { CandidatesFigures } from './candidates.ts';
import type { FeltFigures } from './felt.ts';
import type { FleetDayFigures } from './fleet.ts';
import type { JudgingFigures } from './judging.ts';
import type { LoadFigures } from './load.ts';
import type { MissionFigures } from './mission.ts';
import type { NeighbourFigures } from './neighbours.ts';
import type { ObservationGainFigures } from './observation-gain.ts';
import type { OneToAllFigures } from './one-to-all.ts';
import type { OpportunitiesFigures } from './opportunities.ts';
import type { PassesFigures } from './passes.ts';
import type { PcFigure } from './pc.ts';
import type { PlanScreeningFigures } from './plan-screening.ts';
import type { PlanningFigures } from './planning.ts';
import type { PresentingFigures } from './presenting.ts';
import type { PeerFigures } from './screening-peers.ts';
import type { ServiceFigures } from './service.ts';
import type { Sgp4Figures } from './sgp4.ts';
import type { StatisticsFigures } from './statistics.ts';
import type { TradeSpaceFigures } from './trade-space.ts';
import type { WholeProcessFigures } from './whole-process.ts';

/** Everything that a run of the benchmarks measured. */
export interface Figures {
  readonly machine: string;
  readonly versions: string;
  readonly date: string;
  /** Of what all figures of a catalogue are. */
  readonly catalogueName: string;
  /** Load average of the machine before the run. */
  readonly load: number;
  readonly isQuick: boolean;
  readonly whole: WholeProcessFigures;
  readonly oneToAll?: OneToAllFigures;
  readonly peers: PeerFigures;
  readonly sgp4: readonly Sgp4Figures[];
  readonly candidates?: CandidatesFigures;
  readonly tradeSpace: TradeSpaceFigures;
  readonly passes: PassesFigures;
  readonly pc: readonly PcFigure[];
  readonly exactPc: string;
  readonly catalogue: LoadFigures;
  readonly astro: readonly AstroFigure[];
  readonly service: ServiceFigures;
  readonly statistics: StatisticsFigures;
  readonly mission: MissionFigures;
  readonly association?: AssociationFigures;
  readonly observationGain: ObservationGainFigures;
  readonly opportunities?: OpportunitiesFigures;
  readonly presenting: PresentingFigures;
  readonly judging: JudgingFigures;
  readonly planning?: PlanningFigures;
  /** Undefined without a browser. */
  readonly felt?: FeltFigures;
  /** Not in a quick run. */
  readonly planScreening?: PlanScreeningFigures;
  /** Not in a quick run. */
  readonly neighbours?: NeighbourFigures;
  /** Not in a quick run. */
  readonly fleetDay?: FleetDayFigures;
}
