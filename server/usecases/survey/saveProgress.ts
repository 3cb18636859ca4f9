import { Refusal } from '../../../domain/refusal.ts';
import { surveyEndingOf } from '../../../domain/survey/surveyEndings.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { draftCipherOf } from './draft.ts';
import { checkCanAnswer, type RespondentForm, type SurveyParticipation } from './participation.ts';
import { type AnswerChange, planAnswer, type SaveResult } from './planAnswer.ts';
import { type RecentParticipation, rememberParticipation, saveUnlessChanged } from './saveUnlessChanged.ts';
import { type RespondentIdentity, withParticipation } from './withParticipation.ts';

/**
 * Stores one answer in the draft; the last one submits the form in the same transaction. Throws the refusals of
 * `change`, `campaign_not_open`, `campaign_closed`, `consent_missing`.
 */
export async function saveProgress(
  deps: Deps,
  entry: RespondentIdentity,
  change: AnswerChange,
): Promise<SaveResult> {
  return (await saveUnlessChanged(deps, entry, change)) ?? saveLocked(deps, entry, change);
}

/** Saves an answer in a transaction that reads and locks the participation first. */
async function saveLocked(deps: Deps, entry: RespondentIdentity, change: AnswerChange): Promise<SaveResult> {
  const day = today(deps.clock);
  const done = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => {
    const form = await participation.readForm();
    const stored =
      participation.status === 'finished'
        ? alreadySubmitted(participation, form, change)
        : await storeAnswer(tx, participation, { form, change, day });
    return { kind: participation.kind, ...stored };
  });
  if (!done) throw new Refusal('campaign_not_open');
  const isScored = done.kind === 's' || done.kind === 'h';
  if (isScored && done.saved.remaining === 0) await deps.jobs.wake('score-assessments');
  if (done.recent) rememberParticipation(deps, done.recent);
  return done.saved;
}

interface Step {
  readonly form: RespondentForm;
  readonly change: AnswerChange;
  readonly day: string;
}

interface Stored {
  readonly saved: SaveResult;
  /** Null if the participation itself has changed. */
  readonly recent: RecentParticipation | null;
}

async function storeAnswer(
  tx: Tx,
  participation: SurveyParticipation,
  { form, change, day }: Step,
): Promise<Stored> {
  checkCanAnswer(participation);
  const { kind, status, linkCode, draftStore, versions, questionsPerSitting } = participation;
  const cipher = draftCipherOf(linkCode);
  const before = cipher.decrypt(participation.sealedDraft);
  const { changed, result: saved } = planAnswer(participation, { form, before, change, day });
  const isLast = changed !== null && saved.remaining === 0;
  if (isLast) await participation.submit(changed);
  const extended = changed && !isLast ? cipher.encrypt(changed) : null;
  if (extended) await draftStore.store(tx, extended);
  if (extended && status === 'invited') await participation.start(day);
  const sealed = extended ?? participation.sealedDraft;
  if (isLast || status === 'invited' || sealed === null) return { saved, recent: null };
  const tokenHash = hashToken(linkCode);
  return { saved, recent: { kind, questionsPerSitting, draftStore, versions, tokenHash, sealed, form, day } };
}

/** Returns the response to an answer sent after the submission, when it can be neither compared nor changed. */
function alreadySubmitted(
  participation: SurveyParticipation,
  form: RespondentForm,
  change: AnswerChange,
): Stored {
  const { kind } = participation;
  change(form, participation);
  const ending = surveyEndingOf({
    kind,
    campaign: 'open',
    remaining: 0,
    remainingToday: 0,
    finished: 'now',
  });
  const answered = form.questions.length + form.supplementals.length;
  return { saved: { answered, remaining: 0, ending }, recent: null };
}
