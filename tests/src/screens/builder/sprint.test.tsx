import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { builderPaths } from '../../../../src/screens/builder/builderPaths.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { matchRoute } from '../../../support/matchRoute.ts';
import { button, expectText, renderBuilder } from './renderBuilder.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const at = '/dei-builder/admin/sprints/manage/7';
const sprint = {
  id: 7,
  title: 'Listen first',
  purpose: 'Everyone has a say.',
  subject: 'topic',
  topic_id: 5,
  metric: null,
  for_whom: 'person',
  user_id: 41,
  team_id: null,
  starts_on: '2026-11-12',
  ends_on: '2026-12-09',
  nudges: true,
  rhythm: 'weekly',
  retrospective: null,
  status: 'running',
  updated_at: '2026-11-01T09:00:00.000Z',
};
const steps = [
  { id: 1, sprint_id: 7, action: 'Make a round', day: 1, done_on: '2026-11-13', done_by: 41 },
  { id: 2, sprint_id: 7, action: 'Ask the quietest', day: 12, done_on: null, done_by: null },
];
const names: Record<string, string> = { person: 'Nora Lindqvist', topic: 'Belonging', team: 'Brand' };
const answers = {
  '/v2/builder/choices': ({ body }: { body: unknown }) => {
    const { kind } = body as { kind: string }; // What the contract sends.
    return { body: { choices: [{ id: kind === 'topic' ? 5 : 41, name: names[kind] }] } };
  },
};
const open = (facts: object = {}, more: object = {}) =>
  renderBuilder({
    at,
    permissions: ['user', 'app_admin'],
    records: { sprints: [{ ...sprint, ...facts }], sprint_steps: steps },
    answers: { ...answers, ...more },
  });

test('the paths that pages link to are in the route table', () => {
  const titles = [
    builderPaths.sprints,
    builderPaths.sprint(7),
    builderPaths.editSprint(7),
    builderPaths.newConstellation,
  ].map((path) => matchRoute(mainRoutes, path)?.route.title);
  expect(titles).toEqual(['sprints', 'sprintManage', 'sprintUpdate', 'constellationCreate']);
});

test('ROUTE-114 ROUTE-137 a sprint shows its subject, its audience and its progress', async () => {
  await open();
  await screen.findByText('Nora Lindqvist');
  await screen.findByText('Belonging');
  await expectText('1 of 2 steps done');
  screen.getByText(/28 days/);
  screen.getByRole('textbox', { name: 'Retrospective' });
  expect(await findAccessibilityProblems()).toEqual([]);
});

describe('a step', () => {
  test('records the day and the person when ticked off, and can be unticked', async () => {
    const { user, changes } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Done: Ask the quietest' }));
    expect(changes.update.mock.calls[0]?.[1]).toMatchObject({
      data: { id: 2, done_on: '2026-11-21', done_by: 41 },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Done: Make a round' }));
    expect(changes.update.mock.calls[1]?.[1]).toMatchObject({
      data: { id: 1, done_on: null, done_by: null },
    });
  });

  test('can only be added on a day of the sprint', async () => {
    const { user, changes } = await open();
    await screen.findByText('Make a round');
    await user.click(button('Add step'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Action' }), 'Look back');
    const day = dialog.getByRole('spinbutton', { name: 'Sprint day' });
    await user.clear(day);
    await user.type(day, '29');
    expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('disabled')).toBe('');
    await user.clear(day);
    await user.type(day, '28');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(changes.create.mock.calls[0]).toEqual([
      'sprint_steps',
      expect.objectContaining({ data: { sprint_id: 7, action: 'Look back', day: 28 } }),
    ]);
  });

  test('of a finished sprint is read-only', async () => {
    await open({ status: 'finished' });
    const box = await screen.findByRole('checkbox', { name: 'Done: Ask the quietest' });
    expect(box.getAttribute('disabled')).toBe('');
    expect(screen.queryByRole('button', { name: 'Add step' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove step/ })).toBeNull();
  });
});

test('a draft starts after a confirmation, and a refusal shows its reason', async () => {
  const { user, requests } = await open(
    { status: 'draft' },
    {
      '/v2/builder/change_sprint_status': () => ({
        status: 409,
        body: { code: 'sprint_empty', message: 'This sprint has no steps yet.' },
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Start sprint' }));
  expect(requests('/v2/builder/change_sprint_status')).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start sprint' }));
  await expectText('This sprint has no steps yet.');
  expect(requests('/v2/builder/change_sprint_status')).toEqual([{ sprint_id: 7, status: 'running' }]);
});

test('the retrospective of a finished sprint can be edited on its page', async () => {
  const { user, changes } = await open({ status: 'finished' });
  await user.type(await screen.findByRole('textbox', { name: 'Retrospective' }), 'Keep the round.');
  await user.click(button('Save'));
  expect(changes.update.mock.calls[0]?.[1]).toMatchObject({ data: { retrospective: 'Keep the round.' } });
});

test('a sprint that does not exist shows that it was not found', async () => {
  await renderBuilder({ at: `${at}0`, permissions: ['user', 'app_admin'] });
  await screen.findByText('Sprint not found');
});

test('ROUTE-113 the form has a metric or a topic, a person or a team, and empties the other', async () => {
  const { user, changes } = await renderBuilder({
    at: '/dei-builder/admin/sprints/create',
    permissions: ['user', 'app_admin'],
    answers,
  });
  const choose = async (label: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  const fill = async (name: string, text: string) => {
    await user.clear(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  };
  await fill('Title', 'Listen');
  await choose('Benchmark topic', 'Belonging');
  await choose('Focus', 'A metric');
  await choose('Metric', 'Listening');
  await choose('Person', 'Nora Lindqvist');
  await fill('Start date', '01/12/2026');
  await fill('End date', '30/11/2026');
  await user.click(button('Save'));
  await expectText('Choose a date on or after the start date.');
  await fill('End date', '14/12/2026');
  await user.click(button('Save'));
  expect(changes.create.mock.calls[0]?.[1]).toMatchObject({
    data: { subject: 'metric', metric: 'listening', topic_id: null, user_id: 41, team_id: null },
  });
});

test('people without the permission are redirected', async () => {
  const { router } = await renderBuilder({
    at,
    permissions: ['user', 'local_admin', 'admin', 'super_admin'],
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});
