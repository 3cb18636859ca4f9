import { createHmac } from 'node:crypto';
import { hasSameIds } from '../../../domain/campaigns/hasSameIds.ts';
import {
  buildMetricRelease,
  type MetricCell,
  type MetricRelease,
} from '../../../domain/metricResults/buildMetricRelease.ts';
import { percentilesOfTheta } from '../../../domain/metricResults/percentileOfTheta.ts';
import { groupKey } from '../../../domain/metricResults/sharing/groupKey.ts';
import { NOT_STATED } from '../../../domain/release/mergeCategories.ts';
import { statementKeys } from '../../../domain/scoring/personal/formParameters.ts';
import type { NormVersion } from '../../../domain/scoring/personal/normVersion.ts';
import { scoreKind } from '../../../domain/scoring/personal/scoreComparison.ts';
import type { ShownRaterGroupName } from '../../../domain/scoring/raters/mergeRaterGroups.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import {
  type CampaignForm,
  listCampaignForms,
  listCampaignGroups,
} from '../../store/metricResults/campaignForms.ts';
import { findPreviousRelease, listCompletedContent } from '../../store/metricResults/contentChanges.ts';
import { addCountedProfiles, type NewCountedProfile } from '../../store/metricResults/countedProfiles.ts';
import { addMetricRelease } from '../../store/metricResults/metricReleases.ts';
import { findNorm } from '../../store/scoring/norms.ts';
import { deriveKey } from '../../vault/cipher.ts';
import { withSolver } from '../releasing/openSolver.ts';
import { readScoringForm, type ScoringForm } from '../scoring/readScoringForm.ts';
import { teamNameFromKey } from '../survey/freezeAttributes.ts';
import { measureReliability } from './measureReliability.ts';
import { type OwnProfile, ownProfiles } from './ownProfiles.ts';
import { publishContentChanges } from './publishContentChanges.ts';

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
  const previous = await findPreviousRelease(tx, campaign, day);
  const completions = previous ? await listCompletedContent(tx, campaign.account_id, previous.began_on) : [];
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
  const compared = hasMeans && previous ? await readComparable(deps, tx, previous.campaign_id, form) : null;
  await addMetricRelease(tx, {
    ...published,
    compared_with: compared?.id ?? null,
    technical: await measureReliability(deps, tx, { id: campaign.id, counted: inOverall, form }),
    account_id: campaign.account_id,
    campaign_id: campaign.id,
    norm_version: form.norm?.number ?? null,
    created_on: day,
  });
  await addCountedProfiles(tx, campaign, counted);
  if (compared)
    await publishContentChanges(tx, campaign, {
      previousId: compared.id,
      profiles: [compared.own, profiles.own],
      completions,
    });
  await switchRole(tx, 'web');
}

/** Returns the profiles of an earlier campaign with the form and norm version of this one; null if its form was another. */
async function readComparable(deps: Deps, tx: Tx, id: number, form: ScoringForm) {
  const forms = await listCampaignForms(tx, id);
  const [first] = forms;
  if (!first?.question_ids || !hasSameIds(first.question_ids, form.question_ids)) return null;
  return { id, own: ownProfiles(deps, forms, form) };
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
