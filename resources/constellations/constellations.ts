import { defineResource, field, type RecordOf } from '../kit/resource.ts';

const minPeople = 2;

/**
 * A set of people viewed together on the metrics, optionally compared with a blueprint. It stores only the people;
 * results are read from the published ones.
 */
export const constellations = defineResource({
  name: 'constellations',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['name'],
  list: ['name', 'user_ids', 'blueprint_id', 'updated_at'],
  search: ['name', 'note'],
  sort: { field: 'name', order: 'ASC' },
  sections: { constellation: ['name', 'note'], people: ['user_ids', 'blueprint_id'] },
  fields: {
    name: field.text({ required: true, max: 120 }),
    note: field.longText({ max: 2000 }),
    user_ids: field.references('users'),
    blueprint_id: field.reference('blueprints'),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('people', (draft, at) => {
      if (Array.isArray(draft?.user_ids) && new Set(draft.user_ids).size >= minPeople) return true;
      return at.createError({ path: 'user_ids', message: 'twoPeople' });
    }),
});

export type ConstellationRecord = RecordOf<typeof constellations>;
