import { permissions } from '../../domain/access/permissions.ts';
import { programIds } from '../../domain/accounts/programs.ts';
import { findAddressProblem } from '../../domain/people/addressRules.ts';
import { isInternationalNumber, normalizeNumber } from '../../domain/people/mobileNumbers.ts';
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
    person: ['first_name', 'last_name', 'email', 'mobile_number', 'locale_abbr', 'time_zone', 'status'],
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
    /** Null for people without an address, who are identified by their employee ID. Required for every permission besides `user`. */
    email: field.email({ personal: 'contact' }),
    /** In international form (E.164), such as +4915112345678. Marked as an identifier, because comments never contain it, unlike parts of an address. */
    mobile_number: field.text({ max: 20, personal: 'identifier' }),
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
    base
      .transform((draft) =>
        typeof draft?.mobile_number === 'string'
          ? { ...draft, mobile_number: normalizeNumber(draft.mobile_number) }
          : draft,
      )
      .test('time-zone', (draft, at) => {
        if (!draft?.time_zone || isTimeZone(String(draft.time_zone))) return true;
        return at.createError({ path: 'time_zone', message: 'timeZone' });
      })
      .test('mobile-number', (draft, at) => {
        if (!draft?.mobile_number || isInternationalNumber(String(draft.mobile_number))) return true;
        return at.createError({ path: 'mobile_number', message: 'mobileNumber' });
      })
      .test('address', (draft, at) => {
        if (!draft || !Array.isArray(draft.permissions)) return true;
        const { email, external_id, permissions } = draft;
        const found = findAddressProblem({ email, external_id, permissions });
        return found === null || at.createError({ path: found.field, message: found.problem });
      }),
});

export type UserRecord = RecordOf<typeof users>;
