import { checkTakesAnswers } from '../../domain/campaigns/benchmarkStatus.ts';
import { Refusal } from '../../domain/refusal.ts';
import { today } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { readDraft, writeDraft } from './draft.ts';
import type { Part } from './part.ts';
import { type Entry, visit } from './visit.ts';

/**
 * Leaves the intro, once: whether a private copy is wanted is remembered in the draft, where nobody else reads it, and
 * what another window says later changes nothing.
 */
export async function beginSurvey(
  deps: Deps,
  entry: Entry,
  { keepCopy }: { readonly keepCopy: boolean },
): Promise<{ started: boolean }> {
  const begun = await visit(deps, entry, 'unfinished', async (tx, part) => {
    if (part.status === 'finished') return { started: true };
    checkMayAnswer(part);
    if (part.status === 'started') return { started: true };
    const draft = await readDraft(tx, part);
    await writeDraft(tx, part, { ...draft, keep_copy: keepCopy && part.keepsCopies });
    await part.start(today(deps.clock));
    return { started: true };
  });
  if (!begun) throw new Refusal('campaign_not_open', 409);
  return begun;
}

/** Throws `campaign_not_open`, `campaign_closed`; `consent_missing` for applicants who have not agreed. */
export function checkMayAnswer({ standing, applying }: Part): void {
  checkTakesAnswers(standing);
  if (applying?.consented === false) throw new Refusal('consent_missing', 409);
}
