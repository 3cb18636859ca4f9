import { createHmac } from 'node:crypto';
import {
  buildMetricRelease,
  type MetricCell,
  type MetricRelease,
  type SelfProfile,
} from '../../../domain/metricResults/buildMetricRelease.ts';
import { percentilesOfTheta } from '../../../domain/metricResults/percentileOfTheta.ts';
import { groupKey } from '../../../domain/metricResults/sharing/groupKey.ts';
import { NOT_STATED } from '../../../domain/release/mergeCategories.ts';
import { statementKeys } from '../../../domain/scoring/personal/formParameters.ts';
import type { NormVersion } from '../../../domain/scoring/personal/normVersion.ts';
import { haveSameEstimates } from '../../../domain/scoring/personal/profileChange.ts';
import { scoreKind } from '../../../domain/scoring/personal/scoreComparison.ts';
import { type FormScore, MODEL_VERSION } from '../../../domain/scoring/personal/scoreForm.ts';
import type { ShownRaterGroupName } from '../../../domain/scoring/raters/mergeRaterGroups.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import {
  type CampaignForm,
  listCampaignForms,
  listCampaignGroups,
} from '../../store/metricResults/campaignForms.ts';
import { addCountedProfiles, type NewCountedProfile } from '../../store/metricResults/countedProfiles.ts';
import { addMetricRelease } from '../../store/metricResults/metricReleases.ts';
import { findNorm } from '../../store/scoring/norms.ts';
import { deriveKey } from '../../vault/cipher.ts';
import { withSolver } from '../releasing/openSolver.ts';
import { logUnscoredForms, type UnscoredForm } from '../scoring/logUnscoredForms.ts';
import { readScoringForm, type ScoringForm } from '../scoring/readScoringForm.ts';
import { scoreAssessment } from '../scoring/scoreAssessment.ts';
import { teamNameFromKey } from '../survey/freezeAttributes.ts';
import { measureReliability } from './measureReliability.ts';

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
  const forms = await listCampaignForms(tx, campaign.id);
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
  const counted = countedIn(published, forms, profiles.own);
  const overall = published.cells.find(({ view, dim }) => view === 'self' && dim === 'overall');
  const inOverall = forms.filter((_, at) => overall && counted[at]?.groups.includes(groupKey(overall)));
  await addMetricRelease(tx, {
    ...published,
    technical: await measureReliability(deps, tx, { id: campaign.id, counted: inOverall, form }),
    account_id: campaign.account_id,
    campaign_id: campaign.id,
    norm_version: form.norm?.number ?? null,
    created_on: day,
  });
  await addCountedProfiles(tx, campaign, counted);
  await switchRole(tx, 'web');
}

/** Returns everyone with a form and their published groups; a person whose form doesn't count is in none. */
function countedIn(
  { cells }: MetricRelease,
  forms: readonly CampaignForm[],
  own: readonly OwnProfile[],
): NewCountedProfile[] {
  const counted = new Set(own.map(({ form_id }) => form_id));
  const groups = new Map(
    cells.filter(({ view }) => view === 'self').map((cell) => [groupKey(cell), cell] as const),
  );
  return forms.map(({ id, user_id, attributes }) => ({
    user_id,
    groups: [...groups]
      .filter(([, cell]) => counted.has(id) && isMember(cell, attributes))
      .map(([key]) => key),
  }));
}

const isMember = ({ dim, members }: MetricCell, attributes: CampaignForm['attributes']) =>
  dim === 'overall' || members.includes(attributes[dim] ?? NOT_STATED);

interface OwnProfile extends SelfProfile {
  readonly form_id: number;
}

function ownProfiles(deps: Deps, forms: readonly CampaignForm[], form: ScoringForm): OwnProfile[] {
  const unscored: UnscoredForm[] = [];
  const profiles = forms.flatMap((one) => {
    const { theta } = scoreOf(deps, one, form, unscored) ?? {};
    return theta
      ? [{ form_id: one.id, g: one.attributes, percentiles: percentilesOfTheta(theta, form.norm?.metrics) }]
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

async function groupViews(tx: Tx, campaignId: number) {
  const groups = (await listCampaignGroups(tx, campaignId)).filter(
    ({ rater_group }) => rater_group !== 'manager',
  );
  const norms = new Map<number, NormVersion | null>();
  for (const { norm_version } of groups.map(({ result }) => result)) {
    if (norm_version !== null && !norms.has(norm_version))
      norms.set(norm_version, await findNorm(tx, norm_version));
  }
  return groups.map(({ rater_group, result }) => ({
    group: rater_group as ShownRaterGroupName, // Managers are filtered out above.
    raters: result.raters,
    percentiles: percentilesOfTheta(result.theta, norms.get(result.norm_version ?? 0)?.metrics),
  }));
}
