import type { SurveyEnding } from '../../../domain/survey/surveyEndings.ts';
import { today } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import { lockForAnswer } from '../../store/engine/transactionScope.ts';
import {
  type Assignment,
  type AssignmentKind,
  assignmentsOf,
  changeAssignment,
  findAssignmentByLink,
  lockAssignment,
  openAssignments,
} from '../../store/survey/assignments.ts';
import { assignmentDraftStore } from '../../store/survey/sealedDrafts.ts';
import type { NominationStatus } from '../../store/tables/assessments.ts';
import { assignmentCode, assignmentDeviceKey, hashToken } from '../../vault/linkCodes.ts';
import type {
  ParticipationSource,
  SurveyParticipation,
  UnlockedParticipation,
} from '../survey/participation.ts';
import { shuffleForm } from '../survey/respondentForm.ts';
import { assignmentPrivacyNotice } from './assignmentPrivacyNotice.ts';
import { type AssignmentSettings, requireAssignmentSettings } from './assignmentSettings.ts';
import { readMetricForm } from './readMetricForm.ts';
import { respondentNameAndLocale } from './respondentNameAndLocale.ts';
import { storeFeedback } from './storeFeedback.ts';
import { submitAssessment } from './submitAssessment.ts';

/** Participations in assessments of one kind, or of every kind for null. */
export function assignmentParticipationSource(deps: Deps, kind: AssignmentKind | null): ParticipationSource {
  const unlocked = (assignment: Assignment): UnlockedParticipation => ({
    accountId: assignment.account_id,
    userId: assignment.user_id,
    status: assignment.status === 'waiting' ? 'invited' : assignment.status,
    deviceKey: assignmentDeviceKey(deps.environment.secret, assignment.id),
    lock: (tx) => lock(deps, tx, assignment),
  });
  const hasKind = (assignment: Assignment) => kind === null || assignment.kind === kind;
  return {
    async byCode(tx, code) {
      const assignment = await findAssignmentByLink(tx, hashToken(code));
      return assignment && hasKind(assignment) ? unlocked(assignment) : null;
    },
    ofPerson: async (tx, userId) => (await assignmentsOf(tx, userId)).filter(hasKind).map(unlocked),
    openOf: async (tx, userId) => (await openAssignments(tx, userId)).filter(hasKind).map(unlocked),
  };
}

async function lock(deps: Deps, tx: Tx, unlocked: Assignment): Promise<SurveyParticipation | null> {
  if (unlocked.campaign_id !== null) await lockForAnswer(tx, unlocked.campaign_id);
  const assignment = await lockAssignment(tx, unlocked.id);
  if (!assignment || assignment.token_hash !== unlocked.token_hash) return null;
  return participationOf(deps, tx, assignment, await requireAssignmentSettings(tx, assignment));
}

const endingBy: Readonly<Partial<Record<NominationStatus, SurveyEnding>>> = {
  declined: 'declined',
  replaced: 'withdrawn',
  withdrawn: 'withdrawn',
};

const applyingOf = ({ consented_on, accommodation }: Assignment) => ({
  consented: consented_on !== null,
  accommodation_asked: accommodation !== null,
});

/** Whether the last day for answers is over. Only roles are checked, because they stay open for decisions; a job closes cycles. */
function isPast({ clock }: Deps, { closesOn }: AssignmentSettings, kind: Assignment['kind']): boolean {
  return kind === 'h' && closesOn !== null && closesOn < today(clock);
}

function participationOf(
  deps: Deps,
  tx: Tx,
  assignment: Assignment,
  settings: AssignmentSettings,
): SurveyParticipation {
  const { id, kind, link_version, status, nomination } = assignment;
  const { secret } = deps.environment;
  const key = assignmentDeviceKey(secret, id);
  const readForm = () => readMetricForm(deps, tx, assignment);
  return {
    ...settings,
    kind,
    id,
    accountId: assignment.account_id,
    userId: assignment.user_id,
    status: status === 'waiting' ? 'invited' : status,
    feedbackGiven: assignment.feedback_given,
    linkCode: assignmentCode(secret, id, link_version),
    draftStore: assignmentDraftStore(id),
    deviceKey: key,
    campaignStatus: nomination === 'approved' && !isPast(deps, settings, kind) ? settings.status : 'closed',
    forcedEnding: status === 'finished' ? null : (endingBy[nomination] ?? null),
    offersPrivateCopy: false,
    applicantTerms: kind === 'h' ? applyingOf(assignment) : null,
    canDecline: kind === 'r' && nomination === 'approved',
    readForm,
    nameAndLocale: () => respondentNameAndLocale(tx, assignment),
    privacyNotice: async () => assignmentPrivacyNotice(tx, assignment, await readForm()),
    start: (day) => changeAssignment(tx, id, { status: 'started', started_on: day }),
    async submit(draft) {
      const { questions, supplementals } = await readForm();
      const shuffled = shuffleForm(questions, key);
      await submitAssessment(deps, tx, assignment, { shuffled, supplementals, draft });
    },
    async submitFeedback(feedback) {
      await storeFeedback(deps, tx, assignment, feedback);
      await changeAssignment(tx, id, { feedback_given: true });
    },
  };
}
