import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '../../../domain/access/people.ts';
import type { FakeResponses } from '../../app/renderApp.tsx';
import { renderTeams } from '../teams/renderTeams.tsx';

const campaign = { id: 7, name: 'Growing, autumn', closes_on: '2026-12-01' };
const may = { may_approve: false, may_decline: false, may_remove: false, may_replace: false };
const list = {
  target_id: 3,
  name: 'Grace Abebe',
  campaign,
  roles: ['target'],
  state: 'additions',
  may_name: true,
  needs_approval: true,
  groups: [
    {
      relationship: 'peer',
      minimum: 3,
      maximum: 5,
      approved: 1,
      proposed: 1,
      missing: 2,
      fewer_than_recommended: true,
      will_merge: true,
    },
  ],
  raters: [
    {
      ...may,
      id: 1,
      name: 'Otto Berg',
      email: null,
      relationship: 'peer',
      nomination: 'approved',
      declined_because: null,
    },
    {
      ...may,
      id: 2,
      name: 'Ann Cole',
      email: null,
      relationship: 'peer',
      nomination: 'declined',
      declined_because: 'Too new',
      may_remove: true,
      may_replace: true,
    },
  ],
};
const pendingRequest = {
  total: 1,
  raters: [
    {
      id: 9,
      target: { id: 4, name: 'Lea Diaz' },
      campaign,
      name: 'Otto Berg',
      email: null,
      relationship: 'peer',
      nominated_by: 'Lea Diaz',
      approved: 4,
      proposed: 1,
      may_approve: true,
    },
  ],
};
const requests = {
  id: 12,
  target: 'Sam Elm',
  campaign,
  relationship: 'peer',
  status: 'invited',
  code: 'abc',
  is_over: false,
  may_decline: true,
};
const overview = {
  own: [{ target_id: 3, campaign, missing: 1 }],
  reports: [],
  requests: [requests],
  waiting: 1,
};
const nominee = {
  user_id: 31,
  name: 'Bo Finn',
  department: 'Dock',
  relationship: 'peer',
  approved: 2,
  proposed: 1,
};

const open = (at: string, answers: FakeResponses = {}, person = aPerson()) =>
  renderTeams({
    at,
    person,
    answers: {
      '/v2/raters/overview': () => ({ body: overview }),
      '/v2/raters/list': () => ({ body: list }),
      '/v2/raters/waiting': () => ({ body: pendingRequest }),
      '/v2/raters/nominees': () => ({ body: { people: [nominee] } }),
      '/v2/raters/nominate': () => ({ body: { id: 20 } }),
      '/v2/raters/approve': () => ({ body: { approved: 1 } }),
      '/v2/raters/decline': () => ({ body: {} }),
      '/v2/raters/remind': () => ({ body: {} }),
      ...answers,
    },
  });

test('ERR-18 shows the requests of a nominee, replaces a declined rater and sends reminders', async () => {
  const { user, asked: sent } = await open('/manage-raters');
  const peers = within(await screen.findByRole('region', { name: 'Peers' }));
  peers.getByText('One more needed.');
  peers.getByText('Reason: Too new');
  await user.click(peers.getByRole('button', { name: 'Replace Ann Cole' }));
  const form = within(await screen.findByRole('form', { name: 'Replace Ann Cole' }));
  await user.click(form.getByRole('combobox', { name: 'Person' }));
  const option = await screen.findByRole('option', { name: /Bo Finn/ });
  expect(option.textContent).toContain('3 feedback requests');
  await user.click(option);
  await user.click(form.getByRole('button', { name: 'Add rater' }));
  await waitFor(() =>
    expect(sent('/v2/raters/nominate')).toMatchObject([
      { target_id: 3, relationship: 'peer', user_id: 31, replaces_id: 2 },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Send reminders' }));
  await screen.findByText('Reminders have been scheduled and will be sent shortly.');
  expect(sent('/v2/raters/remind')).toEqual([{ campaign_id: 7, target_id: 3 }]);
});

test('approves selected nominations and declines a feedback request with a reason', async () => {
  const { user, asked: sent } = await open('/manage-raters');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Approve selected' }));
  await waitFor(() => expect(sent('/v2/raters/approve')).toEqual([{ ids: [9] }]));
  expect(screen.getByRole('link', { name: 'Give feedback about Sam Elm' }).getAttribute('href')).toBe(
    '/metrics/r?code=abc',
  );
  await user.click(screen.getByRole('button', { name: 'Decline to give feedback about Sam Elm' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Decline' });
  expect(confirm).toHaveProperty('disabled', true);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'We hardly met');
  await user.click(confirm);
  await waitFor(() =>
    expect(sent('/v2/raters/decline')).toMatchObject([{ id: 12, reason: 'We hardly met' }]),
  );
});

test('a feedback request whose last day has ended offers neither to answer nor to decline', async () => {
  const over = { ...requests, code: null, is_over: true, may_decline: false };
  await open('/manage-raters', {
    '/v2/raters/overview': () => ({ body: { own: [], reports: [], requests: [over], waiting: 0 } }),
  });
  await screen.findByText('The last day for answers has ended.');
  expect(screen.queryByRole('link', { name: /Give feedback/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Decline/ })).toBeNull();
});

test('says what the page is for while there is nothing to do', async () => {
  const nothing = { own: [], reports: [], requests: [], waiting: 0 };
  await open('/manage-raters', { '/v2/raters/overview': () => ({ body: nothing }) });
  await screen.findByRole('heading', { name: 'Nothing to do right now' });
});

test('says that the reader has no access to a list', async () => {
  await open('/manage-raters?target=9', {
    '/v2/raters/list': () => ({ status: 404, body: { code: 'not_found' } }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('You don’t have access');
});

test('lets an administrator balance the raters of a campaign by a proposal', async () => {
  const proposal = {
    id: 5,
    cap: 4,
    made_on: '2026-11-21',
    is_outdated: false,
    kept: 3,
    approved: 6,
    added: 1,
    released: 1,
    unfilled: 1,
    added_pairs: [{ target: 'Lea Diaz', rater: 'Bo Finn', relationship: 'peer' }],
    released_pairs: [{ target: 'Lea Diaz', rater: 'Otto Berg', relationship: 'peer' }],
    unfilled_places: [{ target: 'Sam Elm', relationship: 'peer', missing: 1, why: 'at_cap' }],
    loads: [{ name: 'Otto Berg', before: 5, after: 4 }],
    largest_before: 5,
    largest_after: 4,
  };
  let made: object | null = null;
  const { user, asked: sent } = await open(
    '/surveys/manage/7/raters',
    {
      '/v2/raters/cycle': () => ({
        body: {
          campaign: { id: 7, name: 'Growing, autumn', status: 'open' },
          may_change: true,
          targets: 2,
          incomplete: 1,
          missing: 2,
          proposed: 7,
          found: 1,
          page_targets: [
            {
              target_id: 4,
              name: 'Lea Diaz',
              approved: 1,
              proposed: 4,
              declined: 0,
              missing: 2,
              is_closed: false,
            },
          ],
          loads: [{ user_id: 8, name: 'Otto Berg', approved: 4, proposed: 1 }],
        },
      }),
      '/v2/raters/proposal': () => ({ body: { proposal: made } }),
      '/v2/raters/propose': () => {
        made = proposal;
        return { body: proposal };
      },
      '/v2/raters/apply': () => {
        made = null;
        return { body: { invited: 7 } };
      },
    },
    aPerson({ permissions: ['local_admin'] }),
  );
  const balance = within(await screen.findByRole('region', { name: 'Balance raters' }));
  const cap = await balance.findByRole('textbox', { name: 'Maximum requests per rater' });
  await user.clear(cap);
  expect(balance.getByRole('button', { name: 'Create proposal' })).toHaveProperty('disabled', true);
  await user.type(cap, '4');
  await user.click(balance.getByRole('button', { name: 'Create proposal' }));
  await balance.findByText('6 nominations are approved.');
  balance.getByText(/Sam Elm: 1 missing \(Peer\), everyone available has enough/);
  await user.click(balance.getByRole('button', { name: 'Confirm and invite' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm and invite' }),
  );
  await screen.findByText('7 invitations will be sent shortly.');
  expect([sent('/v2/raters/propose'), sent('/v2/raters/apply')]).toEqual([
    [{ campaign_id: 7, cap: 4 }],
    [{ proposal_id: 5 }],
  ]);
});
