import { reachesTier } from '../../../domain/access/tiers.ts';
import { focusCandidates } from '../../../domain/actions/focusCandidates.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { listActionUpdates } from '../../store/actions/actionUpdates.ts';
import type { StoredAction } from '../../store/actions/teamActions.ts';
import { requireVisibleAction } from './actionAudience.ts';
import { presentTopic } from './focus/readFocus.ts';
import { groupOf, readPublishedGroups } from './focus/readPublishedGroups.ts';

/**
 * Returns an action with its updates. Its reason and its score are read from what was published to the caller, and missing for everyone
 * else, because members of a team may see an action but not the results. Throws `not_found`.
 */
export async function readTeamAction(deps: Deps, caller: Caller, id: number) {
  const { action, rights, updates } = await deps.database.as(caller.scope, async (tx) => {
    const visible = await requireVisibleAction(tx, caller, id);
    return { ...visible, updates: await listActionUpdates(tx, visible.audience.accountId, id) };
  });
  const userId = caller.person.user.id;
  const { source_campaign_id, campaign, deleted: _deleted, created_by: _createdBy, ...fields } = action;
  const evidence = await readEvidence(deps, caller, action);
  return {
    ...fields,
    // The campaign is named to those who see its results, like the rest of the reason.
    source:
      evidence && source_campaign_id !== null && campaign
        ? { campaign_id: source_campaign_id, name: campaign }
        : null,
    evidence,
    can_edit: rights.canEdit,
    can_report: rights.canReport,
    updates: updates.map(({ author_id, action_id: _action, ...update }) => ({
      ...update,
      can_delete: rights.canEdit || author_id === userId,
    })),
  };
}

/** Returns the published score of the action's topic with its reasons; null unless both were published to the caller. */
async function readEvidence(deps: Deps, caller: Caller, action: StoredAction) {
  const { source_campaign_id, scope, team_id, topic_id } = action;
  if (!reachesTier(caller.person, 'supervisor', deps.clock.now())) return null;
  if (source_campaign_id === null || (scope === 'team' && team_id === null)) return null;
  const published = await readPublishedGroups(deps, caller, source_campaign_id).catch(nullIfNotFound);
  const group = published && groupOf(published, scope === 'team' ? team_id : null);
  const topic = group?.topics.find((one) => one.topic_id === topic_id);
  if (!group || !topic) return null;
  const candidate = focusCandidates(group).find((one) => one.topic_id === topic_id);
  return { ...presentTopic(topic), reasons: candidate?.reasons ?? [] };
}

function nullIfNotFound(failure: unknown): null {
  if (failure instanceof Refusal && failure.code === 'not_found') return null;
  throw failure;
}
