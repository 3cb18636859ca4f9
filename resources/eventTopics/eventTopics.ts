import { programIds } from '../../domain/accounts/programs.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import {
  choice,
  choices,
  defineResource,
  longText,
  moment,
  number,
  type RecordOf,
  text,
  url,
  yesNo,
} from '../kit/resource.ts';

/**
 * A topic of live sessions. Its dated `events` start with its length and capacity. The platform creates topics for all
 * accounts; programs define who sees them. The owner is free text, because they need no account. The metric names the
 * low result it addresses.
 */
export const eventTopics = defineResource({
  name: 'event_topics',
  owner: 'platform',
  access: { read: 'app_admin', write: 'app_admin' },
  label: ['title'],
  list: ['title', 'language', 'minutes', 'program_ids', 'owner', 'published', 'updated_at'],
  search: ['title', 'description', 'owner'],
  sort: { field: 'title', order: 'ASC' },
  sections: {
    topic: ['title', 'description', 'language', 'owner', 'image_url'],
    session: ['minutes', 'default_capacity'],
    audience: ['metric', 'program_ids', 'published'],
  },
  fields: {
    title: text({ required: true, max: 120 }),
    description: longText({ max: 4000 }),
    language: choice(supportedLocales, { required: true, initial: 'en' }),
    owner: text({ max: 120 }),
    image_url: url(),
    minutes: number({ required: true, min: 15, max: 480, initial: 60 }),
    default_capacity: number({ required: true, min: 1, max: 1000, initial: 20 }),
    metric: choice(metrics),
    program_ids: choices(programIds),
    published: yesNo(),
    updated_at: moment({ required: true, readOnly: true }),
  },
});

export type EventTopicRecord = RecordOf<typeof eventTopics>;
