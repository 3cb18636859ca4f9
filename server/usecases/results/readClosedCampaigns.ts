import { createHash } from 'node:crypto';
import { hasModule } from '../../../domain/accounts/modules.ts';
import { quarterOf } from '../../../domain/dates/quarter.ts';
import { Refusal } from '../../../domain/refusal.ts';
import {
  type CampaignAudience,
  canLeadSeeOverall,
  everyoneAudience,
} from '../../../domain/release/visibleCells.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { audienceLedBy } from '../../store/campaigns/audienceMembers.ts';
import type { NamedTopic } from '../../store/content/benchmarkContent.ts';
import type { Scope, Tx } from '../../store/database.ts';
import { findAccount } from '../../store/people/people.ts';
import { type ClosedCampaign, listClosedCampaigns } from '../../store/results/listClosedCampaigns.ts';
import type { PublishedCell } from '../../store/results/publishedCells.ts';
import { checkIsEmulating } from '../accounts/readAccounts.ts';
import { combinedMargin, elementMargin } from './readMargins.ts';

/** A published score in an API response. */
export interface PublishedScore {
  readonly answer_percent: number;
  readonly low: boolean;
  readonly high: boolean;
  readonly n_band: number;
  readonly banded?: boolean;
}

export const toScore = ({ value, low, high, n_band, banded }: PublishedCell): PublishedScore => ({
  answer_percent: value,
  low,
  high,
  n_band,
  ...(banded ? { banded } : {}),
});

/** Returns the topics in one group of cells: elements by percent, then by name. */
export function scoredTopics(
  cells: readonly PublishedCell[],
  { spread }: ClosedCampaign,
  topics: readonly NamedTopic[],
) {
  const wholes = cellsById(cells, 'topic');
  const parts = cellsById(cells, 'element');
  return topics.flatMap(({ topic_id, topic, elements: named }) => {
    const whole = wholes.get(topic_id);
    if (!whole) return [];
    const elements = named
      .flatMap(({ element_id, element }) => {
        const cell = parts.get(element_id);
        if (!cell) return [];
        return { element_id, element, ...toScore(cell), margin: elementMargin(cell, spread) };
      })
      .sort((a, b) => b.answer_percent - a.answer_percent || a.element.localeCompare(b.element));
    return { topic_id, topic, ...toScore(whole), margin: combinedMargin(whole.margin, elements), elements };
  });
}

function cellsById(cells: readonly PublishedCell[], subject: PublishedCell['subject']) {
  const byId = new Map<number, PublishedCell>();
  for (const cell of cells) if (cell.subject === subject) byId.set(cell.subject_id, cell);
  return byId;
}

/** Returns the fields of a closed campaign that every response contains. */
export function campaignHeadOf({ campaign_id, name, length, closed_on, k }: ClosedCampaign) {
  const { year, quarter } = quarterOf(closed_on);
  return { campaign_id, name, length, quarter: { year, quarter }, closed_on, k };
}

/** A closed campaign as the caller may see it. */
export interface VisibleCampaign extends ClosedCampaign {
  /** Whether the caller sees results about all respondents together; if not, they count as unpublished. */
  readonly showsOverall: boolean;
}

/** Identifies the audience: everyone, or a code that is equal for equal teams and people without revealing them. */
export function audienceKey({ forEverybody, teamIds, userIds }: CampaignAudience): string {
  if (forEverybody) return everyoneAudience;
  return createHash('sha256')
    .update(JSON.stringify([teamIds, userIds]))
    .digest('hex')
    .slice(0, 16);
}

/** Returns the account's closed campaigns, or the given one. Throws `not_found` for any other. */
export async function readClosedCampaigns(
  tx: Tx,
  caller: Caller,
  accountId: number,
  campaignId: number | null,
): Promise<VisibleCampaign[]> {
  const campaigns = await listClosedCampaigns(tx, accountId, campaignId);
  if (campaignId !== null && campaigns.length === 0) throw new Refusal('not_found');
  const sees = await readOverallVisibility(tx, caller, accountId);
  return campaigns.map((campaign) => {
    const showsOverall = sees(campaign.audience);
    return { ...campaign, certificate: showsOverall ? campaign.certificate : null, showsOverall };
  });
}

/**
 * Returns a function that checks whether the caller sees the overall results of a campaign with the given
 * audience.
 */
export async function readOverallVisibility(
  tx: Tx,
  caller: Caller,
  accountId: number,
): Promise<(audience: CampaignAudience) => boolean> {
  if (!isLimitedToLedTeams(caller)) return () => true;
  const { team_ids } = await audienceLedBy(tx, accountId, caller.person.user.id);
  return (audience) => canLeadSeeOverall(audience, team_ids);
}

/** Returns the ids of the campaigns whose overall results the caller sees. */
export const idsWithOverallResults = (campaigns: readonly VisibleCampaign[]): number[] =>
  campaigns.filter(({ showsOverall }) => showsOverall).map(({ campaign_id }) => campaign_id);

/**
 * Returns the scope of another account. Throws `not_found`, also for accounts the caller can't view,
 * `reason_needed`, and `module_off`.
 */
export async function scopeOfOtherAccount(tx: Tx, caller: Caller, accountId: number): Promise<Scope> {
  await checkIsEmulating(tx, caller, accountId);
  const account = requireFound(await findAccount(tx, accountId));
  if (!hasModule(account, 'microSurvey')) throw new Refusal('module_off');
  return { ...caller.scope, accountId };
}
