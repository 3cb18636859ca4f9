import { longestSprintDays } from '../../domain/builder/sprint.ts';
import { date, defineResource, number, type RecordOf, reference, text } from '../kit/resource.ts';

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
    sprint_id: reference('sprints', { required: true }),
    action: text({ required: true, max: 300 }),
    day: number({ required: true, min: 1, max: longestSprintDays, initial: 1 }),
    done_on: date(),
    done_by: reference('users'),
  },
});

export type SprintStepRecord = RecordOf<typeof sprintSteps>;
