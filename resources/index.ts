import { accounts } from './accounts/accounts.ts';
import { benchmarkCampaigns } from './benchmarkCampaigns/benchmarkCampaigns.ts';
import { memberships } from './memberships/memberships.ts';
import { teamGroups } from './teamGroups/teamGroups.ts';
import { teams } from './teams/teams.ts';
import { users } from './users/users.ts';

export const resources = [accounts, users, teams, memberships, teamGroups, benchmarkCampaigns] as const;

export type ResourceName = (typeof resources)[number]['name'];
