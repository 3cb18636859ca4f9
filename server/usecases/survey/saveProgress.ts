import { Refusal } from '../../../domain/refusal.ts';
import { surveyEndingOf } from '../../../domain/survey/surveyEndings.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { hashToken } from '../../vault/linkCodes.ts';
import { draftCipherOf } from './draft.ts';
import { checkCanAnswer, type LocalParticipation, type RespondentForm } from './participation.ts';
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
  const done = await withParticipation(deps, entry, 'unfinished', async (tx, participation) => {
    const form = await participation.readForm();
    // Days that are stored with the participation are in UTC, so that they reveal no time zone.
    const step = { form, change, startDay: today(deps.clock) };
    const stored =
      participation.status === 'finished'
        ? alreadySubmitted(participation, form, change)
        : await storeAnswer(tx, participation, step, entry.timeZone);
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
  readonly startDay: string;
}

interface Stored {
  readonly saved: SaveResult;
  /** Null if the participation itself has changed. */
  readonly recent: RecentParticipation | null;
}

async function storeAnswer(
  tx: Tx,
  participation: LocalParticipation,
  { form, change, startDay }: Step,
  browserZone: string | null,
): Promise<Stored> {
  checkCanAnswer(participation);
  const { kind, status, linkCode, draftStore, versions, questionsPerSitting, today: day } = participation;
  const cipher = draftCipherOf(linkCode);
  const before = cipher.decrypt(participation.sealedDraft);
  const { changed, result: saved } = planAnswer(participation, { form, before, change, day });
  const isLast = changed !== null && saved.remaining === 0;
  if (isLast) await participation.submit(changed);
  const extended = changed && !isLast ? cipher.encrypt(changed) : null;
  if (extended) await draftStore.store(tx, extended);
  if (extended && status === 'invited') await participation.start(startDay);
  const sealed = extended ?? participation.sealedDraft;
  if (isLast || status === 'invited' || sealed === null || draftStore.replace === null) {
    return { saved, recent: null };
  }
  const tokenHash = hashToken(linkCode);
  const onDay = { day, dayEnds: participation.todayEnds.getTime(), browserZone };
  const recent = { kind, questionsPerSitting, draftStore, versions, tokenHash, sealed, form, ...onDay };
  return { saved, recent };
}

/** Returns the response to an answer sent after the submission, when it can be neither compared nor changed. */
function alreadySubmitted(
  participation: LocalParticipation,
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
