import { metrics } from '../metrics.ts';
import { users } from './people.ts';

export const event_topics = {
  name: 'Session topic |||| Session topics',
  purpose: 'Subjects of live sessions. Each topic has its own dated events.',
  create: 'Create topic',
  update: 'Edit topic',
  fields: {
    title: 'Title',
    description: 'Description',
    language: 'Language',
    owner: 'Looked after by',
    image_url: 'Link to an image',
    minutes: 'Minutes',
    default_capacity: 'Places in an event',
    metric: 'Answers a low metric',
    program_ids: 'Programs',
    published: 'Published',
    updated_at: 'Last changed',
  },
  help: {
    description: 'What people take home from it, and who it is for.',
    owner: 'The person or team to ask about this topic. No account is needed.',
    image_url: 'Stands beside the title wherever the topic is offered.',
    minutes: 'How long an event lasts. Each event may differ.',
    default_capacity: 'What a new event starts with. Each event may differ.',
    metric: 'The topic is recommended where this metric of a person is low.',
    program_ids: 'Only people of these programs see the topic. Empty: everybody.',
    published: 'People are offered the topic and its open events.',
  },
  sections: { topic: 'Topic', session: 'A new event starts with', audience: 'Who sees it' },
  choices: {
    language: users.choices.locale_abbr,
    metric: metrics.names,
    program_ids: users.choices.program_ids,
  },
  empty: {
    title: 'No topics yet',
    text: 'A topic is what live sessions are about. Create one, then plan its events.',
  },
} as const;

export const events = {
  name: 'Event |||| Events',
  purpose: 'The dated events of this topic.',
  create: 'Plan event',
  update: 'Edit event',
  fields: {
    topic_id: 'Topic',
    starts_at: 'Starts',
    time_zone: 'Time zone',
    minutes: 'Minutes',
    place: 'Place',
    link: 'Online link',
    host: 'Host',
    note: 'Note to those who come',
    capacity: 'Places',
    waitlist: 'Keep a wait-list',
    closes_hours_before: 'Registration closes, hours before',
    status: 'Status',
    updated_at: 'Last changed',
  },
  help: {
    place: 'A room or an address. An event has a place, an online link, or both.',
    link: 'Only those who are registered see it.',
    host: 'Who leads the event.',
    note: 'What to bring or to read before.',
    waitlist: 'When every place is taken, people can wait for one.',
    closes_hours_before: '0: people can register until it begins.',
  },
  sections: { time: 'When', place: 'Where and with whom', registration: 'Registration' },
  choices: {
    status: { planned: 'Planned', open: 'Open', cancelled: 'Cancelled', held: 'Held' },
  },
  empty: {
    title: 'No events yet',
    text: 'Plan the first event of this topic. People can register once you open it.',
  },
} as const;
