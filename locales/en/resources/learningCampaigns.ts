import { statuses } from '../statuses.ts';
import { users } from './people.ts';

const { supervisor, local_admin, delegated_admin, full_hiring, consultant } = users.choices.permissions;
const audienceRoles = { supervisor, local_admin, delegated_admin, full_hiring, consultant } as const;

export const learning_campaigns = {
  name: 'Learning campaign |||| Learning campaigns',
  purpose: 'Assign learning paths or courses to people, with an optional due date.',
  create: 'Create learning campaign',
  update: 'Edit learning campaign',
  fields: {
    name: 'Name',
    message: 'Message to participants',
    status: 'Status',
    content: 'Content',
    path_id: 'Learning path',
    group_id: 'Course group',
    course_ids: 'Courses',
    audience: 'Audience',
    team_ids: 'Teams',
    team_group_ids: 'Team groups',
    roles: 'Roles',
    user_ids: 'People',
    starts_on: 'Starts on',
    due_kind: 'Due date',
    due_on: 'Due on',
    due_days: 'Days to finish',
    reminders: 'Send reminders',
    launched_on: 'Launched on',
    updated_at: 'Last changed',
  },
  help: {
    content: 'Only published content can be assigned.',
    audience:
      'Everyone who is active on the launch date, or the teams, team groups, roles and people you choose.',
    team_group_ids: 'The members of every team in these groups.',
    roles: 'Everyone with at least one of these roles.',
    user_ids: 'A person who is reached in more than one way is assigned only once.',
    due_on: 'The same date for everyone.',
    due_days: 'Counted for each person from their assignment date.',
    reminders: 'Sent only to people who haven’t finished.',
  },
  sections: {
    campaign: 'Campaign',
    content: 'Content',
    audience: 'Audience',
    dates: 'Dates',
  },
  choices: {
    status: { draft: statuses.draft, active: statuses.active, closed: statuses.closed },
    content: { path: 'A learning path', group: 'A course group', courses: 'Individual courses' },
    audience: { everyone: 'Everyone', chosen: 'Selected teams, groups, roles and people' },
    roles: audienceRoles,
    due_kind: {
      none: 'No due date',
      on_day: 'On a fixed date',
      after_days: 'A number of days after assignment',
    },
  },
  empty: {
    title: 'No learning campaigns yet',
    text: 'A learning campaign assigns a path or courses to people, with an optional due date. Create one to get started.',
  },
} as const;

export const learning_assignments = {
  name: 'Assignment |||| Assignments',
  purpose: 'Who is assigned what, their progress, and when it’s due.',
  create: 'Assign courses',
  update: 'Assignment',
  fields: {
    campaign_id: 'Campaign',
    user_id: 'Person',
    path_id: 'Learning path',
    course_ids: 'Courses',
    state: 'Status',
    assigned_on: 'Assigned on',
    due_on: 'Due date',
    finished_on: 'Finished on',
    updated_at: 'Last changed',
  },
  sections: {},
  choices: {
    state: { assigned: 'Not started', started: 'Started', finished: 'Finished', withdrawn: 'Unassigned' },
  },
  empty: {
    title: 'No assignments yet',
    text: 'Launch a learning campaign. Each person it reaches then appears here with their due date.',
  },
} as const;
