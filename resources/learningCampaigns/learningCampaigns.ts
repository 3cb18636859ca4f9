import { dueKinds, learningRoles, learningStatuses } from '../../domain/learning/learningCampaigns.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/** The field with the content, by kind of content. */
const contentFields: Readonly<Record<string, string>> = {
  path: 'path_id',
  group: 'group_id',
  courses: 'course_ids',
};
const isMissing = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/**
 * Assigns a path, a course group or single courses to people, with dates. Everything can change in a draft; content and
 * due dates are fixed once it is active (`domain/learning/learningCampaigns.ts`), and each person has a row in
 * `learning_assignments`.
 */
export const learningCampaigns = defineResource({
  name: 'learning_campaigns',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['name'],
  list: ['name', 'status', 'content', 'starts_on', 'due_kind', 'due_on', 'audience'],
  search: ['name', 'message'],
  sort: { field: 'starts_on', order: 'DESC' },
  sections: {
    campaign: ['name', 'message'],
    content: ['content', 'path_id', 'group_id', 'course_ids'],
    audience: ['audience', 'team_ids', 'team_group_ids', 'roles', 'user_ids'],
    dates: ['starts_on', 'due_kind', 'due_on', 'due_days', 'reminders'],
  },
  fields: {
    name: field.text({ required: true, max: 120 }),
    message: field.longText({ max: 2000 }),
    status: field.choice(learningStatuses, { required: true, readOnly: true, initial: 'draft' }),
    content: field.choice(['path', 'group', 'courses'], { required: true, initial: 'path' }),
    path_id: field.reference('learning_paths'),
    group_id: field.reference('course_groups'),
    course_ids: field.references('courses'),
    audience: field.choice(['everyone', 'chosen'], { required: true, initial: 'chosen' }),
    team_ids: field.references('teams'),
    team_group_ids: field.references('team_groups'),
    /** Everyone who has one of these permissions. */
    roles: field.choices(learningRoles),
    user_ids: field.references('users'),
    starts_on: field.date({ required: true }),
    due_kind: field.choice(dueKinds, { required: true, initial: 'after_days' }),
    due_on: field.date(),
    due_days: field.number({ min: 1, max: 730 }),
    reminders: field.yesNo({ initial: true }),
    launched_on: field.date({ readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base
      .test('has-content', (draft, at) => {
        const path = contentFields[draft?.content] ?? 'content';
        return isMissing(draft?.[path]) ? at.createError({ path, message: 'required' }) : true;
      })
      .test('has-due', (draft, at) => {
        if (draft?.due_kind === 'after_days' && !draft.due_days)
          return at.createError({ path: 'due_days', message: 'required' });
        if (draft?.due_kind !== 'on_day') return true;
        if (!draft.due_on) return at.createError({ path: 'due_on', message: 'required' });
        return draft.due_on < draft.starts_on
          ? at.createError({ path: 'due_on', message: 'beforeStart' })
          : true;
      }),
});

export type LearningCampaignRecord = RecordOf<typeof learningCampaigns>;
