import { programIds } from '../../domain/accounts/programs.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

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
    title: field.text({ required: true, max: 120 }),
    description: field.longText({ max: 4000 }),
    language: field.choice(supportedLocales, { required: true, initial: 'en' }),
    owner: field.text({ max: 120 }),
    image_url: field.url(),
    minutes: field.number({ required: true, min: 15, max: 480, initial: 60 }),
    default_capacity: field.number({ required: true, min: 1, max: 1000, initial: 20 }),
    metric: field.choice(metrics),
    program_ids: field.choices(programIds),
    published: field.yesNo(),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
});

export type EventTopicRecord = RecordOf<typeof eventTopics>;
