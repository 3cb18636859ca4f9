import { createHmac } from 'node:crypto';
import { buildMetricRelease } from '../../../domain/metricResults/buildMetricRelease.ts';
import { percentileOfTheta } from '../../../domain/metricResults/percentileOfTheta.ts';
import { statementKeys } from '../../../domain/scoring/personal/formParameters.ts';
import type { NormVersion } from '../../../domain/scoring/personal/normVersion.ts';
import { scoreKind } from '../../../domain/scoring/personal/scoreComparison.ts';
import { type FormScore, MODEL_VERSION } from '../../../domain/scoring/personal/scoreForm.ts';
import type { ShownRaterGroupName } from '../../../domain/scoring/raters/mergeRaterGroups.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { type CampaignForm, campaignForms, campaignGroups } from '../../store/metricResults/campaignForms.ts';
import { addMetricRelease } from '../../store/metricResults/releases.ts';
import { findNorm } from '../../store/scoring/norms.ts';
import { deriveKey } from '../../vault/cipher.ts';
import { withSolver } from '../releasing/openSolver.ts';
import { logUnscoredForms, type UnscoredForm } from '../scoring/logUnscoredForms.ts';
import { readScoringForm, type ScoringForm } from '../scoring/readScoringForm.ts';
import { scoreAssessment } from '../scoring/scoreAssessment.ts';
import { teamNameFromKey } from '../survey/freezeAttributes.ts';

/**
 * Publishes a campaign's group results once, in the transaction that releases it. Runs in the builder role and returns to the web
 * role. All numbers use one form and one norm version: missing scores and scores from other versions are computed here and not
 * stored. Relative profiles have no mean, so they produce no cells.
 */
export async function publishMetricCells(
  deps: Deps,
  tx: Tx,
  campaign: { readonly id: number; readonly account_id: number },
  day: string,
): Promise<void> {
  await switchRole(tx, 'builder');
  const forms = await campaignForms(tx, campaign.id);
  const form = await readScoringForm(tx, 's', forms[0]?.question_ids ?? []);
  const key = deriveKey(deps.environment.secret, `metric certificate:${campaign.id}`);
  const teams = forms.flatMap(({ attributes }) => attributes.team ?? []);
  const hasMeans = scoreKind({ keys: statementKeys(form.parameters), norm: form.norm }) === 'normative';
  const profiles = {
    own: hasMeans ? ownProfiles(deps, forms, form) : [],
    others: hasMeans ? await groupViews(tx, campaign.id) : [],
  };
  const published = await withSolver((solver) =>
    buildMetricRelease({
      ...profiles,
      labels: { team: Object.fromEntries(teams.map((team) => [team, teamNameFromKey(team)])) },
      hash: (text) => createHmac('sha256', key).update(text).digest('hex'),
      solver,
    }),
  );
  await addMetricRelease(tx, {
    ...published,
    account_id: campaign.account_id,
    campaign_id: campaign.id,
    norm_version: form.norm?.number ?? null,
    created_on: day,
  });
  await switchRole(tx, 'web');
}

function ownProfiles(deps: Deps, forms: readonly CampaignForm[], form: ScoringForm) {
  const unscored: UnscoredForm[] = [];
  const profiles = forms.flatMap((one) => {
    const { theta } = scoreOf(deps, one, form, unscored) ?? {};
    return theta ? [{ g: one.attributes, percentiles: percentilesOf(theta, form.norm) }] : [];
  });
  logUnscoredForms(deps, unscored);
  return profiles;
}

/** A form that can't be opened is left out and added to `unscored`. */
function scoreOf(
  deps: Deps,
  one: CampaignForm,
  form: ScoringForm,
  unscored: UnscoredForm[],
): FormScore | null {
  const { score } = one;
  const norm = form.norm?.number ?? null;
  if (score?.model_version === MODEL_VERSION && score.norm_version === norm) return score;
  try {
    return scoreAssessment(deps.environment.secret, one, form).result as FormScore; // the form is a self-assessment
  } catch (error) {
    unscored.push({ id: one.id, error });
    return null;
  }
}

async function groupViews(tx: Tx, campaignId: number) {
  const groups = (await campaignGroups(tx, campaignId)).filter(
    ({ rater_group }) => rater_group !== 'manager',
  );
  const norms = new Map<number, NormVersion | null>();
  for (const { norm_version } of groups.map(({ result }) => result)) {
    if (norm_version !== null && !norms.has(norm_version))
      norms.set(norm_version, await findNorm(tx, norm_version));
  }
  return groups.map(({ rater_group, result }) => ({
    group: rater_group as ShownRaterGroupName, // managers are filtered out above
    raters: result.raters,
    percentiles: percentilesOf(result.theta, norms.get(result.norm_version ?? 0) ?? null),
  }));
}

const percentilesOf = (theta: readonly number[], norm: NormVersion | null): number[] =>
  theta.map((value, index) => percentileOfTheta(value, norm?.metrics[index]));
