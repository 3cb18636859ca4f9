import { screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, describe, expect, test } from 'vitest';
import type { PersonOverview } from '../../../../contract/v2/people.ts';
import { getConfig } from '../../../../dataProviders/config.ts';
import { peoplePaths } from '../../../../resources/users/peoplePaths.ts';
import type { UserRecord } from '../../../../resources/users/users.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';

const aRecord = (overrides: Partial<UserRecord> = {}): UserRecord => ({
  id: 31,
  first_name: 'Ada',
  last_name: 'Abebe',
  email: 'ada@people.example',
  mobile_number: null,
  type: null,
  permissions: ['user'],
  program_ids: [],
  locale_abbr: 'en',
  time_zone: null,
  status: 'active',
  department: null,
  location: null,
  level: null,
  external_id: null,
  updated_at: '2026-11-20T10:00:00.000Z',
  ...overrides,
});
const anOverview = (overrides: Partial<PersonOverview> = {}): PersonOverview => ({
  lock: null,
  teams: [{ id: 5, name: 'Crew' }],
  led_teams: [],
  last_sign_in: '2026-11-20T10:00:00Z',
  has_password: true,
  sessions: 2,
  open_surveys: [
    { campaign_id: 4, name: 'Autumn', closes_on: '2026-12-01', participant_id: 77, state: 'invited' },
  ],
  ...overrides,
});

interface Options {
  readonly at?: string;
  readonly record?: UserRecord;
  readonly overview?: FakeResponses[string];
}

async function openPerson({
  at,
  record = aRecord(),
  overview = () => ({ body: anOverview() }),
}: Options = {}) {
  const requests: unknown[] = [];
  const dataProvider = {
    getOne: async () => ({ data: record }),
    create: async (_resource: string, { data }: { data: object }) => ({ data: { ...data, id: 31 } }),
  } as unknown as DataProvider; // A form uses nothing else.
  const opened = await renderApp({
    at: at ?? `${peoplePaths.list}/update/31`,
    routes: mainRoutes,
    person: aPerson({ permissions: ['local_admin'] }),
    dataProvider,
    answers: {
      '/v2/account/get_accounts': () => ({ body: { accounts: [] } }),
      '/v2/people/overview': overview,
      '/v2/people/send_password_link': ({ body }) => {
        requests.push(body);
        return { body: { message: 'A link is on its way.' } };
      },
    },
  });
  await screen.findByRole('textbox', { name: /^Last name/ });
  return { ...opened, requests };
}

test('shows sign-in, teams and open surveys of a person with their links', async () => {
  await openPerson();
  const panel = within(await screen.findByRole('region', { name: 'Activity' }));
  expect((await panel.findByRole('link', { name: 'Crew' })).getAttribute('href')).toContain('/teams/5');
  expect(panel.getByRole('link', { name: 'Autumn' }).getAttribute('href')).toBe(peoplePaths.participant(77));
  panel.getByText(/signed in on 2 devices/);
  expect(panel.getByRole('link', { name: 'Explain access' }).getAttribute('href')).toBe(
    peoplePaths.explain(31),
  );
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('sends the link that sets a password', async () => {
  const { user, requests } = await openPerson({
    overview: () => ({
      body: anOverview({ has_password: false, last_sign_in: null, teams: [], open_surveys: [] }),
    }),
  });
  await screen.findByText('No password set yet');
  screen.getByText(/^Not in the last 12 months/);
  screen.getByText('No teams');
  await user.click(await screen.findByRole('button', { name: 'Send link to set password' }));
  await screen.findByText('A link is on its way.');
  expect(requests).toEqual([{ user_id: 31 }]);
});

test('offers no password link for an inactive person', async () => {
  await openPerson({ record: aRecord({ status: 'inactive' }) });
  await screen.findByRole('link', { name: 'Crew' });
  expect(screen.queryByRole('button', { name: /password link/ })).toBeNull();
});

test('keeps the form usable when the activity fails to load', async () => {
  await openPerson({ overview: () => Promise.reject(new Error('No.')) });
  await screen.findByText('We couldn’t load this person’s activity.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Last name/ }).disabled).toBe(false);
});

test('offers only the permissions the viewer can grant', async () => {
  await openPerson({ at: `${peoplePaths.list}/create` });
  const group = within(screen.getByRole('group', { name: /^Permissions/ }));
  const offered = group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(offered).toEqual(['User', 'Local administrator', 'Team lead', 'Hiring', 'API access', 'AI console']);
});

test('shows a person with permissions the viewer cannot grant as read-only', async () => {
  await openPerson({
    record: aRecord({ permissions: ['user', 'admin'] }),
    overview: () => ({ body: anOverview({ lock: 'permissions' }) }),
  });
  await screen.findByText(/has permissions you can’t grant/);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Last name/ }).disabled).toBe(true),
  );
  screen.getByText('Platform administrator');
});

test('ADMIN-22 shows a person with delegated accounts as read-only, and offers no password link', async () => {
  await openPerson({ overview: () => ({ body: anOverview({ lock: 'delegations' }) }) });
  await screen.findByText(/^Accounts are delegated to this person, so you can view but not edit them/);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Last name/ }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /password/ })).toBeNull();
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('your own status can’t be changed, and the form says so', async () => {
  await openPerson({
    at: `${peoplePaths.list}/update/7`,
    record: aRecord({ id: 7, permissions: ['local_admin'] }),
  });
  await screen.findByText(/^You can’t deactivate yourself/);
  expect(screen.getByRole('combobox', { name: /^Status/ }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Last name/ }).disabled).toBe(false);
});

test('every path has a route', () => {
  const fits = (position: string) =>
    mainRoutes.some(({ path }) =>
      new RegExp(`^${path.replace(/:\w+\??/g, '[^/]+')}$`).test(position.replace(/\?.*/, '')),
    );
  for (const position of [
    peoplePaths.import,
    peoplePaths.explain(1),
    peoplePaths.participant(1),
    peoplePaths.statusOf({}),
  ]) {
    expect([position, fits(position)]).toEqual([position, true]);
  }
});

describe('a person without an email address', () => {
  const record = aRecord({ email: null, external_id: 'W1' });
  const configure = (offersLetters: boolean, offersTextMessages: boolean) =>
    Object.assign(getConfig(), { offersLetters, offersTextMessages });
  afterEach(() => configure(false, false));

  test.each([
    [true, true, 'Has no email address: can take part by personal code or SMS'],
    [true, false, 'Has no email address: can take part by personal code'],
    [false, true, 'Has no email address: can take part by SMS'],
    [false, false, 'Has no email address: can’t sign in or take part until you add one'],
  ])('letters %s, text messages %s: the page says how they take part', async (letters, texts, sentence) => {
    configure(letters, texts);
    await openPerson({ record, overview: () => ({ body: anOverview({ has_password: false }) }) });
    await screen.findByText(sentence);
    expect(screen.queryByText('No password set yet')).toBeNull();
    expect(screen.queryByRole('button', { name: /set password|password link/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Mobile number/ }) !== null).toBe(texts);
  });

  test('SMS-06 a stored number stays visible without a provider, so that it can be removed', async () => {
    await openPerson({ record: aRecord({ mobile_number: '+4915228817386' }) });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile number/ }).value).toBe(
      '+4915228817386',
    );
  });
});
