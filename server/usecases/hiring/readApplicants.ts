import { nextDecisions } from '../../../domain/hiring/decisions.ts';
import { stagesOf } from '../../../domain/hiring/stages.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../kernel/caller.ts';
import {
  type ApplicantsQuery,
  historyOf,
  pageOfApplicants,
  wholeApplicant,
} from '../../store/hiring/applicantPages.ts';
import { ownAnswersOf } from './ownAnswers.ts';
import { profileOf } from './profile.ts';
import { readRole } from './roleAccess.ts';

type Paged = ApplicantsQuery & { readonly page: number; readonly per_page: number };

const nameOf = (one: { first_name: string; last_name: string; email: string }) =>
  `${one.first_name} ${one.last_name}`.trim() || one.email;

/** One page of a role's applicants, in the order they applied. Throws `not_found`. */
export async function listApplicants(deps: Deps, caller: Caller, { page, per_page, ...wanted }: Paged) {
  return deps.database.as(caller.scope, async (tx) => {
    await readRole(tx, caller, wanted.requisition_id);
    const slice = { from: (page - 1) * per_page, size: per_page };
    const { applicants, total } = await pageOfApplicants(tx, wanted, slice);
    return { applicants: applicants.map((one) => ({ ...one, name: nameOf(one) })), total };
  });
}

/** One application: progress, requested accommodation, decision and reason. Throws `not_found`. */
export async function readApplicant(deps: Deps, caller: Caller, applicantId: number) {
  return deps.database.as(caller.scope, async (tx) => {
    const found = await wholeApplicant(tx, caller.scope.accountId ?? 0, applicantId);
    if (!found) throw new Refusal('not_found');
    const role = await readRole(tx, caller, found.requisition_id);
    const { assignment_id, ...applicant } = found;
    return {
      ...applicant,
      name: nameOf(applicant),
      role: { id: role.id, title: role.title, status: role.status, stages: [...stagesOf(role.stages)] },
      profile: await profileOf(tx, assignment_id, role),
      own_answers: await ownAnswersOf(deps, tx, assignment_id),
      history: await historyOf(tx, applicantId),
      next: found.withdrawn_on === null ? [...nextDecisions(found.decision)] : [],
    };
  });
}
