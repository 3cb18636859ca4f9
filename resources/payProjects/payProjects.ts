import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * A pay study: an encrypted file of employees, compared within the company. Only its owner and the people named in it can open it; the table
 * has the same rule (decision 83).
 */
export const payProjects = defineResource({
  name: 'pay_projects',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['name'],
  list: ['name', 'currency', 'data_day', 'updated_at'],
  search: ['name', 'description'],
  sort: { field: 'updated_at', order: 'DESC' },
  sections: {
    project: ['name', 'description', 'currency', 'data_day'],
    access: ['analyst_ids', 'minimum_group'],
  },
  fields: {
    name: field.text({ required: true, max: 120 }),
    description: field.longText({ max: 2000 }),
    /** ISO 4217. Files with another currency are refused row by row. */
    currency: field.text({ required: true, max: 3 }),
    /** The day that the pay data describes. */
    data_day: field.date({ required: true }),
    /** The people who can open the project besides its owner. */
    analyst_ids: field.references('users'),
    /** The smallest group of women or of men in the figures of the report. */
    minimum_group: field.number({ required: true, min: 5, max: 50, initial: 5 }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('currency', (draft, at) => {
      const currency: unknown = draft?.currency;
      if (typeof currency !== 'string' || /^[A-Z]{3}$/.test(currency)) return true;
      return at.createError({ path: 'currency', message: 'currencyCode' });
    }),
});

export type PayProjectRecord = RecordOf<typeof payProjects>;
