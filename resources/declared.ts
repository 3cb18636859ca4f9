// Every kind of record, one line each.
export { accounts } from './accounts/accounts.ts';
export { benchmarkCampaigns } from './benchmarkCampaigns/benchmarkCampaigns.ts';
export { elements } from './elements/elements.ts';
export { blueprintRankings } from './blueprintRankings/blueprintRankings.ts';
export { blueprints } from './blueprints/blueprints.ts';
export { events } from './events/events.ts';
export { eventTopics } from './eventTopics/eventTopics.ts';
export { memberships } from './memberships/memberships.ts';
export { relationships } from './relationships/relationships.ts';
export { questionBank } from './questionBank/questionBank.ts';
export { supplementalQuestions } from './supplementalQuestions/supplementalQuestions.ts';
export { teamGroups } from './teamGroups/teamGroups.ts';
export { teams } from './teams/teams.ts';
export { topics } from './topics/topics.ts';
export { users } from './users/users.ts';
