import { type HomeTaskKind, maxTasksListed } from '../../../../domain/home/homeTasks.ts';
import { surveyMinutes } from '../../../../domain/survey/timeLeft.ts';
import { listOwnAssessments, type OpenAssessment } from '../../../store/home/openAssessments.ts';
import { assignmentCode, assignmentDeviceKey } from '../../../vault/linkCodes.ts';
import { type HomeContext, type HomeSource, plainTask, type WaitingTask } from './homeSource.ts';

const kindOf = { s: 'self', r: 'feedback', h: 'application' } as const satisfies Record<
  OpenAssessment['kind'],
  HomeTaskKind
>;

/** The reader's self-assessments, applications, and the feedback that is requested from them. */
export const listAssessmentTasks: HomeSource = async (tx, context) => {
  const kinds = context.hasModule('360') ? (['s', 'r', 'h'] as const) : (['h'] as const);
  const open = await listOwnAssessments(tx, { ...context, kinds, limit: maxTasksListed });
  const listed = open.filter(({ total }) => total <= maxTasksListed);
  return [...listed.map((one) => taskOf(context, one, open)), ...groupsOf(open)];
};

function taskOf(
  { secret }: HomeContext,
  { id, kind, link_version, is_started, name, closes_on, has_sessions, about }: OpenAssessment,
  open: readonly OpenAssessment[],
): WaitingTask {
  // The page without a code opens the person's only open assessment of the kind.
  const isOnly = open.filter((one) => one.kind === kind).length === 1;
  const code = isOnly ? '' : `?code=${assignmentCode(secret, id, link_version)}`;
  return {
    ...plainTask,
    kind: kindOf[kind],
    context: name,
    about: about || null,
    due_on: closes_on,
    is_started,
    minutes: is_started ? null : surveyMinutes,
    path: `/metrics/${kind}${code}`,
    ...(has_sessions && is_started && kind !== 'h'
      ? { daily: { kind, deviceKey: assignmentDeviceKey(secret, id) } }
      : {}),
  };
}

/** One line for each campaign with more requests for feedback than are listed one by one. */
function groupsOf(open: readonly OpenAssessment[]): WaitingTask[] {
  const groups = new Map(
    open
      .filter(({ total }) => total > maxTasksListed)
      .map((one) => [`${one.kind} ${one.campaign_id} ${one.requisition_id}`, one]),
  );
  return [...groups.values()].map(({ kind, name, closes_on, total }) => ({
    ...plainTask,
    kind: kindOf[kind],
    context: name,
    count: total,
    due_on: closes_on,
    path: kind === 'r' ? '/manage-raters' : `/metrics/${kind}`,
  }));
}
