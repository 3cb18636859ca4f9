import { maxNotes } from '../../../domain/hiring/applicantNotes.ts';
import type { Metric } from '../../../domain/metrics/metrics.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { recordAudit } from '../../kernel/recordAudit.ts';
import { accountOf } from '../../kernel/scope.ts';
import { addNote, findNote, listNotes, removeNote } from '../../store/hiring/applicantNotes.ts';
import { lockOwnApplicant } from './roleAccess.ts';

interface NoteInput {
  readonly applicant_id: number;
  readonly metric: Metric | null;
  readonly text: string;
}

/**
 * Adds a note about an applicant. The same note by the same person on the same day is stored once, so a repeated request has no effect.
 * Throws `not_found`, `applicant_over` once the application was withdrawn, `too_many_notes`.
 */
export async function addApplicantNote(
  deps: Deps,
  caller: Caller,
  { applicant_id, metric, text }: NoteInput,
): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const { applicant } = await lockOwnApplicant(tx, caller, applicant_id);
    if (applicant.withdrawn_on !== null) throw new Refusal('applicant_over');
    const { id: author } = caller.person.user;
    const written_on = today(deps.clock);
    const notes = await listNotes(tx, applicant.id);
    const isStored = notes.some(
      (one) =>
        one.author_id === author &&
        one.metric === metric &&
        one.text === text &&
        one.written_on === written_on,
    );
    if (isStored) return;
    if (notes.length >= maxNotes) throw new Refusal('too_many_notes');
    const { account_id } = applicant;
    await addNote(tx, { account_id, applicant_id, metric, text, written_by: author, written_on });
    await recordAudit(tx, caller, {
      action: 'write_note',
      resource: 'applicants',
      id: applicant.id,
      after: { metric },
      now: deps.clock.now(),
    });
  });
}

/** Deletes a note of the caller. Throws `not_found`, also for the notes of others. */
export async function deleteApplicantNote(deps: Deps, caller: Caller, noteId: number): Promise<void> {
  await deps.database.as(caller.scope, async (tx) => {
    const note = await findNote(tx, accountOf(caller), noteId);
    if (note?.written_by !== caller.person.user.id) throw new Refusal('not_found');
    await removeNote(tx, note.id);
    await recordAudit(tx, caller, {
      action: 'delete_note',
      resource: 'applicants',
      id: note.applicant_id,
      before: { metric: note.metric },
      now: deps.clock.now(),
    });
  });
}
