import { metrics } from '../metrics.ts';

export const sprints = {
  name: 'Sprint |||| Sprints',
  purpose: 'Small actions on one topic, for a person or a team, within a few weeks.',
  create: 'Create sprint',
  update: 'Edit sprint',
  fields: {
    title: 'Title',
    purpose: 'Purpose',
    subject: 'Works on',
    topic_id: 'Benchmark topic',
    metric: 'Metric',
    for_whom: 'For',
    user_id: 'Person',
    team_id: 'Team',
    starts_on: 'First day',
    ends_on: 'Last day',
    nudges: 'Send nudges',
    rhythm: 'Rhythm of nudges',
    retrospective: 'Retrospective',
    status: 'Status',
    updated_at: 'Last changed',
  },
  help: {
    purpose: 'What should be different afterwards.',
    ends_on: 'At most 90 days after the first day. A few weeks work best.',
    nudges: 'A short reminder of the next open step while the sprint runs.',
    retrospective: 'What worked, what did not, and what to keep. Written when the sprint ends.',
  },
  sections: {
    sprint: 'Sprint',
    audience: 'Who it is for',
    time: 'Time and nudges',
    retrospective: 'Looking back',
  },
  choices: {
    subject: { topic: 'A topic of the benchmark', metric: 'A metric' },
    metric: metrics.names,
    for_whom: { person: 'A person', team: 'A team' },
    rhythm: { daily: 'Every working day', twice_weekly: 'Twice a week', weekly: 'Once a week' },
    status: { draft: 'Draft', running: 'Running', finished: 'Finished', cancelled: 'Cancelled' },
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
    day: 'Day of the sprint',
    done_on: 'Done on',
    done_by: 'Done by',
  },
  help: { day: 'Counted from the first day, which is day 1.' },
  sections: { step: 'Step' },
  choices: {},
  empty: {
    title: 'No steps yet',
    text: 'Add the first small action. A sprint can start once it has one.',
  },
} as const;
