import { checkAcceptsAnswers } from '../../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { readDraft, writeDraft } from './draft.ts';
import type { SurveyParticipation } from './participation.ts';
import { type Entry, withParticipation } from './withParticipation.ts';

/**
 * Leaves the intro, once: whether a private copy is wanted is remembered in the draft, where nobody else reads it, and
 * what another window says later changes nothing.
 */
export async function startSurvey(
  deps: Deps,
  entry: Entry,
  { keepCopy }: { readonly keepCopy: boolean },
): Promise<{ started: boolean }> {
  const begun = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => {
    if (participation.status === 'finished') return { started: true };
    checkMayAnswer(participation);
    if (participation.status === 'started') return { started: true };
    const draft = await readDraft(tx, participation);
    await writeDraft(tx, participation, { ...draft, keep_copy: keepCopy && participation.keepsCopies });
    await participation.start(today(deps.clock));
    return { started: true };
  });
  if (!begun) throw new Refusal('campaign_not_open');
  return begun;
}

/** Throws `campaign_not_open`, `campaign_closed`; `consent_missing` for applicants who have not agreed. */
export function checkMayAnswer({ campaignStatus: standing, applying }: SurveyParticipation): void {
  checkAcceptsAnswers(standing);
  if (applying?.consented === false) throw new Refusal('consent_missing');
}
