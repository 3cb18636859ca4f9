import { maxChosenActions } from '../../../domain/actions/teamAction.ts';
import { suggestionsFor } from '../../../domain/recommendations/suggestions.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import { type Caller, isLimitedToLedTeams } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { addTeamAction, countChosenActions, findActionOfRequest } from '../../store/actions/teamActions.ts';
import type { Tx } from '../../store/database.ts';
import { readCatalog } from '../../store/recommendations/plans.ts';
import type { ActionSuggestion } from '../../store/tables/actions.ts';
import { checkOwner, notifyOwner } from './actionOwner.ts';
import { readFocus } from './focus/readFocus.ts';

export interface ActionDraft {
  readonly request_key: string;
  readonly campaign_id: number;
  readonly team_id: number | null;
  readonly topic_id: number;
  readonly title: string;
  readonly suggestion: Pick<ActionSuggestion, 'kind' | 'id'> | null;
  readonly owner_id: number;
  readonly starts_on: string;
  readonly due_on: string;
  readonly visible_to_team: boolean;
}

/**
 * Chooses a focus: adds an action about a topic of a group whose results were published to the caller. Returns its id; a repeated request
 * adds nothing. Throws `not_found`, `forbidden` for a group that the caller can't choose a focus for, `invalid` and `actions_full`.
 */
export async function createTeamAction(deps: Deps, caller: Caller, draft: ActionDraft): Promise<number> {
  const accountId = accountOf(caller);
  const userId = caller.person.user.id;
  await checkFocus(deps, caller, draft);
  const now = deps.clock.now();
  return deps.database.as(caller.scope, async (tx) => {
    const known = { accountId, userId, key: draft.request_key };
    const repeated = await findActionOfRequest(tx, known);
    if (repeated !== null) return repeated;
    if (isLimitedToLedTeams(caller) && (await countChosenActions(tx, accountId, userId)) >= maxChosenActions)
      throw new Refusal('actions_full');
    await checkOwner(tx, caller, draft.owner_id);
    const { campaign_id, request_key, suggestion, ...fields } = draft;
    const stored = {
      ...fields,
      scope: draft.team_id === null ? ('company' as const) : ('team' as const),
      source_campaign_id: campaign_id,
      suggestion: suggestion && (await findSuggestion(deps, tx, { topic_id: draft.topic_id, suggestion })),
    };
    const id = await addTeamAction(tx, {
      ...stored,
      request_key,
      account_id: accountId,
      created_by: userId,
      created_at: now.toISOString(),
    });
    if (id === null) {
      const first = await findActionOfRequest(tx, known);
      if (first === null) throw new Refusal('taken');
      return first;
    }
    await recordAudit(tx, caller, { action: 'create', resource: 'team_actions', id, after: stored, now });
    await notifyOwner(tx, caller, { id, owner_id: draft.owner_id, now });
    return id;
  });
}

/** Checks that the caller may choose this topic of this group. Throws `not_found`, `forbidden` and `invalid`. */
async function checkFocus(deps: Deps, caller: Caller, draft: ActionDraft): Promise<void> {
  const { campaign_id, team_id, topic_id } = draft;
  const focus = await readFocus(deps, caller, { campaign_id, team_id });
  if (!focus.groups.some((group) => group.team_id === team_id)) throw new Refusal('forbidden');
  if (!focus.topics.some((topic) => topic.topic_id === topic_id))
    throw new Refusal('invalid', [{ field: 'topic_id', problem: 'unknown' }]);
}

interface ChosenSuggestion {
  readonly topic_id: number;
  readonly suggestion: Pick<ActionSuggestion, 'kind' | 'id'>;
}

/** Returns the catalog entry with its title. Throws `invalid` if it isn't in the catalog for this topic. */
async function findSuggestion(
  deps: Deps,
  tx: Tx,
  { topic_id, suggestion }: ChosenSuggestion,
): Promise<ActionSuggestion> {
  const catalog = await readCatalog(tx, { userId: null, now: deps.clock.now() });
  const { kind, id } = suggestion;
  const entry = suggestionsFor({ kind: 'topic', topic_id }, catalog, 'all').find(
    (one) => one.kind === kind && one.id === id,
  );
  if (!entry) throw new Refusal('invalid', [{ field: 'suggestion', problem: 'unknown' }]);
  return { kind, id, title: entry.title };
}
