import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OwnResult } from '../../../dataProviders/results.ts';
import { signIn, signOut, switchViewedAccount } from '../../../dataProviders/session.ts';
import { changeShell, noNotification, readShell } from '../../../src/app/shellState.ts';
import { useRecommendations } from '../../../src/kit/context/RecommendationsContext.ts';
import { route } from '../../../src/routes/route.ts';
import { anAccount, aPerson } from '../../domain/access/people.ts';
import { type FakeResponses, loginAnswer, renderApp } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const reportPath = '/v2/recommendation/local_user_report';
const resultsPath = '/v2/microsurvey_results/individual_results';
const result: OwnResult = {
  campaign_id: 5,
  campaign: 'Autumn',
  finished_on: '2026-11-01',
  topics: [],
};
const broken = () => ({ status: 500, body: { message: 'Broken' } });

/** The server's response about recommendations, which tests change. */
let answers: Record<string, FakeResponses[string]>;
beforeEach(() => {
  answers = {
    [reportPath]: () => ({ body: { report: { user_id: 7, has_recommendations: true, topics: [] } } }),
    [resultsPath]: () => ({ body: { results: [result] } }),
  };
});

function Reported() {
  const { availability, results } = useRecommendations();
  return <p>{`Reported: ${availability}, ${results.map(({ campaign }) => campaign)}`}</p>;
}
const open = route('/open', { title: 'login', needs: 'anyone' }, async () => ({
  default: () => <h1>Open to all</h1>,
}));
const reported = route('/told', { title: 'tasks', needs: 'user' }, async () => ({ default: Reported }));

async function start(at: string, overrides: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const opened = await renderApp({
    at,
    routes: [open, reported, ...someRoutes],
    ...overrides,
    answers: {
      [reportPath]: (sent) => answers[reportPath]?.(sent) ?? broken(),
      [resultsPath]: (sent) => answers[resultsPath]?.(sent) ?? broken(),
      ...overrides.answers,
    },
  });
  const requests = () =>
    opened.sent.filter(({ path }) => path === reportPath || path === resultsPath).map(({ path }) => path);
  return { ...opened, requests };
}
const readAvailability = () => readShell().recommendations.availability;

test('STATE-34 an open page leaves availability unknown and requests nothing', async () => {
  const { requests } = await start('/open');
  await screen.findByText('Open to all');
  expect(readAvailability()).toBe('check');
  expect(requests()).toEqual([]);
});

test('STATE-35 STATE-36 STATE-37 the first protected page loads the report, then the results, once', async () => {
  const { router, sent, requests } = await start('/open');
  await screen.findByText('Open to all');
  await act(() => router.navigate('/told'));
  await screen.findByText('Reported: true, Autumn');
  expect(sent.find(({ path }) => path === reportPath)?.body).toEqual({ user_id: 7 });
  expect(sent.find(({ path }) => path === resultsPath)?.body).toEqual({
    user_id: 7,
    answer_time: '2024-07-01 00:00:00',
  });
  await act(() => router.navigate('/open'));
  await act(() => router.navigate('/dashboard'));
  await screen.findByText('Home');
  expect(requests()).toEqual([reportPath, resultsPath]);
});

test('STATE-35 STATE-36 without recommendations no results are requested', async () => {
  answers[reportPath] = () => ({ body: { report: { user_id: 7, has_recommendations: false, topics: [] } } });
  const { requests } = await start('/told');
  await screen.findByText('Reported: false,');
  expect(requests()).toEqual([reportPath]);
});

test('ERR-20 a failed report sets availability to false without a notification', async () => {
  for (const failing of [broken, () => Promise.reject(new TypeError('no network'))]) {
    answers[reportPath] = failing;
    const { requests, page } = await start('/told');
    await screen.findByText('Reported: false,');
    expect(requests()).toEqual([reportPath]);
    expect(readShell().notification).toEqual(noNotification);
    page.unmount();
  }
});

test('ERR-19 failed results clear the list without a notification', async () => {
  answers[resultsPath] = () => {
    changeShell({ ownResults: [result] });
    return broken();
  };
  await start('/told');
  await screen.findByText('Reported: true, Autumn');
  await screen.findByText('Reported: true,');
  expect(readShell()).toMatchObject({ ownResults: [], notification: noNotification });
});

test('signing out clears all, and the next person’s report is requested again', async () => {
  const { sent, router } = await start('/told', {
    answers: { '/login': () => ({ body: loginAnswer(aPerson({ id: 8 })) }) },
  });
  await screen.findByText('Reported: true, Autumn');
  await act(signOut);
  expect(readShell()).toMatchObject({
    recommendations: { availability: 'check', wasRequested: false },
    ownResults: [],
  });
  answers[resultsPath] = () => ({ body: { results: [] } });
  sent.length = 0;
  await act(() => signIn({ email: 'b@demo.example', password: 'p', code: null, remember_device: false }));
  await act(() => router.navigate('/told'));
  await screen.findByText('Reported: true,');
  expect(sent.filter(({ path }) => path === reportPath).map(({ body }) => body)).toEqual([{ user_id: 8 }]);
});

test('a response after signing out is ignored', async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const report = answers[reportPath];
  answers[reportPath] = (async (sent) => {
    await late;
    return report?.(sent);
  }) as FakeResponses[string];
  const { requests } = await start('/told');
  await waitFor(() => expect(requests()).toEqual([reportPath]));
  await act(signOut);
  await act(async () => arrive());
  expect(readAvailability()).toBe('check');
  expect(requests()).toEqual([reportPath]);
});

test('nothing is requested or stored during emulation, and it is requested again afterwards', async () => {
  const person = aPerson({ permissions: ['user', 'delegated_admin'] });
  const lumen = anAccount({ id: 2, name: 'Lumen Works' });
  const { requests } = await start('/told', { person: { ...person, currentAccount: lumen } });
  await screen.findByText('Reported: check,');
  expect([requests(), readAvailability()]).toEqual([[], 'check']);
  act(() => switchViewedAccount(person.ownAccount));
  await screen.findByText('Reported: true, Autumn');
  act(() => switchViewedAccount(lumen));
  await screen.findByText('Reported: check,');
  expect(requests()).toEqual([reportPath, resultsPath]);
});

test('the HR app requests no results, since it has no page for them', async () => {
  const { requests } = await start('/told', {
    app: 'hr',
    person: aPerson({ permissions: ['user', 'admin'] }),
  });
  await screen.findByText('Reported: check,');
  expect(requests()).toEqual([]);
});
