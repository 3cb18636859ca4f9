// Every kind of record, one line each.
export { accounts } from './accounts/accounts.ts';
export { benchmarkCampaigns } from './benchmarkCampaigns/benchmarkCampaigns.ts';
export { memberships } from './memberships/memberships.ts';
export { teamGroups } from './teamGroups/teamGroups.ts';
export { teams } from './teams/teams.ts';
export { users } from './users/users.ts';
