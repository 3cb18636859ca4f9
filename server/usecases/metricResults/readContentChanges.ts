import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { requireFound } from '../../kernel/requireFound.ts';
import { accountOf } from '../../kernel/scope.ts';
import { listContentChanges, listContentRounds } from '../../store/metricResults/contentChanges.ts';

/** Returns for which courses scores moved in a round of assessments, by default the newest. Throws `not_found`. */
export async function readContentChanges(deps: Deps, caller: Caller, campaignId: number | null) {
  const accountId = accountOf(caller);
  return deps.database.as(caller.scope, async (tx) => {
    const rounds = await listContentRounds(tx, accountId);
    const isSelected = ({ campaign_id }: { readonly campaign_id: number }) =>
      campaignId === null || campaign_id === campaignId;
    const selected = rounds.find(isSelected) ?? null;
    if (campaignId !== null) requireFound(selected);
    if (selected === null) return { rounds, selected: null, contents: [] };
    const rows = await listContentChanges(tx, accountId, selected.campaign_id);
    return {
      rounds,
      selected: selected.campaign_id,
      contents: rows.map(({ course_id, title, metric, difference, ...figures }) => ({
        ...{ course_id, title, metric },
        change: difference === null ? null : { difference, ...figures },
      })),
    };
  });
}
