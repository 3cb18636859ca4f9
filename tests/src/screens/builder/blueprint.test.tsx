import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { suggestRanges } from '../../../../domain/builder/blueprintProfile.ts';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { button, expectText, renderBuilder } from './renderBuilder.tsx';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));

const at = '/account-settings/blueprints/update/4';
const blueprint = {
  id: 4,
  name: 'Team lead',
  kind: 'role',
  description: null,
  version: 2,
  status: 'draft',
  first_id: 3,
  approved_on: null,
  approved_by: null,
  updated_at: '2026-11-01T09:00:00.000Z',
};
const rankings = [
  { id: 1, blueprint_id: 4, stakeholder: 'Board', ranking: metrics, updated_at: '2026-11-01T09:00:00.000Z' },
];
const profile = {
  name: 'Team lead',
  ranges: [{ metric: 'trust', low: 40, high: 70, importance: 'useful' }],
  suggested: suggestRanges([metrics]),
  stakeholders: 1,
  agreement: null,
  version: '2026-11-01T09:00:00.000Z',
  versions: [
    { id: 4, version: 2, status: 'draft', approved_on: null },
    { id: 3, version: 1, status: 'approved', approved_on: '2026-01-19' },
  ],
};

const open = (status = 'draft', answers: object = {}) =>
  renderBuilder({
    at,
    permissions: ['user', 'local_admin'],
    records: { blueprints: [{ ...blueprint, status }], blueprint_rankings: rankings },
    answers: { '/v2/builder/profile': () => ({ body: profile }), ...answers },
  });
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('ROUTE-67 a draft shows its version, its rankings and its ranges, without accessibility problems', async () => {
  await open();
  const version = await panel('Version 2');
  version.getByText('Draft');
  expect(version.getByRole('link', { name: 'Version 1' }).getAttribute('href')).toBe('/blueprints/3');
  const ranked = await panel('Stakeholder rankings');
  await ranked.findByText('Ranked first: Humility, Curiosity, Awareness of bias');
  const ranges = await panel('Target ranges');
  ranges.getByText('11 metrics have no range yet.');
  ranges.getByText(/^40 to 70/);
  expect(await findAccessibilityProblems()).toEqual([]);
});

describe('the ranges of a draft', () => {
  const low = (metric: string) => screen.getByRole('slider', { name: `${metric}: lower limit` });

  test('are filled in from the suggestions and saved together', async () => {
    const { user, requests } = await open('draft', {
      '/v2/builder/save_ranges': () => ({ body: { message: 'Target ranges saved.' } }),
    });
    await panel('Target ranges');
    await user.click(button('Use all suggestions'));
    screen.getByText('Every metric has a range.');
    await user.click(button('Save ranges'));
    await expectText('Target ranges saved.');
    expect(requests('/v2/builder/save_ranges')).toEqual([
      { blueprint_id: 4, ranges: profile.suggested, version: profile.version },
    ]);
  });

  test('remain unsaved after a conflict, next to the ranges that the other person saved', async () => {
    const theirs = { metric: 'courage', low: 10, high: 20, importance: 'minor' };
    let meanwhile = profile;
    const { user } = await open('draft', {
      '/v2/builder/profile': () => ({ body: meanwhile }),
      '/v2/builder/save_ranges': () => {
        meanwhile = { ...profile, ranges: [...profile.ranges, theirs] as typeof profile.ranges };
        return { status: 409, body: { code: 'conflict', message: 'Someone else changed this.' } };
      },
    });
    await panel('Target ranges');
    fireEvent.change(low('Trust'), { target: { value: 55 } });
    await user.click(button('Save ranges'));
    await expectText('Someone else changed this.');
    await screen.findByText(/^10 to 20/);
    screen.getByText(/^55 to 70/);
    button('Save ranges');
  });

  test('are restored by discarding the changes', async () => {
    const { user } = await open();
    await panel('Target ranges');
    fireEvent.change(low('Trust'), { target: { value: 55 } });
    await user.click(button('Discard changes'));
    screen.getByText(/^40 to 70/);
    expect(screen.queryByRole('button', { name: 'Save ranges' })).toBeNull();
  });
});

test('an approved version is read-only and offers a new version', async () => {
  const { user, requests, router } = await open('approved', {
    '/v2/builder/revise_blueprint': () => ({ body: { id: 4, message: 'New version created as a draft.' } }),
  });
  await panel('Target ranges');
  expect(screen.queryByRole('button', { name: 'Use all suggestions' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add ranking' })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('disabled')).toBe('');
  await user.click(button('Create new version'));
  await expectText('New version created as a draft.');
  expect(requests('/v2/builder/revise_blueprint')).toEqual([{ blueprint_id: 4, as: 'version' }]);
  expect(router.state.location.pathname).toBe(at);
});

test('approval asks for confirmation and shows the reason when refused', async () => {
  const { user, requests } = await open('draft', {
    '/v2/builder/change_blueprint_status': () => ({
      status: 409,
      body: { code: 'blueprint_incomplete', message: 'Not ready to be approved.' },
    }),
  });
  await panel('Version 2');
  await user.click(button('Approve'));
  expect(requests('/v2/builder/change_blueprint_status')).toEqual([]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  await expectText('Not ready to be approved.');
});

describe('a ranking', () => {
  test('ranks metrics in the order in which they are pressed; a second press removes the rank', async () => {
    const { user, changes } = await open();
    await panel('Stakeholder rankings');
    await user.click(button('Add ranking'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Stakeholder' }), 'Forum');
    const save = () => dialog.getByRole('button', { name: 'Save' });
    await user.click(dialog.getByRole('button', { name: 'Trust, not ranked yet' }));
    await user.click(dialog.getByRole('button', { name: 'Courage, not ranked yet' }));
    await user.click(dialog.getByRole('button', { name: 'Trust, rank 1 of 12' }));
    dialog.getByRole('button', { name: 'Courage, rank 1 of 12' });
    expect(save().getAttribute('disabled')).toBe('');
    for (const left of dialog.getAllByRole('button', { name: /not ranked yet/ })) await user.click(left);
    await user.click(save());
    const others = metrics.filter((metric) => metric !== 'courage');
    expect(changes.create.mock.calls[0]?.[1]).toMatchObject({
      data: { blueprint_id: 4, stakeholder: 'Forum', ranking: ['courage', ...others] },
    });
  });

  test('of a stakeholder who already has one shows the problem at the name', async () => {
    const taken = { code: 'taken', problems: [{ field: 'stakeholder', problem: 'taken' }] };
    const { HttpError } = await import('../../../../dataProviders/errors.ts');
    const { user } = await renderBuilder({
      at,
      permissions: ['user', 'local_admin'],
      records: { blueprints: [blueprint], blueprint_rankings: rankings },
      answers: { '/v2/builder/profile': () => ({ body: profile }) },
      provider: { update: () => Promise.reject(new HttpError(409, taken)) },
    });
    await panel('Stakeholder rankings');
    await user.click(await screen.findByRole('button', { name: 'Edit ranking of Board' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
    await expectText('This is already in use. Enter something else.');
  });
});

test('a profile that fails to load can be loaded again', async () => {
  let works = false;
  const { user } = await open('draft', {
    '/v2/builder/profile': () =>
      works ? { body: profile } : { status: 500, body: { code: 'unavailable', message: 'down' } },
  });
  await expectText('We couldn’t load the profile of this blueprint.');
  works = true;
  await user.click(button('Try again'));
  await panel('Target ranges');
});
