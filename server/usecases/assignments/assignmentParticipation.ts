import type { Ending } from '../../../domain/survey/endings.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { lockForAnswer } from '../../store/engine/transactionScope.ts';
import { assignmentDraftStore } from '../../store/survey/assignmentDrafts.ts';
import {
  type Assignment,
  type AssignmentKind,
  assignmentsOf,
  changeAssignment,
  findAssignmentByLink,
  lockAssignment,
  openAssignments,
} from '../../store/survey/assignments.ts';
import type { Nomination } from '../../store/tables/assessments.ts';
import { assignmentCode, assignmentDeviceKey, hashOf } from '../../vault/links.ts';
import { campaignQuestions } from '../supplemental/campaignQuestions.ts';
import type { ParticipationRef, ParticipationSource, SurveyParticipation } from '../survey/participation.ts';
import { dealtForm } from '../survey/respondentForm.ts';
import { addressOfAssignment } from './addressOfAssignment.ts';
import { assignmentReceipt } from './assignmentReceipt.ts';
import { type Round, roundOf } from './assignmentTerms.ts';
import { metricForm } from './metricForm.ts';
import { storeFeedback } from './storeFeedback.ts';
import { submitAssessment } from './submitAssessment.ts';

/** Participations in assessments of one kind, or of every kind for null. */
export function assignmentSource(deps: Deps, kind: AssignmentKind | null): ParticipationSource {
  const found = (assignment: Assignment): ParticipationRef => ({
    accountId: assignment.account_id,
    userId: assignment.user_id,
    status: assignment.status === 'waiting' ? 'invited' : assignment.status,
    deviceKey: assignmentDeviceKey(deps.environment.secret, assignment.id),
    lock: (tx) => lock(deps, tx, assignment),
  });
  const isMeant = (assignment: Assignment) => kind === null || assignment.kind === kind;
  return {
    async byCode(tx, code) {
      const assignment = await findAssignmentByLink(tx, hashOf(code));
      return assignment && isMeant(assignment) ? found(assignment) : null;
    },
    ofPerson: async (tx, userId) => (await assignmentsOf(tx, userId)).filter(isMeant).map(found),
    openOf: async (tx, userId) => (await openAssignments(tx, userId)).filter(isMeant).map(found),
  };
}

async function lock(deps: Deps, tx: Tx, found: Assignment): Promise<SurveyParticipation | null> {
  if (found.campaign_id !== null) await lockForAnswer(tx, found.campaign_id);
  const assignment = await lockAssignment(tx, found.id);
  if (!assignment || assignment.token_hash !== found.token_hash) return null;
  return participationOf(deps, tx, assignment, await roundOf(tx, assignment));
}

const endingBy: Readonly<Partial<Record<Nomination, Ending>>> = {
  declined: 'declined',
  replaced: 'withdrawn',
  withdrawn: 'withdrawn',
};

const applyingOf = ({ consented_on, accommodation }: Assignment) => ({
  consented: consented_on !== null,
  accommodation_asked: accommodation !== null,
});

/** A role stays open for decisions after its last day for answers. Cycles need no check: a job closes them. */
function isPast({ clock }: Deps, { closesOn }: Round, kind: Assignment['kind']): boolean {
  return kind === 'h' && closesOn !== null && closesOn < today(clock);
}

function participationOf(deps: Deps, tx: Tx, assignment: Assignment, round: Round): SurveyParticipation {
  const { id, kind, link_version, status, nomination } = assignment;
  const { secret } = deps.environment;
  const key = assignmentDeviceKey(secret, id);
  const questions = () => metricForm(deps, tx, round.questionIds);
  const supplementals = () => campaignQuestions(tx, round);
  return {
    ...round,
    kind,
    id,
    accountId: assignment.account_id,
    userId: assignment.user_id,
    status: status === 'waiting' ? 'invited' : status,
    feedbackGiven: assignment.feedback_given,
    linkCode: assignmentCode(secret, id, link_version),
    draftStore: assignmentDraftStore(id),
    deviceKey: key,
    campaignStatus: nomination === 'approved' && !isPast(deps, round, kind) ? round.status : 'closed',
    over: status === 'finished' ? null : (endingBy[nomination] ?? null),
    keepsCopies: false,
    applying: kind === 'h' ? applyingOf(assignment) : null,
    mayDecline: kind === 'r' && nomination === 'approved',
    questions,
    supplementals,
    address: () => addressOfAssignment(tx, assignment),
    receipt: () => assignmentReceipt(tx, assignment, round),
    start: (day) => changeAssignment(tx, id, { status: 'started', started_on: day }),
    async submit(draft) {
      const dealt = dealtForm(await questions(), key);
      await submitAssessment(deps, tx, assignment, { dealt, supplementals: await supplementals(), draft });
    },
    async submitFeedback(feedback) {
      await storeFeedback(deps, tx, assignment, feedback);
      await changeAssignment(tx, id, { feedback_given: true });
    },
  };
}
