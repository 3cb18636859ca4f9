import { maxSprintDays } from '../../domain/builder/sprint.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/** One action of a sprint: its day, counted from 1, and when and by whom it was done. Edited on the sprint's page. */
export const sprintSteps = defineResource({
  name: 'sprint_steps',
  owner: 'account',
  access: { read: 'app_admin', write: 'app_admin' },
  label: ['action'],
  list: ['sprint_id', 'day', 'action', 'done_on', 'done_by'],
  search: ['action'],
  sort: { field: 'day', order: 'ASC' },
  sections: { step: ['sprint_id', 'action', 'day', 'done_on', 'done_by'] },
  fields: {
    sprint_id: field.reference('sprints', { required: true }),
    action: field.text({ required: true, max: 300 }),
    day: field.number({ required: true, min: 1, max: maxSprintDays, initial: 1 }),
    done_on: field.date(),
    done_by: field.reference('users'),
  },
});

export type SprintStepRecord = RecordOf<typeof sprintSteps>;
