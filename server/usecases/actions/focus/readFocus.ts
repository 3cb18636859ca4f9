import { focusCandidates } from '../../../../domain/actions/focusCandidates.ts';
import { maxActionSuggestions } from '../../../../domain/actions/teamAction.ts';
import { suggestionsFor } from '../../../../domain/recommendations/suggestions.ts';
import type { Deps } from '../../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../../kernel/caller.ts';
import { accountOf } from '../../../kernel/scope.ts';
import { listLedTeams } from '../../../store/actions/actionGroups.ts';
import { readCatalog } from '../../../store/recommendations/plans.ts';
import { presentSuggestion } from '../../recommendations/readRecommendationPlan.ts';
import {
  groupOf,
  type PublishedGroup,
  type PublishedGroups,
  readPublishedGroups,
} from './readPublishedGroups.ts';

interface FocusQuery {
  readonly campaign_id: number;
  /** Null for the first group that may be chosen. */
  readonly team_id: number | null;
}

/**
 * Returns the groups whose focus the caller may choose, and the topics of one of them, the most obvious focus first, with suggestions
 * of the catalog. Only published results count. Leads choose for their own teams, administrators also for the company. Throws `not_found`.
 */
export async function readFocus(deps: Deps, caller: Caller, { campaign_id, team_id }: FocusQuery) {
  const published = await readPublishedGroups(deps, caller, campaign_id);
  const led = await deps.database.as(caller.scope, (tx) =>
    listLedTeams(tx, accountOf(caller), caller.person.user.id),
  );
  const choices = chooseGroups(caller, published, led);
  const asked = team_id ?? choices[0]?.team_id ?? null;
  const chosen = choices.find((choice) => choice.team_id === asked) ?? null;
  const group = chosen && groupOf(published, chosen.team_id);
  const publishedIds = new Set(published.teams.flatMap(({ teams }) => teams.map(({ id }) => id)));
  return {
    campaign: published.campaign,
    groups: choices,
    unpublished: led.filter(({ id }) => !publishedIds.has(id)).map(({ name }) => name),
    team_id: chosen?.team_id ?? null,
    members: group?.members ?? [],
    topics: group ? await topicsOf(deps, caller, group) : [],
  };
}

/** The groups that the caller may choose a focus for: the company first, then teams by name. */
function chooseGroups(
  caller: Caller,
  { company, teams }: PublishedGroups,
  led: readonly { readonly id: number }[],
): { readonly team_id: number | null; readonly name: string | null }[] {
  const isLimited = isLimitedToLedTeams(caller);
  const ledIds = new Set(led.map(({ id }) => id));
  const own = teams
    .flatMap((group) => group.teams)
    .filter(({ id }) => !isLimited || ledIds.has(id))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
    .map(({ id, name }) => ({ team_id: id, name }));
  return company && !isLimited ? [{ team_id: null, name: null }, ...own] : own;
}

async function topicsOf(deps: Deps, caller: Caller, group: PublishedGroup) {
  const catalog = await deps.database.as(caller.scope, (tx) =>
    readCatalog(tx, { userId: null, now: deps.clock.now() }),
  );
  const byId = new Map(group.topics.map((topic) => [topic.topic_id, topic]));
  return focusCandidates(group).flatMap(({ topic_id, reasons }) => {
    const topic = byId.get(topic_id);
    if (!topic) return [];
    const suggestions = suggestionsFor({ kind: 'topic', topic_id }, catalog, 'all');
    return {
      ...presentTopic(topic),
      reasons,
      suggestions: suggestions.slice(0, maxActionSuggestions).map(presentSuggestion),
    };
  });
}

/** Returns the published score of a topic. */
export const presentTopic = ({
  topic_id,
  topic,
  answer_percent,
  low,
  high,
  banded,
  margin,
}: PublishedGroup['topics'][number]) => ({
  topic_id,
  topic,
  answer_percent,
  low,
  high,
  ...(banded ? { banded } : {}),
  margin,
});
