import type { MetricReliability, TechnicalInformation } from '../../../contract/v2/technicalShapes.ts';
import { measuredReliabilityOf } from '../../../domain/metricResults/publishedReliability.ts';
import type { TechnicalFigures } from '../../../domain/metricResults/technicalFigures.ts';
import { metrics } from '../../../domain/metrics/metrics.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { bandOfPeople } from '../../../domain/scoring/personal/fit/formFit.ts';
import { splitHalfInterval } from '../../../domain/scoring/personal/splitHalfReliability.ts';
import { reliabilityOfMean } from '../../../domain/scoring/raters/spearmanBrown.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import type { Tx } from '../../store/database.ts';
import { listReleasedCampaigns } from '../../store/metricResults/metricReleases.ts';
import { findNewestNormOfKind } from '../../store/scoring/norms.ts';

/**
 * Returns how reliable the results of one released campaign are, by default of the newest; null if this
 * wasn't measured. Throws `not_found`.
 */
export async function readTechnicalInformation(
  deps: Deps,
  caller: Caller,
  campaignId: number | null,
): Promise<TechnicalInformation | null> {
  return deps.database.as(caller.scope, async (tx) => {
    const [campaign] = await listReleasedCampaigns(tx, accountOf(caller), campaignId);
    if (!campaign && campaignId !== null) throw new Refusal('not_found');
    if (!campaign?.technical) return null;
    const { campaign_id, name, released_on, technical } = campaign;
    const { people, raters } = technical;
    return {
      campaign_id,
      name,
      released_on,
      people,
      metrics: people === null ? [] : metrics.map((_, index) => metricReliability(technical, index)),
      raters: raters && {
        people: raters.people,
        of_one: raters.reliability_of_one,
        of_three: inHundredths(reliabilityOfMean(raters.reliability_of_one, 3)),
        of_five: inHundredths(reliabilityOfMean(raters.reliability_of_one, 5)),
      },
      applicants: await applicantReliability(tx),
    };
  });
}

function metricReliability(technical: TechnicalFigures, index: number): MetricReliability {
  return {
    metric: metrics[index] ?? metrics[0],
    by_design: technical.by_design?.[index] ?? null,
    measured: measuredReliabilityOf(technical, index),
  };
}

async function applicantReliability(tx: Tx): Promise<TechnicalInformation['applicants']> {
  const norm = await findNewestNormOfKind(tx, 'h');
  if (!norm?.is_from_many_accounts) return null;
  const forms = bandOfPeople(norm.n);
  return {
    forms,
    metrics: metrics.map((metric, index) => {
      const measured = norm.split_half?.[index];
      return {
        metric,
        by_design: inHundredths(norm.reliability[index] ?? 0),
        measured:
          measured === undefined
            ? null
            : { value: inHundredths(measured), ...splitHalfInterval(measured, forms) },
      };
    }),
  };
}

const inHundredths = (value: number) => Math.round(100 * value) / 100;
