import { metrics } from '../metrics.ts';
import { users } from './people.ts';

const contentStatus = { draft: 'Draft', published: 'Published', withdrawn: 'Withdrawn' } as const;
const level = { introductory: 'Introductory', intermediate: 'Intermediate', advanced: 'Advanced' } as const;
const programs = users.choices.program_ids;
const languages = users.choices.locale_abbr;

export const courses = {
  name: 'Course |||| Courses',
  purpose: 'What people can learn. Published courses can be given to the people of every account.',
  create: 'Create course',
  update: 'Edit course',
  fields: {
    title: 'Title',
    summary: 'In one sentence',
    description: 'Description',
    image: 'Picture',
    format: 'Format',
    link: 'Link',
    minutes: 'Minutes',
    level: 'Level',
    locale_abbr: 'Language',
    provider: 'Provider',
    certificate: 'Gives a certificate',
    topic_id: 'Answers a low topic',
    metric: 'Answers a low metric',
    program_ids: 'Programs',
    keywords: 'Keywords',
    status: 'Status',
    version: 'Version',
    published_on: 'Published on',
    updated_at: 'Last changed',
  },
  help: {
    summary: 'Stands below the title wherever the course is offered.',
    image: 'The web address of a picture. Empty: none is shown.',
    link: 'Where the course is held. Empty for a course that consists of the lessons below.',
    minutes: 'How long it takes all in all.',
    provider: 'Who made it. Empty: your own people.',
    topic_id: 'The course is recommended where this topic of the culture benchmark is low.',
    metric: 'The course is recommended where this metric of a person is low.',
    program_ids: 'Only people in one of these programs see the course. None chosen: everybody.',
    keywords: 'Other words people may search for, with spaces between them.',
    version: 'Rises with each publication.',
  },
  sections: {
    course: 'Course',
    form: 'How it is taken',
    purpose: 'Whom and what it is for',
    state: 'Publication',
  },
  choices: {
    format: {
      self_paced: 'At one’s own pace',
      video: 'Video',
      reading: 'Reading',
      workshop: 'Workshop',
      external: 'Held elsewhere',
    },
    level,
    locale_abbr: languages,
    metric: metrics.names,
    program_ids: programs,
    status: contentStatus,
  },
  empty: {
    title: 'No courses yet',
    text: 'A course is a few lessons, or a link to where it is held. Publish it, and it can be given to people.',
  },
} as const;

export const lessons = {
  name: 'Lesson |||| Lessons',
  purpose: 'What a course consists of, in order.',
  create: 'Add lesson',
  update: 'Edit lesson',
  fields: {
    course_id: 'Course',
    position: 'Place',
    title: 'Title',
    kind: 'Kind',
    body: 'Text',
    link: 'Link',
    minutes: 'Minutes',
    optional: 'Can be left out',
  },
  help: {
    body: 'What people read. For a quiz: one question in a paragraph, its answers in the lines below, the right ones marked with a star.',
    link: 'Where the video, the file or the page is.',
    minutes: 'Empty: not counted.',
  },
  sections: { lesson: 'Lesson' },
  choices: { kind: { text: 'Text', video: 'Video', file: 'File', quiz: 'Quiz', link: 'Link' } },
  empty: {
    title: 'No lessons yet',
    text: 'Add the first lesson: a text, a video, a file, a quiz or a link.',
  },
} as const;

export const course_groups = {
  name: 'Course group |||| Course groups',
  purpose: 'Courses that are given together.',
  create: 'Create course group',
  update: 'Edit course group',
  fields: {
    name: 'Name',
    description: 'Description',
    course_ids: 'Courses',
    topic_id: 'Answers a low topic',
    program_ids: 'Programs',
    updated_at: 'Last changed',
  },
  help: {
    course_ids:
      'In the order in which they are offered. A group is given only when all of them are published.',
    topic_id: 'The group is recommended where this topic of the culture benchmark is low.',
    program_ids: 'Only people in one of these programs see the group. None chosen: everybody.',
  },
  sections: { group: 'Course group', purpose: 'Whom and what it is for' },
  choices: { program_ids: programs },
  empty: {
    title: 'No course groups yet',
    text: 'A course group gathers courses that belong together, so that they can be given in one step.',
  },
} as const;

export const learning_paths = {
  name: 'Learning path |||| Learning paths',
  purpose: 'Courses that lead somewhere, with a rule for when one has arrived.',
  create: 'Create learning path',
  update: 'Edit learning path',
  fields: {
    title: 'Title',
    summary: 'In one sentence',
    description: 'Description',
    image: 'Picture',
    rule: 'Finished when',
    needed: 'How many of the courses',
    level: 'Level',
    locale_abbr: 'Language',
    topic_id: 'Answers a low topic',
    program_ids: 'Programs',
    status: 'Status',
    version: 'Version',
    published_on: 'Published on',
    updated_at: 'Last changed',
  },
  help: {
    summary: 'Stands below the title wherever the path is offered.',
    image: 'The web address of a picture. Empty: none is shown.',
    needed: 'Only where some of the courses are enough.',
    topic_id: 'The path is recommended where this topic of the culture benchmark is low.',
    program_ids: 'Only people in one of these programs see the path. None chosen: everybody.',
    version: 'Rises with each publication.',
  },
  sections: {
    path: 'Learning path',
    rule: 'Rule',
    purpose: 'Whom and what it is for',
    state: 'Publication',
  },
  choices: {
    rule: {
      in_order: 'All courses are done, in order',
      any_order: 'All courses are done, in any order',
      at_least: 'Some of the courses are done',
    },
    level,
    locale_abbr: languages,
    program_ids: programs,
    status: contentStatus,
  },
  empty: {
    title: 'No learning paths yet',
    text: 'A learning path puts published courses together and says when it is finished.',
  },
} as const;

export const path_steps = {
  name: 'Step |||| Steps',
  purpose: 'The courses of a learning path.',
  create: 'Add course',
  update: 'Edit step',
  fields: { path_id: 'Learning path', course_id: 'Course', position: 'Place', note: 'Why it stands here' },
  sections: { step: 'Step' },
  choices: {},
  empty: { title: 'No courses in this path yet', text: 'Search for courses above and add them in order.' },
} as const;

export const learning_campaigns = {
  name: 'Learning campaign |||| Learning campaigns',
  purpose: 'Who is asked to learn what, and until when.',
  create: 'Create learning campaign',
  update: 'Edit learning campaign',
  fields: {
    name: 'Name',
    message: 'Message to those asked',
    status: 'Status',
    content: 'What is given',
    path_id: 'Learning path',
    group_id: 'Course group',
    course_ids: 'Courses',
    audience: 'Who is asked',
    team_ids: 'Teams',
    user_ids: 'People',
    starts_on: 'Starts on',
    due_kind: 'Due',
    due_on: 'Last day',
    due_days: 'Days to finish',
    reminders: 'Send reminders',
    launched_on: 'Launched on',
    updated_at: 'Last changed',
  },
  help: {
    content: 'Only what is published can be given.',
    audience: 'Everyone who is active on the day of the launch, or the teams and people you choose.',
    user_ids: 'A person in several of the teams is asked once.',
    due_on: 'The same day for everybody.',
    due_days: 'Counted for each person from the day on which they were asked.',
    reminders: 'Only to those who have not finished.',
  },
  sections: {
    campaign: 'Campaign',
    content: 'What is given',
    audience: 'Who is asked',
    dates: 'Dates',
  },
  choices: {
    status: { draft: 'Draft', active: 'Active', closed: 'Closed' },
    content: { path: 'A learning path', group: 'A course group', courses: 'Single courses' },
    audience: { everyone: 'Everyone', chosen: 'Chosen teams and people' },
    due_kind: { none: 'No last day', on_day: 'On a day', after_days: 'Some days after the start' },
  },
  empty: {
    title: 'No learning campaigns yet',
    text: 'A learning campaign gives a path or courses to people, with a last day where there is one.',
  },
} as const;

export const learning_assignments = {
  name: 'Assignment |||| Assignments',
  purpose: 'Who was asked to learn what, how far they are, and until when they have time.',
  create: 'Give courses',
  update: 'Assignment',
  fields: {
    campaign_id: 'Campaign',
    user_id: 'Person',
    path_id: 'Learning path',
    course_ids: 'Courses',
    state: 'State',
    assigned_on: 'Asked on',
    due_on: 'Last day',
    finished_on: 'Finished on',
    updated_at: 'Last changed',
  },
  sections: {},
  choices: {
    state: { assigned: 'Not started', started: 'Started', finished: 'Finished', withdrawn: 'Taken back' },
  },
  empty: {
    title: 'Nobody has been asked to learn yet',
    text: 'Launch a learning campaign, and each person it reaches stands here with their last day.',
  },
} as const;
