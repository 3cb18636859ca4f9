import { isPlatformAdmin } from '../../../domain/access/roles.ts';
import { canEditLearningField } from '../../../domain/learning/learningCampaigns.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Resource } from '../../../resources/kit/resource.ts';
import type { LearningCampaignRecord } from '../../../resources/learningCampaigns/learningCampaigns.ts';
import { lessons } from '../../../resources/lessons/lessons.ts';
import type { SignedIn } from '../../plugins/session.ts';
import type { Tx } from '../../store/database.ts';
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

/** Overrides of the default record behavior for learning resources. */
export const learningOverrides = {
  courses: { narrow: toPresented(published) },
  lessons: { narrow: toPresented(ofPublishedCourses), readable: readableLessons },
  learning_paths: { narrow: toPresented(published) },
  path_steps: { narrow: toPresented(ofPublishedPaths) },
  learning_campaigns: { prepare: guardCampaign },
} as const satisfies Record<string, Overrides>;
