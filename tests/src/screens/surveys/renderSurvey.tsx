import { screen, within } from '@testing-library/react';
import { dataProvider } from '../../../../dataProviders/index.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

export const administrator = aPerson({ permissions: ['local_admin'] });
export const teamLead = aPerson({ id: 8, permissions: ['user', 'supervisor'] });
const campaign = {
  id: 6,
  name: 'Spring cycle',
  message: null,
  status: 'open',
  opens_on: null,
  closes_on: '2026-12-04',
  audience: 'chosen',
  relationships: ['manager', 'peer'],
  manager_min: 1,
  manager_max: 2,
  peer_min: 3,
  peer_max: 5,
  direct_report_min: 0,
  direct_report_max: 0,
  other_min: 0,
  other_max: 0,
  nominated_by: 'target',
  approval: true,
  questions_per_sitting: null,
  reminders: true,
  supplemental_ids: [],
  released_to: 'self',
  release: 'by_hand',
  scheduled_at: null,
  scheduled_by: null,
  opening_problem: null,
  time_zone: 'America/Los_Angeles',
  launched_on: '2026-11-13',
  closed_on: null,
  released_on: null,
  repeats_id: null,
  created_by: 3,
  updated_at: '2026-11-13T09:00:00.000Z',
  team_ids: [],
  user_ids: [21],
  target_count: 1,
};
const counted = (invited: number, started: number, finished: number) => ({
  exact: { invited, started, finished },
  invited_from: null,
  started_percent: null,
  finished_percent: null,
});
const banded = { exact: null, invited_from: 10, started_percent: 60, finished_percent: 35 };
const hidden = { exact: null, invited_from: null, started_percent: null, finished_percent: null };
const shares = { self: counted(2, 2, 1), manager: counted(2, 0, 0), raters: banded };
const target = {
  target_id: 40,
  campaign_id: 6,
  user_id: 21,
  name: 'Grace Abebe',
  team: 'Crew',
  self: 'finished',
  approved: 4,
  proposed: 2,
  declined: 0,
};
const person = {
  ...target,
  campaign: 'Spring cycle',
  campaign_status: 'open',
  closes_on: '2026-12-04',
  released_on: null,
};
const rater = (id: number, name: string, status: string | null, more: object = {}) => ({
  assignment_id: id,
  name,
  is_outside: false,
  nomination: 'approved',
  declined_because: null,
  status,
  ...more,
});
/** The page of a person whose peers have this progress. */
export const targetWithPeers = (share: object): FakeResponses => ({
  '/v2/surveys/target': () => ({
    body: {
      ...person,
      groups: [
        {
          relationship: 'manager',
          minimum: 1,
          maximum: 2,
          share: shares.manager,
          raters: [rater(1, 'Berta', 'started')],
        },
        {
          relationship: 'peer',
          minimum: 3,
          maximum: 5,
          share,
          raters: [
            rater(2, 'Pia', null),
            rater(3, 'Otto', null, {
              nomination: 'declined',
              declined_because: 'On leave',
              is_outside: true,
            }),
          ],
        },
      ],
    },
  }),
});
const defaultAnswers: FakeResponses = {
  '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
  '/v2/surveys/campaign': () => ({ body: campaign }),
  '/v2/surveys/funnel': () => ({
    body: {
      by_relationship: [
        { relationship: 'self', share: shares.self },
        { relationship: 'peer', share: banded },
        { relationship: 'manager', share: hidden },
      ],
      by_team: [
        { team: 'Crew', ...shares },
        { team: null, ...shares },
      ],
    },
  }),
  '/v2/surveys/targets': () => ({ body: { targets: [target], total: 1 } }),
  ...targetWithPeers(hidden),
  '/v2/surveys/summary': () => ({
    body: {
      campaigns: [
        {
          campaign_id: 6,
          name: 'Spring cycle',
          status: 'open',
          launched_on: null,
          closes_on: '2026-12-04',
          released_on: null,
          target_count: 1,
          ...shares,
        },
        {
          campaign_id: 5,
          name: 'Autumn cycle',
          status: 'closed',
          launched_on: null,
          closes_on: '2026-06-04',
          released_on: '2026-06-10',
          target_count: 3,
          ...shares,
        },
      ],
      total: { target_count: 4, ...shares },
    },
  }),
  '/v2/surveys/search': () => ({ body: { surveys: [person] } }),
  '/v2/surveys/launch': () => ({ body: { message: 'Launched.' } }),
  '/v2/surveys/close': () => ({ body: { message: 'Closed.' } }),
  '/v2/surveys/release': () => ({ body: { message: 'Released.' } }),
  '/v2/surveys/clone': () => ({ body: { campaign_id: 7, message: 'Copied.' } }),
};
export const open = (
  at: string,
  { as = administrator, answers = {} }: { as?: typeof administrator; answers?: FakeResponses } = {},
) =>
  renderApp({ at, routes: mainRoutes, person: as, dataProvider, answers: { ...defaultAnswers, ...answers } });
export const campaignWith = (overrides: object): FakeResponses => ({
  '/v2/surveys/campaign': () => ({ body: { ...campaign, ...overrides } }),
});
export const button = (name: string) => screen.findByRole('button', { name });
export const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', { name });
