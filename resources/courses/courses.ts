import { programIds } from '../../domain/accounts/programs.ts';
import { contentStatuses } from '../../domain/learning/contentStatus.ts';
import { metrics } from '../../domain/metrics/metrics.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import {
  choice,
  choices,
  date,
  defineResource,
  longText,
  moment,
  number,
  type RecordOf,
  reference,
  text,
  url,
  yesNo,
} from '../kit/resource.ts';

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
    form: ['format', 'link', 'minutes', 'level', 'locale_abbr', 'provider', 'certificate'],
    purpose: ['topic_id', 'metric', 'program_ids', 'keywords'],
    state: ['status', 'version', 'published_on'],
  },
  fields: {
    title: text({ required: true, max: 120 }),
    summary: text({ required: true, max: 240 }),
    description: longText({ max: 4000 }),
    image: url(),
    format: choice(['self_paced', 'video', 'reading', 'workshop', 'external'], {
      required: true,
      initial: 'self_paced',
    }),
    link: url(),
    minutes: number({ required: true, min: 1, max: 6000 }),
    level: choice(['introductory', 'intermediate', 'advanced'], { required: true, initial: 'introductory' }),
    locale_abbr: choice(supportedLocales, { required: true, initial: 'en' }),
    provider: text({ max: 120 }),
    certificate: yesNo(),
    topic_id: reference('topics'),
    metric: choice(metrics),
    program_ids: choices(programIds),
    keywords: text({ max: 240 }),
    status: choice(contentStatuses, { required: true, readOnly: true, initial: 'draft' }),
    version: number({ required: true, readOnly: true, initial: 0 }),
    published_on: date({ readOnly: true }),
    updated_at: moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('held-elsewhere', (draft, at) => {
      if (draft?.format !== 'external' || draft.link) return true;
      return at.createError({ path: 'link', message: 'required' });
    }),
});

export type CourseRecord = RecordOf<typeof courses>;
