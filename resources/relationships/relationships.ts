import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/** The relationships that can be stored; a direct report is the inverse of `manager`. */
export const relationshipKinds = ['manager', 'peer', 'other'] as const;
export type RelationshipKind = (typeof relationshipKinds)[number];

/** The origin of a relationship. Derived relationships never overwrite entered or imported ones. */
export const relationshipSources = ['hand', 'import', 'teams'] as const;
export type RelationshipSource = (typeof relationshipSources)[number];

/**
 * A working relationship: `from_user_id` is the manager (or a peer, or another relation) of `to_user_id`. Each
 * relationship is stored once: "Ben reports to Ada" is the row "Ada is Ben's manager", and peers and others are stored
 * in one direction.
 */
export const relationships = defineResource({
  name: 'relationships',
  owner: 'account',
  access: { read: 'local_admin', write: 'local_admin' },
  label: ['kind'],
  list: ['from_user_id', 'kind', 'to_user_id', 'source', 'updated_at'],
  search: [],
  sort: { field: 'from_user_id', order: 'ASC' },
  sections: { relationship: ['from_user_id', 'kind', 'to_user_id'] },
  fields: {
    from_user_id: field.reference('users', { required: true }),
    kind: field.choice(relationshipKinds, { required: true, initial: 'manager' }),
    to_user_id: field.reference('users', { required: true }),
    source: field.choice(relationshipSources, { required: true, readOnly: true, initial: 'hand' }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('two-people', (draft, at) => {
      if (!draft?.from_user_id || draft.from_user_id !== draft.to_user_id) return true;
      return at.createError({ path: 'to_user_id', message: 'sameAsOther' });
    }),
});

export type RelationshipRecord = RecordOf<typeof relationships>;
