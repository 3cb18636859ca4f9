import { learningAssignmentStates } from '../../domain/learning/learningAssignments.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * One person's assignment from a learning campaign: the courses at the time of the assignment, and the due day. Rows are created by the
 * launch and changed by separate calls that extend, withdraw or reassign them.
 */
export const learningAssignments = defineResource({
  name: 'learning_assignments',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['user_id'],
  list: ['user_id', 'campaign_id', 'path_id', 'state', 'assigned_on', 'due_on', 'finished_on'],
  search: [],
  sort: { field: 'due_on', order: 'ASC' },
  sections: {},
  fields: {
    campaign_id: field.reference('learning_campaigns', { required: true, readOnly: true }),
    user_id: field.reference('users', { required: true, readOnly: true }),
    path_id: field.reference('learning_paths', { readOnly: true }),
    course_ids: field.references('courses', { readOnly: true }),
    state: field.choice(learningAssignmentStates, { required: true, readOnly: true, initial: 'assigned' }),
    assigned_on: field.date({ required: true, readOnly: true }),
    due_on: field.date({ readOnly: true }),
    finished_on: field.date({ readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
});

export type LearningAssignmentRecord = RecordOf<typeof learningAssignments>;
