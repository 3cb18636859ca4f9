import { date, defineResource, type RecordOf, reference } from '../kit/resource.ts';

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
    team_id: reference('teams', { required: true }),
    user_id: reference('users', { required: true }),
    since: date(),
  },
});

export type MembershipRecord = RecordOf<typeof memberships>;
