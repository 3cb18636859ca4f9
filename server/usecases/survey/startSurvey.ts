import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { decryptDraft, writeDraft } from './draft.ts';
import { checkCanAnswer } from './participation.ts';
import { type RespondentIdentity, withParticipation } from './withParticipation.ts';

/**
 * Starts the survey, once. The respondent's choice of a private copy is stored in the encrypted draft; a later choice,
 * such as in another window, is ignored.
 */
export async function startSurvey(
  deps: Deps,
  entry: RespondentIdentity,
  { keepCopy }: { readonly keepCopy: boolean },
): Promise<{ started: boolean }> {
  const result = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => {
    if (participation.status === 'finished') return { started: true };
    checkCanAnswer(participation);
    if (participation.status === 'started') return { started: true };
    const draft = decryptDraft(participation.linkCode, participation.sealedDraft);
    await writeDraft(tx, participation, { ...draft, keep_copy: keepCopy && participation.offersPrivateCopy });
    await participation.start(today(deps.clock));
    return { started: true };
  });
  if (!result) throw new Refusal('campaign_not_open');
  return result;
}
