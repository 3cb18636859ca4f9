import type { SelfProfile } from '../../../domain/metricResults/buildMetricRelease.ts';
import { percentilesOfTheta } from '../../../domain/metricResults/percentileOfTheta.ts';
import { haveSameEstimates } from '../../../domain/scoring/personal/profileChange.ts';
import { type FormScore, MODEL_VERSION } from '../../../domain/scoring/personal/scoreForm.ts';
import type { Deps } from '../../deps.ts';
import type { CampaignForm } from '../../store/metricResults/campaignForms.ts';
import { logUnscoredForms, type UnscoredForm } from '../scoring/logUnscoredForms.ts';
import type { ScoringForm } from '../scoring/readScoringForm.ts';
import { scoreAssessment } from '../scoring/scoreAssessment.ts';

/** A self-assessment of a campaign, as percentiles. */
export interface OwnProfile extends SelfProfile {
  readonly form_id: number;
  readonly user_id: number | null;
  readonly finished_on: string;
}

/** Scores the forms of a campaign with one form and norm version; those without a profile are left out. */
export function ownProfiles(deps: Deps, forms: readonly CampaignForm[], form: ScoringForm): OwnProfile[] {
  const unscored: UnscoredForm[] = [];
  const profiles = forms.flatMap((one) => {
    const { theta } = scoreOf(deps, one, form, unscored) ?? {};
    return theta
      ? [
          {
            form_id: one.id,
            user_id: one.user_id,
            finished_on: one.finished_on,
            g: one.attributes,
            percentiles: percentilesOfTheta(theta, form.norm?.metrics),
          },
        ]
      : [];
  });
  logUnscoredForms(deps, unscored);
  return profiles;
}

/** Returns the score of a form. A form that can't be opened is left out and added to `unscored`. */
function scoreOf(
  deps: Deps,
  one: CampaignForm,
  form: ScoringForm,
  unscored: UnscoredForm[],
): FormScore | null {
  const { score } = one;
  const norm = form.norm?.number ?? null;
  if (score && isCurrent(score) && score.norm_version === norm) return score;
  try {
    return scoreAssessment(deps.environment.secret, one, form).result as FormScore; // The form is a self-assessment.
  } catch (error) {
    unscored.push({ id: one.id, error });
    return null;
  }
}

/** An earlier version gave no profile to complete answers that have one now (decision 60). */
const isCurrent = ({ model_version, theta }: FormScore) =>
  model_version === MODEL_VERSION || (theta !== null && haveSameEstimates(model_version, MODEL_VERSION));
