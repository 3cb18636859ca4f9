import { programIds } from '../../domain/accounts/programs.ts';
import { contentStatuses } from '../../domain/learning/contentStatus.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * A course, offered by the platform to all accounts: the platform's staff write courses, account administrators assign
 * published ones. It consists of lessons or, for external courses, a `link`. Topic and metric name the low result it
 * addresses, programs its audience. Each publication is a new version.
 */
export const courses = defineResource({
  name: 'courses',
  owner: 'platform',
  access: { read: 'local_admin', write: 'admin' },
  label: ['title'],
  list: ['title', 'format', 'level', 'minutes', 'locale_abbr', 'status', 'updated_at'],
  search: ['title', 'summary', 'provider', 'keywords'],
  sort: { field: 'title', order: 'ASC' },
  sections: {
    course: ['title', 'summary', 'description', 'image'],
    form: [
      'format',
      'link',
      'minutes',
      'level',
      'locale_abbr',
      'provider',
      'certificate',
      'certificate_months',
    ],
    purpose: ['prerequisite_ids', 'topic_id', 'metric', 'program_ids', 'keywords'],
    state: ['status', 'version', 'published_on'],
  },
  fields: {
    title: field.text({ required: true, max: 120 }),
    summary: field.text({ required: true, max: 240 }),
    description: field.longText({ max: 4000 }),
    image: field.url(),
    format: field.choice(['self_paced', 'video', 'reading', 'workshop', 'external'], {
      required: true,
      initial: 'self_paced',
    }),
    link: field.url(),
    minutes: field.number({ required: true, min: 1, max: 6000 }),
    level: field.choice(['introductory', 'intermediate', 'advanced'], {
      required: true,
      initial: 'introductory',
    }),
    locale_abbr: field.choice(supportedLocales, { required: true, initial: 'en' }),
    provider: field.text({ max: 120 }),
    certificate: field.yesNo(),
    certificate_months: field.number({ min: 1, max: 120 }),
    prerequisite_ids: field.references('courses'),
    topic_id: field.reference('topics'),
    metric: field.choice(metrics),
    program_ids: field.choices(programIds),
    keywords: field.text({ max: 240 }),
    status: field.choice(contentStatuses, { required: true, readOnly: true, initial: 'draft' }),
    version: field.number({ required: true, readOnly: true, initial: 0 }),
    published_on: field.date({ readOnly: true }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('held-elsewhere', (draft, at) => {
      if (draft?.format !== 'external' || draft.link) return true;
      return at.createError({ path: 'link', message: 'required' });
    }),
});

export type CourseRecord = RecordOf<typeof courses>;
