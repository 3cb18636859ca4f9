import { isPlatformAdmin } from '../../../domain/access/roles.ts';
import { canEditLearningField } from '../../../domain/learning/learningCampaigns.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { CourseRecord } from '../../../resources/courses/courses.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import type { LearningCampaignRecord } from '../../../resources/learningCampaigns/learningCampaigns.ts';
import { type LessonRecord, lessons } from '../../../resources/lessons/lessons.ts';
import type { PathStepRecord } from '../../../resources/pathSteps/pathSteps.ts';
import type { SignedIn } from '../../plugins/session.ts';
import type { Tx } from '../../store/database.ts';
import { isInOtherStep } from '../../store/learning/learningContent.ts';
import { lockLearningFile } from '../../store/learning/learningFiles.ts';
import { lockPrerequisites, requiresCourse } from '../../store/learning/prerequisites.ts';
import { ofPublishedCourses, ofPublishedPaths, published } from '../../store/learning/publishedContent.ts';
import type { RowFilter } from '../../store/records/rows.ts';
import type { Overrides, RecordWrite } from './recordWrite.ts';

/** Hides drafts from everyone except the platform's authors. */
const toPresented =
  (condition: RowFilter) =>
  ({ person }: SignedIn): RowFilter =>
    isPlatformAdmin(person.user) ? null : condition;

const { body: _text, ...fieldsWithoutText } = lessons.fields;
const lessonsWithoutText: Resource = { ...lessons, fields: fieldsWithoutText };

/** Only authors read the text of lessons here. That of a quiz from before quizzes had questions contains its right answers (decision 66). */
const readableLessons = ({ person }: SignedIn): Resource =>
  isPlatformAdmin(person.user) ? lessons : lessonsWithoutText;

const text = (value: unknown) => JSON.stringify(value ?? null);

/**
 * An assigned campaign is permanent: only fields that its status allows can be changed, and only drafts can be deleted.
 */
async function guardCampaign(_tx: Tx, { before, draft }: RecordWrite): Promise<void> {
  if (!before) return;
  const { status } = before as unknown as LearningCampaignRecord; // `before` is a row of this record's table.
  if (draft === null && status !== 'draft') throw new Refusal('campaign_locked');
  const changed = Object.keys(draft ?? {}).filter((name) => text(draft?.[name]) !== text(before[name]));
  if (changed.some((name) => !canEditLearningField(status, name))) throw new Refusal('campaign_locked');
}

/** Refuses prerequisites that require the course itself. Courses are checked one after the other, so that two changes can't form a cycle. */
async function checkPrerequisites(tx: Tx, { before, draft }: RecordWrite): Promise<void> {
  const { prerequisite_ids: ids = [] } = (draft ?? {}) as Partial<CourseRecord>; // `draft` passed the record's rules.
  if (before === null || ids.length === 0) return;
  await lockPrerequisites(tx);
  if (!(await requiresCourse(tx, ids, Number(before.id)))) return;
  throw new Refusal('invalid', [{ field: 'prerequisite_ids', problem: 'prerequisiteCycle' }]);
}

/** A path contains each course once, alone or in a set. */
async function checkStep(tx: Tx, { before, draft }: RecordWrite): Promise<void> {
  if (!draft) return;
  const { path_id, course_id, course_ids } = draft as unknown as PathStepRecord; // `draft` passed the record's rules.
  const courseIds = course_id === null ? course_ids : [course_id];
  const place = { pathId: path_id, stepId: before === null ? null : Number(before.id) };
  if (!(await isInOtherStep(tx, place, courseIds))) return;
  const field = course_id === null ? 'course_ids' : 'course_id';
  throw new Refusal('invalid', [{ field, problem: 'taken' }]);
}

/** The file of a lesson has to be complete and of the lesson's kind. */
async function requireLessonFile(tx: Tx, { draft }: RecordWrite): Promise<void> {
  const { kind, file_id } = (draft ?? {}) as Partial<LessonRecord>; // `draft` was validated by this record's rules.
  if (!file_id) return;
  const file = await lockLearningFile(tx, file_id);
  if (file?.state !== 'ready' || file.purpose !== kind)
    throw new Refusal('invalid', [{ field: 'file_id', problem: 'unknown' }]);
}

/** Overrides of the default record behavior for learning resources. */
export const learningOverrides = {
  courses: { narrow: toPresented(published), prepare: checkPrerequisites },
  lessons: { narrow: toPresented(ofPublishedCourses), readable: readableLessons, prepare: requireLessonFile },
  learning_paths: { narrow: toPresented(published) },
  path_steps: { narrow: toPresented(ofPublishedPaths), prepare: checkStep },
  learning_campaigns: { prepare: guardCampaign },
} as const satisfies Record<string, Overrides>;
