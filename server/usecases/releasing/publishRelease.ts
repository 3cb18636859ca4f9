import { askedShareOf } from '../../../domain/campaigns/surveyLength.ts';
import type { LimitedRelease } from '../../../domain/release/overlap/limitRelease.ts';
import { noCultureFigures, topicReliabilities } from '../../../domain/release/topicReliability.ts';
import { personElementScore } from '../../../domain/scoring/benchmarkScores.ts';
import { elementPlaces } from '../../../domain/scoring/elementPlaces.ts';
import type { Deps } from '../../deps.ts';
import type { Campaign } from '../../store/campaigns/campaigns.ts';
import { listCampaignsWithLetterForms } from '../../store/campaigns/participantPages.ts';
import { listElements } from '../../store/content/benchmarkContent.ts';
import type { Tx } from '../../store/database.ts';
import { switchRole } from '../../store/engine/transactionScope.ts';
import { addRelease } from '../../store/releasing/releases.ts';
import { deriveKey } from '../../vault/cipher.ts';
import { publishAnswersAndDrivers } from '../comments/publishAnswersAndDrivers.ts';
import { teamNameFromKey } from '../survey/freezeAttributes.ts';
import { readCampaignForm } from '../survey/respondentForm.ts';
import type { FinishedForm } from '../survey/submitForm.ts';
import type { ReleaseInput } from './makeRelease.ts';

/** Returns the input for the release of a campaign, once its forms are open. */
export async function readReleaseInput(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  forms: readonly FinishedForm[],
): Promise<Omit<ReleaseInput, 'audiences'>> {
  const places = elementPlaces(await readCampaignForm(deps, tx, campaign.id));
  const elements = places.map(({ element_id }) => element_id);
  return {
    responses: forms.map(({ attributes, scores }) => ({
      g: attributes,
      scores: places.map((own) => personElementScore(own.places.map((place) => scores[place] ?? null))),
    })),
    cuts: campaign.cuts,
    k: campaign.min_group,
    sensitiveK: campaign.sensitive_min_group ?? undefined,
    leftOutWhenSmall: campaign.left_out_when_small,
    elements,
    topics: await topicsWith(tx, elements),
    participation: await readRateForMargins(tx, campaign),
    askedShare: askedShareOf(campaign.length),
    labels: { team: teamLabels(forms) },
    certificateKey: deriveKey(deps.environment.secret, `certificate:${campaign.id}`),
  };
}

/**
 * The reported participation, from which the margins are computed; null if forms were submitted with letters. One code opens many forms, so
 * whoever finds one letter could raise the reported rate to 100 percent and make the margins too narrow.
 */
async function readRateForMargins(
  tx: Tx,
  { id, final_participation_percent }: Campaign,
): Promise<number | null> {
  await switchRole(tx, 'web'); // The builder role doesn't read the counts of letter forms.
  const withLetters = await listCampaignsWithLetterForms(tx, [id]);
  await switchRole(tx, 'builder');
  return withLetters.has(id) ? null : final_participation_percent;
}

interface PublishedCampaign {
  readonly campaign: Campaign;
  readonly forms: readonly FinishedForm[];
  readonly day: string;
  readonly work: Pick<ReleaseInput, 'responses' | 'elements' | 'topics'>;
}

/**
 * Publishes a campaign's results, once. A campaign without forms gets a release without cells, so that campaigns with no answers
 * and with too few answers look the same.
 */
export async function publishRelease(
  deps: Deps,
  tx: Tx,
  { campaign, forms, day, work }: PublishedCampaign,
  { banded, cells, certificate, counts, limitedByAudience, hasNearAudience, sharesLimited }: LimitedRelease,
): Promise<void> {
  // Further numbers could compensate for coarse or missing ones (R8, R24). Two reliabilities of nearly equal audiences reveal how
  // far the additional people are from the others, in audiences of any size.
  const hasNoReliability = banded || limitedByAudience || hasNearAudience || cells.length === 0;
  const release = {
    account_id: campaign.account_id,
    campaign_id: campaign.id,
    k: campaign.min_group,
    certificate: certificate && { ...certificate },
    banded,
    limited_by_audience: limitedByAudience,
    shares_limited: sharesLimited,
    technical: hasNoReliability
      ? noCultureFigures
      : topicReliabilities(work.responses, work.elements, work.topics),
    created_on: day,
  };
  await addRelease(tx, release, { cells, counts });
  await publishAnswersAndDrivers(deps, tx, campaign, forms, { withShares: !sharesLimited });
}

async function topicsWith(tx: Tx, elementIds: readonly number[]) {
  const elements = (await listElements(tx)).filter(({ element_id }) => elementIds.includes(element_id));
  return [...new Set(elements.map(({ topic_id }) => topic_id))].map((topic_id) => ({
    topic_id,
    element_ids: elements
      .filter((element) => element.topic_id === topic_id)
      .map(({ element_id }) => element_id),
  }));
}

function teamLabels(forms: readonly FinishedForm[]): Record<string, string> {
  const keys = forms.flatMap(({ attributes }) => attributes.team ?? []);
  return Object.fromEntries(keys.map((team) => [team, teamNameFromKey(team)]));
}
