import { accountStatuses } from '../../domain/accounts/accountStatuses.ts';
import { maxTimeZoneLength } from '../../domain/dates/timeZones.ts';
import { isTimeZone } from '../../domain/sessions/wallTime.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/** A company account. Its status is changed by a separate call, not by the form. */
export const accounts = defineResource({
  name: 'accounts',
  owner: 'platform',
  access: { read: 'admin', write: 'admin' },
  label: ['name'],
  list: ['name', 'company_name', 'status', 'modules', 'contract_date', 'updated_at'],
  search: ['name', 'company_name', 'schema_name'],
  sort: { field: 'name', order: 'ASC' },
  sections: {
    identity: ['name', 'company_name', 'schema_name', 'time_zone'],
    contract: ['status', 'contract_date', 'modules', 'enable_search', 'shares_benchmark'],
  },
  fields: {
    name: field.text({ required: true, max: 120 }),
    company_name: field.text({ max: 120 }),
    status: field.choice(accountStatuses, { required: true, readOnly: true, initial: 'draft' }),
    contract_date: field.date(),
    schema_name: field.text({ required: true, max: 60 }),
    modules: field.choices([1, 2, 3, 4]),
    time_zone: field.text({ max: maxTimeZoneLength }),
    enable_search: field.yesNo(),
    shares_benchmark: field.yesNo(),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('time-zone', (draft, at) => {
      if (!draft?.time_zone || isTimeZone(String(draft.time_zone))) return true;
      return at.createError({ path: 'time_zone', message: 'timeZone' });
    }),
});

export type AccountRecord = RecordOf<typeof accounts>;
