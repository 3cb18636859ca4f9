import type { Metric } from '../../domain/metrics/metrics.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../kernel/caller.ts';
import { platformScope } from '../kernel/scope.ts';
import { listStageHistory } from '../store/hiring/stageHistory.ts';
import { addApplicantNote } from '../usecases/hiring/changeApplicantNotes.ts';
import { moveApplicants } from '../usecases/hiring/changeApplicants.ts';
import { undoStageMove } from '../usecases/hiring/undoStageMove.ts';

const notes: readonly { readonly metric: Metric | null; readonly text: string }[] = [
  {
    metric: 'trust',
    text: 'Described how she handed a key account to a new colleague, with weekly check-ins for the first month.',
  },
  {
    metric: 'listening',
    text: 'Asked back before answering, and summed up what the panel had said.\nOne example only from meetings.',
  },
  { metric: null, text: 'Available from March. Would like to work four days a week.' },
];

/** Adds notes of interviewers about some applicants of a role, a move with its reason, and one that was undone. */
export async function addInterviewNotes(deps: Deps, caller: Caller, requisition_id: number): Promise<void> {
  const interviewed = await deps.database.as(platformScope, (tx) =>
    tx
      .selectFrom('applicants')
      .select('id')
      .where('requisition_id', '=', requisition_id)
      .where('stage', '=', 'interview')
      .orderBy('id')
      .limit(3)
      .execute(),
  );
  for (const { id: applicant_id } of interviewed.slice(1))
    for (const note of notes) await addApplicantNote(deps, caller, { applicant_id, ...note });
  const last = interviewed.at(-1);
  if (!last) return;
  const move = { requisition_id, applicant_ids: [last.id] };
  await moveApplicants(deps, caller, { ...move, stage: 'offer', reason: 'Convinced everyone on the panel.' });
  const history = await deps.database.as(platformScope, (tx) => listStageHistory(tx, last.id));
  const newest = history.at(-1);
  if (newest) await undoStageMove(deps, caller, { applicant_id: last.id, move_id: newest.id });
}
