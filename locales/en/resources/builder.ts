import { metrics } from '../metrics.ts';
import { statuses } from '../statuses.ts';

export const sprints = {
  name: 'Sprint |||| Sprints',
  purpose: 'Small actions on one topic, for a person or a team, within a few weeks.',
  create: 'Create sprint',
  update: 'Edit sprint',
  fields: {
    title: 'Title',
    purpose: 'Purpose',
    subject: 'Focus',
    topic_id: 'Benchmark topic',
    metric: 'Metric',
    for_whom: 'For',
    user_id: 'Person',
    team_id: 'Team',
    starts_on: 'Start date',
    ends_on: 'End date',
    nudges: 'Send nudges',
    rhythm: 'Nudge frequency',
    retrospective: 'Retrospective',
    status: 'Status',
    is_template: 'Template',
    updated_at: 'Last changed',
  },
  help: {
    purpose: 'What should be different after the sprint.',
    ends_on: 'At most 90 days in total. A few weeks work best.',
    nudges: 'A short reminder of the next open step while the sprint runs.',
    retrospective:
      'What worked, what didn’t, and what to keep. The person or the team of the sprint can read and change it.',
  },
  sections: {
    sprint: 'Sprint',
    audience: 'Audience',
    time: 'Dates and nudges',
    retrospective: 'Retrospective',
  },
  choices: {
    subject: { topic: 'A benchmark topic', metric: 'A metric' },
    metric: metrics.names,
    for_whom: { person: 'A person', team: 'A team' },
    rhythm: { daily: 'Every workday', twice_weekly: 'Twice a week', weekly: 'Once a week' },
    status: {
      draft: statuses.draft,
      running: statuses.active,
      finished: statuses.completed,
      cancelled: statuses.canceled,
    },
  },
  empty: {
    title: 'No sprints yet',
    text: 'A sprint turns a low topic into a few small actions with dates. Create one, then add its steps.',
  },
} as const;

export const sprint_steps = {
  name: 'Step |||| Steps',
  purpose: 'The small actions of this sprint.',
  create: 'Add step',
  update: 'Edit step',
  fields: {
    sprint_id: 'Sprint',
    action: 'Action',
    day: 'Sprint day',
    done_on: 'Done on',
    done_by: 'Done by',
  },
  help: { day: 'Counted from the start date, which is day 1.' },
  sections: { step: 'Step' },
  choices: {},
  empty: {
    title: 'No steps yet',
    text: 'Add the first small action. A sprint can start once it has one.',
  },
} as const;
