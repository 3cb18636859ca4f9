import { checkTakesAnswers } from '../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../domain/refusal.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { changeParticipation } from '../store/participations.ts';
import { readDraft, writeDraft } from './draft.ts';
import { type Entry, visit } from './visit.ts';

/** Leaves the intro. Whether a private copy is wanted is remembered in the draft, where nobody else reads it. */
export async function beginSurvey(
  deps: Deps,
  entry: Entry,
  { keepCopy }: { readonly keepCopy: boolean },
): Promise<{ started: boolean }> {
  const begun = await visit(deps, entry, 'unfinished', async (tx, at) => {
    const { participation, campaign } = at;
    if (participation.status === 'finished') return { started: true };
    checkTakesAnswers(campaign.status);
    const draft = await readDraft(tx, at);
    await writeDraft(tx, at, { ...draft, keep_copy: keepCopy && participation.user_id !== null });
    if (participation.status === 'invited') {
      await changeParticipation(tx, participation.id, { status: 'started', started_on: today(deps.clock) });
    }
    return { started: true };
  });
  if (!begun) throw new Refusal('campaign_not_open', 409);
  return begun;
}
