import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/** The membership of a person in a team. Edited on the team's page. */
export const memberships = defineResource({
  name: 'memberships',
  owner: 'account',
  access: { read: 'supervisor', write: 'local_admin' },
  label: ['user_id'],
  list: ['team_id', 'user_id', 'since'],
  search: [],
  sort: { field: 'team_id', order: 'ASC' },
  sections: { membership: ['team_id', 'user_id', 'since'] },
  fields: {
    team_id: field.reference('teams', { required: true }),
    user_id: field.reference('users', { required: true }),
    since: field.date(),
  },
});

export type MembershipRecord = RecordOf<typeof memberships>;
