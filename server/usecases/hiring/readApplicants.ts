import { nextDecisions } from '../../../domain/hiring/decisions.ts';
import { stagesOrDefault } from '../../../domain/hiring/stages.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import { accountOf } from '../../kernel/scope.ts';
import { findBlueprint, listRangesOf } from '../../store/builder/blueprints.ts';
import type { Tx } from '../../store/database.ts';
import { listNotes } from '../../store/hiring/applicantNotes.ts';
import {
  type ApplicantsQuery,
  readApplicantDetails,
  readPageOfApplicants,
} from '../../store/hiring/applicantPages.ts';
import type { Role } from '../../store/hiring/requisitions.ts';
import { listStageHistory } from '../../store/hiring/stageHistory.ts';
import { readApplicantAnswers } from './readApplicantAnswers.ts';
import { readApplicantProfile } from './readApplicantProfile.ts';
import { requireRole } from './roleAccess.ts';

type Paged = ApplicantsQuery & { readonly page: number; readonly per_page: number };

const nameOf = (one: { first_name: string; last_name: string; email: string }) =>
  `${one.first_name} ${one.last_name}`.trim() || one.email;

/** Returns one page of a role's applicants, in the order they applied. Throws `not_found`. */
export async function listApplicants(deps: Deps, caller: Caller, { page, per_page, ...filter }: Paged) {
  return deps.database.as(caller.scope, async (tx) => {
    await requireRole(tx, caller, filter.requisition_id);
    const slice = { from: (page - 1) * per_page, size: per_page };
    const { applicants, total } = await readPageOfApplicants(tx, filter, slice);
    return { applicants: applicants.map((one) => ({ ...one, name: nameOf(one) })), total };
  });
}

/** Returns one application: progress, requested accommodation, decision and reason. Throws `not_found`. */
export async function readApplicant(deps: Deps, caller: Caller, applicantId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const application = await readApplicantDetails(tx, accountOf(caller), applicantId);
    if (!application) throw new Refusal('not_found');
    const role = await requireRole(tx, caller, application.requisition_id);
    const { assignment_id, ...applicant } = application;
    return {
      ...applicant,
      name: nameOf(applicant),
      role: {
        id: role.id,
        title: role.title,
        status: role.status,
        stages: [...stagesOrDefault(role.stages)],
      },
      profile: await readApplicantProfile(tx, assignment_id, role),
      own_answers: await readApplicantAnswers(deps, tx, assignment_id),
      history: await listStageHistory(tx, applicantId),
      blueprint: await readTargetRanges(tx, role),
      notes: await readNotes(tx, caller, applicantId),
      next: application.withdrawn_on === null ? [...nextDecisions(application.decision)] : [],
    };
  });
}

/** The target ranges of the role's blueprint. They depend on no applicant. */
async function readTargetRanges(tx: Tx, { account_id, blueprint_id }: Role) {
  const blueprint = blueprint_id === null ? null : await findBlueprint(tx, account_id, blueprint_id);
  return blueprint && { name: blueprint.name, ranges: await listRangesOf(tx, blueprint.id) };
}

async function readNotes(tx: Tx, caller: Caller, applicantId: number) {
  const notes = await listNotes(tx, applicantId);
  return notes.map(({ author_id, ...note }) => ({ ...note, is_own: author_id === caller.person.user.id }));
}
