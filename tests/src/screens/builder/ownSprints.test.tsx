import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListedOwnSprint, OwnSprint } from '../../../../contract/v2/ownSprints.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { button, renderBuilder } from './renderBuilder.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const listed: ListedOwnSprint = {
  sprint_id: 7,
  title: 'Listen first',
  purpose: 'Everyone has a say.',
  status: 'running',
  phase: 'running',
  team: 'Dispatch',
  topic: null,
  metric: 'listening',
  starts_on: '2026-11-12',
  ends_on: '2026-12-09',
  done: 3,
  total: 5,
  in_a_row: 3,
  current: { step_id: 4, action: 'Ask the quietest', due_on: '2026-11-21' },
  next: { step_id: 5, action: 'Ask three people', due_on: '2026-11-28' },
};
const past: ListedOwnSprint = {
  ...listed,
  sprint_id: 8,
  title: 'Say what went well',
  status: 'finished',
  phase: 'over',
  team: null,
  done: 3,
  total: 3,
  in_a_row: null,
  current: null,
  next: null,
};
const sprint: OwnSprint = {
  ...listed,
  is_private: false,
  can_manage: true,
  nudges: true,
  rhythm: 'weekly',
  retrospective: 'So far, so good.',
  version: '2026-11-20T09:00:00.000Z',
  steps: [
    { step_id: 1, action: 'Make a round', due_on: '2026-11-12', done_on: '2026-11-13', done_by: 'Mia Berg' },
    { step_id: 4, action: 'Ask the quietest', due_on: '2026-11-21', done_on: null, done_by: null },
  ],
};
const today = '2026-11-21';
const message = (text: string) => () => ({ body: { message: text } });
const answers = {
  '/v2/builder/own_sprints': () => ({ body: { today, sprints: [listed, past] } }),
  '/v2/builder/own_sprint': () => ({ body: { today, sprint } }),
  '/v2/builder/check_step': message('Step done.'),
  '/v2/metric_results/building': () => ({
    body: {
      blueprints: [{ blueprint_id: 2, name: 'Team lead', ranges: 12 }],
      constellations: [{ constellation_id: 4, name: 'Crew', note: null, people: 3 }],
    },
  }),
};
const open = (more: object = {}, at = '/dei-builder') =>
  renderBuilder({ at, permissions: ['user'], answers: { ...answers, ...more } });
const openOne = (more: object = {}) => open(more, '/dei-builder?sprint=7');

describe('ROUTE-27 the builder page', () => {
  test('shows today’s step, what is next, the progress and past sprints', async () => {
    await open();
    const card = within(await screen.findByRole('region', { name: 'Listen first' }));
    card.getByText('Today');
    card.getByText('Ask the quietest');
    card.getByText(/Next, on .*28/);
    card.getByText('Ask three people');
    card.getByText('3 of 5 steps done');
    card.getByText('Your team has done the last 3 steps.');
    within(screen.getByRole('region', { name: 'Past sprints' })).getByRole('link', {
      name: 'Say what went well',
    });
    await screen.findByRole('link', { name: 'Crew' });
    expect(screen.queryByRole('link', { name: /^Try a different team/ })).toBeNull();
    screen.getByText('Team lead');
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  test.each(['supervisor', 'local_admin'] as const)(
    'takes a %s from a constellation to trying out other people',
    async (role) => {
      await renderBuilder({ at: '/dei-builder', permissions: ['user', role], answers });
      const link = await screen.findByRole('link', { name: 'Try a different team: Crew' });
      expect(link.getAttribute('href')).toContain('/user-results-const/4');
    },
  );

  test('checks off today’s step', async () => {
    const { user, requests } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark as done Ask the quietest' }));
    await waitFor(() => expect(requests('/v2/builder/check_step')).toHaveLength(1));
    expect(requests('/v2/builder/check_step')).toMatchObject([{ step_id: 4, is_done: true }]);
    await screen.findByText('Step done.');
  });

  test('says what a sprint is while there is none, and starts one from a template', async () => {
    const templates = {
      templates: [
        {
          template_id: 3,
          title: 'Ask for feedback',
          purpose: null,
          days: 21,
          steps: [{ step_id: 9, action: 'Ask' }],
        },
      ],
      teams: [{ team_id: 2, name: 'Dispatch' }],
    };
    const { user, requests } = await open({
      '/v2/builder/own_sprints': () => ({ body: { today, sprints: [] } }),
      '/v2/builder/templates': () => ({ body: templates }),
      '/v2/builder/start_sprint': () => ({ body: { id: 7, message: 'Sprint started.' } }),
    });
    await screen.findByRole('heading', { name: 'No sprints yet' });
    await user.click(button('Start a sprint'));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('Only you will see this sprint. Administrators can’t.');
    await user.click(dialog.getByRole('combobox', { name: 'For' }));
    await user.click(await screen.findByRole('option', { name: 'For the team Dispatch' }));
    dialog.getByText(/The whole team, its lead and administrators/);
    await user.click(dialog.getByRole('button', { name: 'Start sprint' }));
    await screen.findByRole('heading', { name: /^Listen first/, level: 1 });
    expect(requests('/v2/builder/start_sprint')).toMatchObject([
      { template_id: 3, team_id: 2, starts_on: '2026-11-21', nudges: true, rhythm: 'weekly' },
    ]);
  });

  test('says that it could not be loaded, and loads again', async () => {
    const failing = vi.fn(() => ({ status: 500, body: { code: 'internal', message: 'Broken' } }));
    const { user } = await open({ '/v2/builder/own_sprints': failing });
    await screen.findByText(/We couldn’t load your sprints/);
    const times = failing.mock.calls.length;
    await user.click(button(/again/i));
    await waitFor(() => expect(failing.mock.calls.length).toBeGreaterThan(times));
  });
});

describe('a sprint of the person', () => {
  test('shows its steps, who did them, and who sees it', async () => {
    const { user, requests } = await openOne();
    await screen.findByRole('heading', { name: /^Listen first/, level: 1 });
    screen.getByText(/Done on .* by Mia Berg/);
    screen.getByText('Your team, its lead and administrators can see this sprint and its retrospective.');
    await user.click(screen.getByRole('checkbox', { name: 'Done: Make a round' }));
    expect(requests('/v2/builder/check_step')).toMatchObject([{ step_id: 1, is_done: false }]);
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  test('that isn’t theirs doesn’t exist', async () => {
    await openOne({
      '/v2/builder/own_sprint': () => ({ status: 404, body: { code: 'not_found', message: 'gone' } }),
    });
    await screen.findByRole('heading', { name: 'Sprint not found' });
  });

  test('that is over can’t be checked off or ended, but its retrospective can be written', async () => {
    const over = { ...sprint, status: 'finished', phase: 'over', current: null, next: null };
    await openOne({ '/v2/builder/own_sprint': () => ({ body: { today, sprint: over } }) });
    const box = await screen.findByRole('checkbox', { name: 'Done: Make a round' });
    expect(box.hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Finish sprint' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'How often' })).toBeNull();
    screen.getByRole('textbox', { name: 'Retrospective' });
  });

  test('keeps the retrospective when someone else saved first, shows theirs, and then saves over it', async () => {
    let current = sprint;
    const { user, requests } = await openOne({
      '/v2/builder/own_sprint': () => ({ body: { today, sprint: current } }),
      '/v2/builder/save_retrospective': ({ body }: { body: unknown }) => {
        const { version } = body as { version: string }; // What the contract sends.
        if (version === current.version && current !== sprint)
          return { body: { message: 'Retrospective saved.' } };
        current = { ...sprint, retrospective: 'Theirs', version: '2026-11-21T10:00:00.000Z' };
        return { status: 409, body: { code: 'conflict', message: 'Someone else changed this.' } };
      },
    });
    const field = await screen.findByRole('textbox', { name: 'Retrospective' });
    await user.clear(field);
    await user.type(field, 'Mine');
    await user.click(button('Save retrospective'));
    const alert = within(await screen.findByRole('alert'));
    alert.getByText('Theirs');
    expect(screen.getByRole('textbox', { name: 'Retrospective' })).toHaveProperty('value', 'Mine');
    await user.click(button('Save retrospective'));
    await waitFor(() =>
      expect(requests('/v2/builder/save_retrospective')).toMatchObject([
        { text: 'Mine', version: '2026-11-20T09:00:00.000Z' },
        { text: 'Mine', version: '2026-11-21T10:00:00.000Z' },
      ]),
    );
  });
});
