import { decomposeGap } from '../../../domain/pay/gaps/decomposeGap.ts';
import { estimateGap, type GapEstimate } from '../../../domain/pay/gaps/estimateGap.ts';
import type { GapControl } from '../../../domain/pay/gaps/gapControls.ts';
import { reportArticle9 } from '../../../domain/pay/gaps/reportArticle9.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { openPayProject } from './payAccess.ts';

/** Returns the pay gaps of a project: raw, adjusted, decomposed, and the figures of Article 9. Small groups are in none of them. */
export async function readPayGaps(
  deps: Deps,
  caller: Caller,
  { project_id, controls }: { project_id: number; controls: readonly GapControl[] },
) {
  const { project, people } = await openPayProject(deps, caller, project_id);
  const report = reportArticle9(people, project.minimum_group);
  const isLarge = report.meanGap !== null;
  const estimate = isLarge ? estimateGap(people, controls, project.data_day) : null;
  const decomposition = isLarge ? decomposeGap(people, controls, project.data_day) : null;
  return {
    minimum_group: project.minimum_group,
    women: report.women,
    men: report.men,
    others: report.others,
    raw: presentEstimate(estimate?.raw ?? null),
    adjusted: presentEstimate(estimate?.adjusted ?? null),
    r_squared: estimate?.rSquared ?? null,
    decomposition: decomposition && {
      raw: decomposition.raw,
      explained: decomposition.explained,
      unexplained: decomposition.unexplained,
      controls: decomposition.controls,
    },
    article9: {
      mean_gap: report.meanGap,
      variable_mean_gap: report.variableMeanGap,
      median_gap: report.medianGap,
      variable_median_gap: report.variableMedianGap,
      receiving_variable: report.receivingVariable,
      quartiles: report.quartiles ?? [],
      categories: report.categories.map((category) => ({
        name: category.name,
        women: category.women,
        men: category.men,
        base_gap: category.baseGap,
        variable_gap: category.variableGap,
        needs_assessment: category.needsAssessment,
      })),
      withheld_categories: report.withheldCategories,
    },
  };
}

const presentEstimate = (estimate: GapEstimate | null) =>
  estimate && {
    gap: estimate.gap,
    low_90: estimate.interval90[0],
    high_90: estimate.interval90[1],
    low_95: estimate.interval95[0],
    high_95: estimate.interval95[1],
  };
