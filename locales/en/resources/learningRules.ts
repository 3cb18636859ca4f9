import { metrics } from '../metrics.ts';

export const learning_rules = {
  name: 'Recommendation |||| Recommendations',
  purpose:
    'Courses recommended to everyone in this account. If someone’s own score is low or their team works on a topic, only they see that reason.',
  create: 'Add recommendation',
  update: 'Edit recommendation',
  fields: {
    course_id: 'Course',
    reason: 'Personal reason',
    metric: 'Metric',
    below: 'Score below',
    topic_id: 'Topic',
    updated_at: 'Last changed',
  },
  help: {
    course_id: 'Everyone in the programs of the course sees the recommendation in My learning.',
    reason: 'The people it applies to see it above the other recommendations.',
    below: 'The person’s own score in their latest self-assessment, from 0 to 100.',
    topic_id:
      'Applies while the person’s team or the company has an open action about this topic that they can see.',
  },
  sections: { rule: 'Recommendation' },
  choices: {
    reason: { metric: 'Low score of their own', focus: 'Focus of their team' },
    metric: metrics.names,
  },
  empty: {
    title: 'No recommendations yet',
    text: 'Recommend a course to everyone, with a reason that only the people it applies to see.',
  },
} as const;
