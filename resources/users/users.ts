import { permissions } from '../../domain/access/permissions.ts';
import { programIds } from '../../domain/accounts/programs.ts';
import { isTimeZone } from '../../domain/sessions/wallTime.ts';
import { supportedLocales } from '../../domain/supportedLocales.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';
import { personAttributes } from './personAttributes.ts';

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
  valueFilters: personAttributes,
  linkFilters: {
    team_id: { target: 'teams', table: 'memberships', own: 'user_id', other: 'team_id' },
    manager_id: {
      target: 'users',
      table: 'relationships',
      own: 'to_user_id',
      other: 'from_user_id',
      only: { column: 'kind', value: 'manager' },
    },
  },
  fields: {
    first_name: field.text({ required: true, max: 80, personal: 'name' }),
    last_name: field.text({ required: true, max: 80, personal: 'name' }),
    email: field.email({ required: true, personal: 'contact' }),
    type: field.choice([3, 4], { personal: 'setting' }),
    permissions: field.choices(permissions, { personal: 'setting' }),
    program_ids: field.choices(programIds, { personal: 'setting' }),
    locale_abbr: field.choice(supportedLocales, { required: true, initial: 'en', personal: 'setting' }),
    /** IANA name; null for UTC. */
    time_zone: field.text({ max: 64, personal: 'setting' }),
    status: field.choice(['active', 'inactive'], { required: true, initial: 'active', personal: 'setting' }),
    department: field.text({ max: 80, personal: 'attribute' }),
    location: field.text({ max: 80, personal: 'attribute' }),
    level: field.text({ max: 80, personal: 'attribute' }),
    external_id: field.text({ max: 80, personal: 'identifier' }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('time-zone', (draft, at) => {
      if (!draft?.time_zone || isTimeZone(String(draft.time_zone))) return true;
      return at.createError({ path: 'time_zone', message: 'timeZone' });
    }),
});

export type UserRecord = RecordOf<typeof users>;
