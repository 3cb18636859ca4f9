import { sprintDatesProblem, sprintStatuses } from '../../domain/builder/sprint.ts';
import { nudgeRhythms } from '../../domain/builder/sprintNudges.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * A time-limited set of actions (`sprint_steps`) on one benchmark topic or one metric, for one person or one team. People are reminded of
 * the next open step. The status is changed by a separate call; the retrospective is written at the end.
 */
export const sprints = defineResource({
  name: 'sprints',
  owner: 'account',
  access: { read: 'app_admin', write: 'app_admin' },
  label: ['title'],
  list: ['title', 'status', 'for_whom', 'starts_on', 'ends_on', 'updated_at'],
  search: ['title', 'purpose'],
  sort: { field: 'starts_on', order: 'DESC' },
  sections: {
    sprint: ['title', 'purpose', 'subject', 'topic_id', 'metric'],
    audience: ['for_whom', 'user_id', 'team_id'],
    time: ['starts_on', 'ends_on', 'nudges', 'rhythm'],
    retrospective: ['retrospective'],
  },
  fields: {
    title: field.text({ required: true, max: 120 }),
    purpose: field.longText({ max: 2000 }),
    subject: field.choice(['topic', 'metric'], { required: true, initial: 'topic' }),
    topic_id: field.reference('topics'),
    metric: field.choice(metrics),
    for_whom: field.choice(['person', 'team'], { required: true, initial: 'person' }),
    user_id: field.reference('users'),
    team_id: field.reference('teams'),
    starts_on: field.date({ required: true }),
    ends_on: field.date({ required: true }),
    nudges: field.yesNo({ initial: true }),
    rhythm: field.choice(nudgeRhythms, { required: true, initial: 'weekly' }),
    retrospective: field.longText({ max: 4000 }),
    status: field.choice(sprintStatuses, { required: true, readOnly: true, initial: 'draft' }),
    is_template: field.yesNo({ readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base
      .test('subject', (draft, at) => {
        const path = draft?.subject === 'metric' ? 'metric' : 'topic_id';
        return draft?.[path] ? true : at.createError({ path, message: 'required' });
      })
      .test('audience', (draft, at) => {
        const path = draft?.for_whom === 'team' ? 'team_id' : 'user_id';
        return draft?.[path] ? true : at.createError({ path, message: 'required' });
      })
      .test('time-box', (draft, at) => {
        const message = sprintDatesProblem(String(draft?.starts_on), String(draft?.ends_on));
        return message === null ? true : at.createError({ path: 'ends_on', message });
      }),
});

export type SprintRecord = RecordOf<typeof sprints>;
