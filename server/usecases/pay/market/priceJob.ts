import {
  type BroaderGroup,
  broaderGroups,
  type FallBackStep,
  isInGroup,
  minMarketPeople,
} from '../../../../domain/pay/market/broaderGroups.ts';
import {
  combineFigures,
  type MarketPay,
  mergeFigures,
  type PayTerms,
} from '../../../../domain/pay/market/combineFigures.ts';
import type { EuroRates } from '../../../../domain/pay/market/convertPay.ts';
import type { MarketFigure, MarketGroup } from '../../../../domain/pay/market/marketData.ts';
import {
  type Confidence,
  type ConfidenceReason,
  rateConfidence,
} from '../../../../domain/pay/market/rateConfidence.ts';
import type { Tx } from '../../../store/database.ts';
import type { MarketJob } from '../../../store/pay/marketJobs.ts';
import { type MarketRow, sumFamilyFigures } from '../../../store/pay/marketRows.ts';

/** The market pay of a job in a group, or in the broader group in which there is enough data. */
export interface JobPrice extends MarketPay {
  readonly group: MarketGroup;
  readonly step: FallBackStep | null;
  /** The number of people in the requested group. */
  readonly requested_n: number;
  readonly confidence: Confidence;
  readonly reasons: readonly ConfidenceReason[];
}

interface Pricing {
  readonly job: MarketJob;
  /** The rows of the job. */
  readonly rows: readonly MarketRow[];
  readonly requested: MarketGroup;
  readonly terms: PayTerms;
  readonly rates: EuroRates;
}

/** Computes the market pay of a job; null if there is too little data in every broader group. */
export async function priceJob(tx: Tx, pricing: Pricing): Promise<JobPrice | null> {
  const { rows, requested, terms, rates } = pricing;
  const requested_n = peopleIn(figuresIn(rows, requested));
  for (const broader of broaderGroups(requested)) {
    const figures = await figuresOf(tx, pricing, broader);
    const pay = combineFigures(mergeFigures(figures), terms, rates);
    if (!pay || pay.n < minMarketPeople) continue;
    const { step, group } = broader;
    return { ...pay, group, step, requested_n, ...rateConfidence(pay.figures, step) };
  }
  return null;
}

async function figuresOf(tx: Tx, { job, rows }: Pricing, { group, isFamily }: BroaderGroup) {
  if (!isFamily) return figuresIn(rows, group);
  return sumFamilyFigures(tx, { family: job.family, level: group.level, country: group.country });
}

const figuresIn = (rows: readonly MarketRow[], group: MarketGroup): readonly MarketFigure[] =>
  rows.filter((row) => row.level === group.level && isInGroup(row, group));

const peopleIn = (figures: readonly MarketFigure[]) => figures.reduce((sum, { n }) => sum + n, 0);
