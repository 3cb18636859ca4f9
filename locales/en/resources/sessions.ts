import { metrics } from '../metrics.ts';
import { statuses } from '../statuses.ts';
import { users } from './people.ts';

export const event_topics = {
  name: 'Session topic |||| Session topics',
  purpose: 'Topics of live sessions. Each topic has its own scheduled live sessions.',
  create: 'Create topic',
  update: 'Edit topic',
  fields: {
    title: 'Title',
    description: 'Description',
    language: 'Language',
    owner: 'Contact',
    image_url: 'Image link',
    minutes: 'Minutes',
    default_capacity: 'Seats per live session',
    metric: 'Recommended when this metric is low',
    program_ids: 'Programs',
    published: 'Published',
    updated_at: 'Last changed',
  },
  help: {
    description: 'What people will learn, and who it’s for.',
    owner: 'The person or team to ask about this topic. They don’t need an account.',
    image_url: 'Appears next to the title wherever the topic is offered.',
    minutes: 'How long a live session lasts. You can change it for each live session.',
    default_capacity: 'The default for new live sessions. You can change it for each live session.',
    metric: 'The topic is recommended where a person’s score for this metric is low.',
    program_ids: 'Only people in these programs see the topic. Leave blank for everyone.',
    published: 'People can see the topic and its open live sessions.',
  },
  sections: { topic: 'Topic', session: 'Defaults for new live sessions', audience: 'Visibility' },
  choices: {
    language: users.choices.locale_abbr,
    metric: metrics.names,
    program_ids: users.choices.program_ids,
  },
  empty: {
    title: 'No session topics yet',
    text: 'A topic is the subject of live sessions. Create one, then plan its live sessions.',
  },
} as const;

export const events = {
  name: 'Live session |||| Live sessions',
  purpose: 'The scheduled live sessions of this topic.',
  create: 'Plan live session',
  update: 'Edit live session',
  fields: {
    topic_id: 'Topic',
    starts_at: 'Starts',
    time_zone: 'Time zone',
    minutes: 'Minutes',
    place: 'Location',
    creates_meeting: 'Create a Microsoft Teams meeting',
    link: 'Online link',
    host: 'Host',
    note: 'Note to attendees',
    capacity: 'Seats',
    waitlist: 'Offer a wait list',
    needs_approval: 'Approve each registration',
    closes_hours_before: 'Close registration, hours before start',
    status: 'Status',
    updated_at: 'Last changed',
  },
  help: {
    place: 'A room or an address. A live session needs a location, an online link, or both.',
    creates_meeting:
      'The meeting is created when you open registration, follows changes of the time, and is deleted if you cancel.',
    link: 'Only registered people see it. A link that you enter is used instead of a Microsoft Teams meeting.',
    host: 'Who leads the live session.',
    note: 'What to bring or read beforehand.',
    waitlist: 'People can join it when all seats are taken.',
    needs_approval: 'A registration is a request until you approve it.',
    closes_hours_before: 'Enter 0 to let people register until it starts.',
  },
  sections: { time: 'When', place: 'Location and host', registration: 'Registration' },
  choices: {
    status: {
      planned: statuses.planned,
      open: statuses.open,
      cancelled: statuses.canceled,
      held: statuses.completed,
    },
  },
  empty: {
    title: 'No live sessions yet',
    text: 'Plan the first live session of this topic. People can register once you open registration.',
  },
} as const;
