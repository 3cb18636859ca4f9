import { permissions } from '../../domain/access/permissions.ts';
import { programIds } from '../../domain/accounts/programs.ts';
import { isTimeZone } from '../../domain/sessions/wallTime.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { choice, choices, defineResource, email, moment, type RecordOf, text } from '../kit/resource.ts';

/**
 * A person in an account. Team leads read the members of their own teams. Demographics (`demographics.ts`) are not part
 * of the record, because only the person may read them.
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
    first_name: text({ required: true, max: 80, personal: 'name' }),
    last_name: text({ required: true, max: 80, personal: 'name' }),
    email: email({ required: true, personal: 'contact' }),
    type: choice([3, 4], { personal: 'setting' }),
    permissions: choices(permissions, { personal: 'setting' }),
    program_ids: choices(programIds, { personal: 'setting' }),
    locale_abbr: choice(supportedLocales, { required: true, initial: 'en', personal: 'setting' }),
    /** IANA name; null for UTC. */
    time_zone: text({ max: 64, personal: 'setting' }),
    status: choice(['active', 'inactive'], { required: true, initial: 'active', personal: 'setting' }),
    department: text({ max: 80, personal: 'attribute' }),
    location: text({ max: 80, personal: 'attribute' }),
    level: text({ max: 80, personal: 'attribute' }),
    external_id: text({ max: 80, personal: 'identifier' }),
    updated_at: moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('time-zone', (draft, at) => {
      if (!draft?.time_zone || isTimeZone(String(draft.time_zone))) return true;
      return at.createError({ path: 'time_zone', message: 'timeZone' });
    }),
});

export type UserRecord = RecordOf<typeof users>;
