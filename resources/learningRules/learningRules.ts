import { learningRuleReasons } from '../../domain/learning/learningRules.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { defineResource, field } from '../kit/resource.ts';

/**
 * A course that an account recommends to everyone. People whose own score is below a value, or whose team works on a topic, are shown that
 * reason; no one else is (decision 71).
 */
export const learningRules = defineResource({
  name: 'learning_rules',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['course_id'],
  list: ['course_id', 'reason', 'metric', 'below', 'topic_id', 'updated_at'],
  search: [],
  sort: { field: 'updated_at', order: 'DESC' },
  sections: { rule: ['course_id', 'reason', 'metric', 'below', 'topic_id'] },
  fields: {
    course_id: field.reference('courses', { required: true }),
    reason: field.choice(learningRuleReasons, { required: true, initial: 'metric' }),
    metric: field.choice(metrics),
    below: field.number({ min: 1, max: 100 }),
    topic_id: field.reference('topics'),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('has-reason', (draft, at) => {
      const needed = draft?.reason === 'focus' ? ['topic_id'] : ['metric', 'below'];
      const path = needed.find((name) => !draft?.[name]);
      return path === undefined ? true : at.createError({ path, message: 'required' });
    }),
});
