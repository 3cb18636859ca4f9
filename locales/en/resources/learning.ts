import { metrics } from '../metrics.ts';
import { statuses } from '../statuses.ts';
import { users } from './people.ts';

const contentStatus = {
  draft: statuses.draft,
  published: statuses.published,
  withdrawn: statuses.withdrawn,
} as const;
const level = { introductory: 'Introductory', intermediate: 'Intermediate', advanced: 'Advanced' } as const;
const programs = users.choices.program_ids;
const languages = users.choices.locale_abbr;

export const courses = {
  name: 'Course |||| Courses',
  purpose: 'What people can learn. Published courses can be assigned to the people of every account.',
  create: 'Create course',
  update: 'Edit course',
  fields: {
    title: 'Title',
    summary: 'Short summary',
    description: 'Description',
    image: 'Image',
    format: 'Format',
    link: 'Link',
    minutes: 'Minutes',
    level: 'Level',
    locale_abbr: 'Language',
    provider: 'Provider',
    certificate: 'Includes a certificate',
    certificate_months: 'Certificate valid for (months)',
    prerequisite_ids: 'Prerequisites',
    topic_id: 'Recommended when this topic is low',
    metric: 'Recommended when this metric is low',
    program_ids: 'Programs',
    keywords: 'Keywords',
    status: 'Status',
    version: 'Version',
    published_on: 'Published on',
    updated_at: 'Last changed',
  },
  help: {
    summary: 'Appears below the title wherever the course is offered.',
    image: 'The web address of an image. Leave blank for no image.',
    link: 'Where to take the course. Leave blank if the course consists of lessons.',
    minutes: 'Total time to complete the course.',
    provider: 'Who created it. Leave blank if your own people did.',
    certificate_months:
      'People are reminded before their certificate expires and can take the course again. Leave blank if certificates don’t expire.',
    prerequisite_ids:
      'Published courses that people complete before they can start this one. Leave blank for none.',
    topic_id: 'The course is recommended where this culture benchmark topic is low.',
    metric: 'The course is recommended where a person’s score for this metric is low.',
    program_ids: 'Only people in these programs see the course. Leave blank for everyone.',
    keywords: 'Other words people may search for, separated by spaces.',
    version: 'Increases each time it’s published.',
  },
  sections: {
    course: 'Course',
    form: 'Format and duration',
    purpose: 'Audience and purpose',
    state: 'Publication',
  },
  choices: {
    format: {
      self_paced: 'Self-paced',
      video: 'Video',
      reading: 'Reading',
      workshop: 'Workshop',
      external: 'External',
    },
    level,
    locale_abbr: languages,
    metric: metrics.names,
    program_ids: programs,
    status: contentStatus,
  },
  empty: {
    title: 'No courses yet',
    text: 'A course is a few lessons, or a link to another site. Create one and publish it to assign it to people.',
  },
} as const;

export const lessons = {
  name: 'Lesson |||| Lessons',
  purpose: 'The lessons of a course, in order.',
  create: 'Add lesson',
  update: 'Edit lesson',
  fields: {
    course_id: 'Course',
    position: 'Position',
    title: 'Title',
    kind: 'Type',
    body: 'Text',
    link: 'Link',
    file_id: 'Uploaded file',
    captions: 'Captions',
    minutes: 'Minutes',
    optional: 'Optional',
  },
  help: {
    body: 'What people read.',
    link: 'The address of the video, file or page.',
    captions: 'The address of a WebVTT file with the captions of the video.',
    minutes: 'Leave blank if the lesson doesn’t count toward the total time.',
  },
  sections: { lesson: 'Lesson' },
  choices: {
    kind: {
      text: 'Text',
      video: 'Video',
      file: 'File',
      quiz: 'Quiz',
      link: 'Link',
      embedded: 'Embedded page',
      scorm: 'SCORM package',
    },
  },
  empty: {
    title: 'No lessons yet',
    text: 'Add the first lesson: a text, a video, a file, a quiz or a link.',
  },
} as const;

export const course_groups = {
  name: 'Course group |||| Course groups',
  purpose: 'Courses that are assigned together.',
  create: 'Create course group',
  update: 'Edit course group',
  fields: {
    name: 'Name',
    description: 'Description',
    course_ids: 'Courses',
    topic_id: 'Recommended when this topic is low',
    program_ids: 'Programs',
    updated_at: 'Last changed',
  },
  help: {
    course_ids:
      'In the order in which they’re offered. A group can be assigned only when all of its courses are published.',
    topic_id: 'The group is recommended where this culture benchmark topic is low.',
    program_ids: 'Only people in these programs see the group. Leave blank for everyone.',
  },
  sections: { group: 'Course group', purpose: 'Audience and purpose' },
  choices: { program_ids: programs },
  empty: {
    title: 'No course groups yet',
    text: 'A course group brings related courses together, so that you can assign them in one step.',
  },
} as const;

export const learning_paths = {
  name: 'Learning path |||| Learning paths',
  purpose: 'Courses that build on each other, with a rule for when the path is finished.',
  create: 'Create learning path',
  update: 'Edit learning path',
  fields: {
    title: 'Title',
    summary: 'Short summary',
    description: 'Description',
    image: 'Image',
    rule: 'Finished when',
    needed: 'Required number of courses',
    level: 'Level',
    locale_abbr: 'Language',
    topic_id: 'Recommended when this topic is low',
    program_ids: 'Programs',
    status: 'Status',
    version: 'Version',
    published_on: 'Published on',
    updated_at: 'Last changed',
  },
  help: {
    summary: 'Appears below the title wherever the path is offered.',
    image: 'The web address of an image. Leave blank for no image.',
    needed: 'Only needed if people can finish the path without taking every course.',
    topic_id: 'The path is recommended where this culture benchmark topic is low.',
    program_ids: 'Only people in these programs see the path. Leave blank for everyone.',
    version: 'Increases each time it’s published.',
  },
  sections: {
    path: 'Learning path',
    rule: 'Rule',
    purpose: 'Audience and purpose',
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
    text: 'A learning path combines published courses and defines what’s needed to finish it.',
  },
} as const;

export const path_steps = {
  name: 'Step |||| Steps',
  purpose: 'The courses of a learning path.',
  create: 'Add course',
  update: 'Edit step',
  fields: {
    path_id: 'Learning path',
    course_id: 'Course',
    course_ids: 'Courses to choose from',
    needed: 'Required number of these courses',
    position: 'Position',
    note: 'Why it’s included',
  },
  sections: { step: 'Step' },
  choices: {},
  empty: { title: 'No courses yet', text: 'Search for courses above and add them in order.' },
} as const;
