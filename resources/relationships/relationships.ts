import { choice, defineResource, moment, type RecordOf, reference } from '../kit/resource.ts';

/** What may be entered; a direct report is the same fact as a manager, seen from the other side. */
export const relationshipKinds = ['manager', 'peer', 'other'] as const;
export type RelationshipKind = (typeof relationshipKinds)[number];

/** Where a relationship comes from. What somebody entered or imported is never written over by a derived one. */
export const relationshipSources = ['hand', 'import', 'teams'] as const;
export type RelationshipSource = (typeof relationshipSources)[number];

/**
 * Who stands to whom at work: `from_user_id` is the manager (or a peer, or something else) of `to_user_id`.
 * Each fact stands once: that Ben is Ada's direct report is the row that says Ada is Ben's manager, and for peers and
 * others either direction says the same.
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
    from_user_id: reference('users', { required: true }),
    kind: choice(relationshipKinds, { required: true, initial: 'manager' }),
    to_user_id: reference('users', { required: true }),
    source: choice(relationshipSources, { required: true, readOnly: true, initial: 'hand' }),
    updated_at: moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base.test('two-people', (draft, at) => {
      if (!draft?.from_user_id || draft.from_user_id !== draft.to_user_id) return true;
      return at.createError({ path: 'to_user_id', message: 'sameAsOther' });
    }),
});

export type RelationshipRecord = RecordOf<typeof relationships>;
