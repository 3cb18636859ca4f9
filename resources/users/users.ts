import { permissions } from '../../domain/access/permissions.ts';
import { isTimeZone } from '../../domain/sessions/wallTime.ts';
import { choice, choices, defineResource, email, moment, type RecordOf, text } from '../kit/resource.ts';

export const localeAbbrs = [
  'cs',
  'de',
  'en',
  'es',
  'fr',
  'hi',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sk',
  'sv',
  'th',
  'tr',
  'zh',
] as const;

/**
 * A person of an account. What people say about themselves (`demographics.ts`) is no part of the record:
 * nobody but the person is ever answered it. Team leads read the members of their own teams.
 */
export const users = defineResource({
  name: 'users',
  owner: 'account',
  access: { read: 'supervisor', write: 'local_admin' },
  label: ['first_name', 'last_name'],
  list: ['last_name', 'first_name', 'email', 'department', 'location', 'level', 'permissions', 'status'],
  search: ['first_name', 'last_name', 'email', 'department', 'location', 'external_id'],
  sort: { field: 'last_name', order: 'ASC' },
  sections: {
    person: ['first_name', 'last_name', 'email', 'locale_abbr', 'time_zone', 'status'],
    place: ['department', 'location', 'level', 'external_id'],
    access: ['permissions', 'program_ids', 'type'],
  },
  fields: {
    first_name: text({ required: true, max: 80 }),
    last_name: text({ required: true, max: 80 }),
    email: email({ required: true }),
    type: choice([3, 4]),
    permissions: choices(permissions),
    program_ids: choices([1, 2, 4]),
    locale_abbr: choice(localeAbbrs, { required: true, initial: 'en' }),
    /** IANA name; null where nobody knows it, and then mail comes at hours of UTC. */
    time_zone: text({ max: 64 }),
    status: choice(['active', 'inactive'], { required: true, initial: 'active' }),
    department: text({ max: 80 }),
    location: text({ max: 80 }),
    level: text({ max: 80 }),
    external_id: text({ max: 80 }),
    updated_at: moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('time-zone', (draft, at) => {
      if (!draft?.time_zone || isTimeZone(String(draft.time_zone))) return true;
      return at.createError({ path: 'time_zone', message: 'timeZone' });
    }),
});

export type UserRecord = RecordOf<typeof users>;
