import { metrics } from '../metrics.ts';

export const learning_rules = {
  name: 'Recommended course |||| Recommended courses',
  purpose:
    'Courses recommended to everyone in this account. If someone’s own score is low, or their team is working on a topic, only that person sees the reason.',
  create: 'Recommend course',
  update: 'Edit recommended course',
  fields: {
    course_id: 'Course',
    reason: 'Personal reason',
    metric: 'Metric',
    below: 'Score below',
    topic_id: 'Topic',
    updated_at: 'Last changed',
  },
  help: {
    course_id: 'Everyone in the course’s programs sees it under “Recommended courses” in My learning.',
    reason: 'The people it applies to see this course first, with the reason.',
    below: 'The person’s own score in their latest self-assessment, from 0 to 100.',
    topic_id:
      'Applies while the person’s team or the company has an open action about this topic that they can see.',
  },
  sections: { rule: 'Recommended course' },
  choices: {
    reason: { metric: 'Own low score', focus: 'Team focus' },
    metric: metrics.names,
  },
  empty: {
    title: 'No recommended courses yet',
    text: 'Recommend a course to everyone, with a reason that only the people it applies to see.',
  },
} as const;
