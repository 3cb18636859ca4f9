import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dataProvider } from '../../../../dataProviders/index.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { surveyPaths } from '../../../../src/screens/surveys/surveyPaths.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const counted = { exact: null, invited_from: null, started_percent: null, finished_percent: null };
const campaign = {
  id: 6,
  name: 'Spring cycle',
  status: 'closed',
  closes_on: '2026-11-04',
  scheduled_at: null,
  scheduled_by: null,
  opening_problem: null,
  time_zone: 'UTC',
  closed_on: '2026-11-04',
  released_on: '2026-11-10',
  released_to: 'admin',
  relationships: [],
  created_by: 3,
  target_count: 2,
  user_ids: [],
  team_ids: [],
};
const person = (id: number, name: string, state: string, reason: string | null = null) => ({
  id,
  name,
  state,
  reason,
});
const run = (more: object) => ({
  kind: 'zip',
  asked_at: '2026-11-20T09:00:00Z',
  ended_at: '2026-11-20T09:05:00Z',
  expires_at: '2026-11-27T09:05:00Z',
  counts: { waiting: 0, made: 1, failed: 1, none: 0 },
  ...more,
});

/** Three other parts of the page load first. */
const slowLoad = { timeout: 15_000 };

function open(
  state: object,
  answers: FakeResponses = {},
  person = aPerson({ permissions: ['local_admin'] }),
) {
  return renderApp({
    at: surveyPaths.manage(6),
    routes: mainRoutes,
    person,
    dataProvider,
    answers: {
      '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
      '/v2/surveys/campaign': () => ({ body: campaign }),
      '/v2/surveys/funnel': () => ({
        body: { by_relationship: [{ relationship: 'self', share: counted }], by_team: [] },
      }),
      '/v2/surveys/targets': () => ({ body: { targets: [], total: 0 } }),
      '/v2/metric_results/feedback': () => ({
        body: { n_band: null, shares: [], comments: [], total: 0, themes: [] },
      }),
      '/v2/exports/cycle_state': () => ({ body: state }),
      ...answers,
    },
  });
}

test('failed reports are listed and can be retried, and the file can be downloaded meanwhile', async () => {
  const people = [person(1, 'Ada Brook', 'failed', 'unavailable'), person(2, 'Otto Fern', 'made')];
  const retry = vi.fn(() => ({ body: { message: 'Retrying failed reports.' } }));
  const { user } = await open(
    { delivery: 'zip', run: run({}), people },
    { '/v2/exports/retry_cycle': retry },
  );
  const table = within(await screen.findByRole('table', { name: 'Reports by person' }, slowLoad));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PersonStatus',
    'Ada BrookFailed We couldn’t create the report.',
    'Otto FernCreated ',
  ]);
  expect(screen.getByRole('button', { name: 'Download ZIP file' }).hasAttribute('disabled')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Retry failed reports' }));
  await waitFor(() => expect(retry).toHaveBeenCalledOnce());
});

test('progress is shown while reports are made, and they cannot be started twice', async () => {
  const counts = { waiting: 1, made: 1, failed: 0, none: 1 };
  await open({ delivery: 'zip', run: run({ ended_at: null, expires_at: null, counts }), people: [] });
  expect((await screen.findByText('2 of 3 done', {}, slowLoad)).getAttribute('role')).toBe('status');
  expect(screen.getByRole('progressbar', { name: '2 of 3 done' }).getAttribute('aria-valuenow')).toBe('67');
  expect(screen.queryByRole('button', { name: /reports|again/ })).toBeNull();
});

test('when results go to each person alone, people can be notified and there is no file', async () => {
  await open({ delivery: 'mail', run: null, people: [] });
  expect((await screen.findByRole('button', { name: 'Notify everyone' }, slowLoad)).textContent).toBe(
    'Notify everyone',
  );
  expect(screen.queryByRole('button', { name: /Make|ZIP/ })).toBeNull();
});
