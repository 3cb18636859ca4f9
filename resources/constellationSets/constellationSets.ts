import { defineResource, field } from '../kit/resource.ts';

/** A group of constellations, such as the teams of one site. */
export const constellationSets = defineResource({
  name: 'constellation_sets',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['name'],
  list: ['name', 'constellation_ids', 'updated_at'],
  search: ['name', 'note'],
  sort: { field: 'name', order: 'ASC' },
  sections: { set: ['name', 'note', 'constellation_ids'] },
  fields: {
    name: field.text({ required: true, max: 120 }),
    note: field.longText({ max: 2000 }),
    constellation_ids: field.references('constellations'),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('constellations', (draft, at) => {
      if (Array.isArray(draft?.constellation_ids) && draft.constellation_ids.length > 0) return true;
      return at.createError({ path: 'constellation_ids', message: 'required' });
    }),
});
