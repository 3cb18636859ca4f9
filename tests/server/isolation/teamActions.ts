import { publishTeams } from '../actions/publishTeams.ts';
import type { TestCompanies } from './changePayloads.ts';
import { aPerson, firstTopic, insert } from './changeRows.ts';

const anAction = {
  title: 'New title',
  starts_on: '2026-11-23',
  due_on: '2026-12-31',
  visible_to_team: true,
};
const anActionRow = async (testCompany: TestCompanies) => ({
  id: await insert(
    testCompany,
    `insert into team_actions (account_id, scope, topic_id, title, starts_on, due_on, request_key, created_at)
      values ($1, 'company', $2, 'An action', '2026-11-23', '2026-12-31', gen_random_uuid(), now())`,
    [testCompany.company.account.id, await firstTopic(testCompany)],
  ),
});

/** Payloads with which the calls about team actions change something. */
export const teamActionChangePayloads: Readonly<
  Record<string, (testCompany: TestCompanies) => Promise<object>>
> = {
  'POST /v2/team_actions/create': async (testCompany) => {
    const { server, company } = testCompany;
    const topicId = await firstTopic(testCompany);
    const published = { accountId: company.account.id, topicIds: [topicId], scores: { all: [60] } };
    return {
      ...anAction,
      campaign_id: await publishTeams(server, { ...published, closedOn: '2026-10-31' }),
      team_id: null,
      topic_id: topicId,
      owner_id: await aPerson(testCompany),
      request_key: '5e0c9a52-3a3b-4c0a-9d3c-0d7e0c5d8f20',
    };
  },
  'POST /v2/team_actions/update': async (testCompany) => ({
    ...anAction,
    ...(await anActionRow(testCompany)),
    version: 1,
    owner_id: await aPerson(testCompany),
  }),
  'POST /v2/team_actions/report': async (testCompany) => ({
    ...(await anActionRow(testCompany)),
    version: 1,
    progress: 'done',
  }),
  'POST /v2/team_actions/set_deleted': async (testCompany) => ({
    ...(await anActionRow(testCompany)),
    deleted: true,
  }),
  'POST /v2/team_actions/add_update': async (testCompany) => ({
    ...(await anActionRow(testCompany)),
    text: 'New update',
    request_key: '5e0c9a52-3a3b-4c0a-9d3c-0d7e0c5d8f21',
  }),
  'POST /v2/team_actions/set_update_deleted': async (testCompany) => {
    const { id } = await anActionRow(testCompany);
    return {
      deleted: true,
      id: await insert(
        testCompany,
        `insert into team_action_updates (account_id, action_id, text, request_key, created_at)
          values ($1, $2, 'Done', gen_random_uuid(), now())`,
        [testCompany.company.account.id, id],
      ),
    };
  },
};
