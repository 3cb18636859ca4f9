import { Refusal } from '../../../domain/refusal.ts';
import type { SurveyEnding } from '../../../domain/survey/surveyEndings.ts';
import type { Deps } from '../../deps.ts';
import type { Tx } from '../../store/database.ts';
import {
  type Assignment,
  type AssignmentKind,
  changeAssignment,
  listAssignments,
  listOpenAssignments,
  startAssignment,
} from '../../store/survey/assignments.ts';
import { lockFeedbackOfPerson, wasAskedAfterAnotherForm } from '../../store/survey/cycleFeedback.ts';
import { assignmentDraftStore } from '../../store/survey/draftStores.ts';
import type { RespondentRow } from '../../store/survey/lockRespondent.ts';
import {
  lockRespondentAssignment,
  type RespondentAssignment,
} from '../../store/survey/respondentAssignment.ts';
import type { NominationStatus } from '../../store/tables/assessments.ts';
import { assignmentCode, assignmentDeviceKey, hashToken } from '../../vault/linkCodes.ts';
import type {
  LockableParticipation,
  LockedParticipation,
  ParticipationSource,
  SurveyParticipation,
} from '../survey/participation.ts';
import { shuffleForm } from '../survey/respondentForm.ts';
import { readAssignmentPrivacyNotice } from './readAssignmentPrivacyNotice.ts';
import { readMetricForm } from './readMetricForm.ts';
import { readRespondentNameAndLocale } from './readRespondentNameAndLocale.ts';
import { storeFeedback } from './storeFeedback.ts';
import { submitAssessment } from './submitAssessment.ts';

/** Returns the source of participations in assessments of one kind, or of every kind for null. */
export function assignmentParticipationSource(deps: Deps, kind: AssignmentKind | null): ParticipationSource {
  const unlocked = ({
    id,
    status,
    token_hash,
  }: Pick<Assignment, 'id' | 'status' | 'token_hash'>): LockableParticipation => ({
    status: status === 'waiting' ? 'invited' : status,
    deviceKey: assignmentDeviceKey(deps.environment.secret, id),
    lock: (tx) => lock(deps, tx, { id, tokenHash: token_hash }, kind),
  });
  const hasKind = (assignment: Pick<Assignment, 'kind'>) => kind === null || assignment.kind === kind;
  return {
    lockByCode: (tx, code) => lock(deps, tx, { id: null, tokenHash: hashToken(code) }, kind),
    ofPerson: async (tx, userId) => (await listAssignments(tx, userId)).filter(hasKind).map(unlocked),
    openOf: async (tx, userId) =>
      (await listOpenAssignments(tx, userId)).filter(hasKind).map((row) => ({
        ...unlocked(row),
        kind: row.kind,
        closesOn: row.closes_on,
        timeZones: { person: row.person_time_zone, account: row.account_time_zone },
      })),
  };
}

async function lock(
  deps: Deps,
  tx: Tx,
  row: RespondentRow,
  kind: AssignmentKind | null,
): Promise<LockedParticipation | null> {
  const locked = await lockRespondentAssignment(tx, row, kind);
  if (!locked) return null;
  const account = { status: locked.account_status, modules: locked.modules };
  return { participation: participationOf(deps, tx, locked), account };
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

/**
 * Returns the participation of an assignment. Throws `not_found` if the campaign or role no longer exists.
 */
function participationOf(deps: Deps, tx: Tx, assignment: RespondentAssignment): SurveyParticipation {
  const { id, kind, link_version, status, nomination, name, campaign_status } = assignment;
  if (name === null || campaign_status === null) throw new Refusal('not_found');
  const { secret } = deps.environment;
  const key = assignmentDeviceKey(secret, id);
  const readForm = () => readMetricForm(deps, tx, assignment);
  return {
    kind,
    id,
    accountId: assignment.account_id,
    userId: assignment.user_id,
    status: status === 'waiting' ? 'invited' : status,
    feedbackGiven: assignment.feedback_given,
    linkCode: assignmentCode(secret, id, link_version),
    draftStore: assignmentDraftStore(id),
    sealedDraft: assignment.sealed_draft,
    versions: assignment.versions,
    deviceKey: key,
    name,
    company: assignment.company,
    message: assignment.message,
    closesOn: assignment.closes_on,
    campaignStatus: nomination === 'approved' ? campaign_status : 'closed',
    forcedEnding: status === 'finished' ? null : (endingBy[nomination] ?? null),
    questionsPerSitting: assignment.questions_per_sitting,
    timeZones: { person: assignment.person_time_zone, account: assignment.account_time_zone },
    length: 'full',
    offersPrivateCopy: false,
    applicantTerms: kind === 'h' ? applyingOf(assignment) : null,
    canDecline: kind === 'r' && nomination === 'approved',
    personalCode: null,
    readForm,
    nameAndLocale: () => readRespondentNameAndLocale(tx, assignment),
    privacyNotice: async () => readAssignmentPrivacyNotice(tx, assignment, await readForm()),
    start: (day) => startAssignment(tx, id, day),
    async submit(draft) {
      const { questions, supplementals } = await readForm();
      const shuffled = shuffleForm(questions, key);
      await submitAssessment(deps, tx, assignment, { shuffled, supplementals, draft });
    },
    wasAskedElsewhere: async () =>
      assignment.campaign_id !== null && (await wasAskedAfterAnotherForm(tx, assignment)),
    async submitFeedback(feedback) {
      // A person gives feedback on a campaign once, whatever the number of their forms.
      if (assignment.campaign_id !== null && (await lockFeedbackOfPerson(tx, assignment))) return;
      await storeFeedback(deps, tx, assignment, feedback);
      await changeAssignment(tx, id, { feedback_given: true });
    },
  };
}
