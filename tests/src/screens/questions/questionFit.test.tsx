import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FormFitDetails } from '../../../../contract/v2/questionFit.ts';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderApp } from '../../app/renderApp.tsx';

const texts = ['I take over work', 'I look for facts', 'I explain beforehand', 'I give tasks'];
const metricNames = ['empathy', 'bias_awareness', 'accountability', 'trust'] as const;

const aFit = (overrides: Partial<FormFitDetails> = {}): FormFitDetails => ({
  norm_version: 3,
  made_on: '2026-10-01',
  people: 300,
  groups: [
    { grouping: 'gender', group: 'woman', reference: 'man', people: 100 },
    { grouping: 'language', group: 'de', reference: 'en', people: 100 },
  ],
  blocks: [
    {
      id: 7,
      code: 's_05',
      version: 1,
      is_current: false,
      pair: [1, 2],
      excess: 0.14,
      is_misfit: true,
      statements: texts.map((text, at) => ({
        statement_id: at + 1,
        text,
        metric: metricNames[at] ?? 'trust',
        curve: at === 1 ? 0.4 : 0.05,
        is_misfit: at === 1,
        differences: [
          {
            group: 0,
            effect: at === 2 ? -0.8 : 0.1,
            size: at === 2 ? ('large' as const) : ('negligible' as const),
          },
          { group: 1, effect: 0, size: 'negligible' as const },
        ],
      })),
    },
  ],
  ...overrides,
});

async function open(fit: FormFitDetails | null, { at = '', status = 200 } = {}) {
  return renderApp({
    at: `/questions/fit${at}`,
    routes: mainRoutes,
    person: aPerson({ permissions: ['admin'] }),
    answers: {
      '/v2/questions/fit': () =>
        status === 200 ? { body: { fit } } : { status, body: { code: 'server_error' } },
    },
  });
}

const statementRows = async () => {
  const table = await screen.findByRole('table', { name: 'Statements and how they are ranked' });
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('button').textContent);
};

test('FIT-01 the title states how many statements have findings, which come first', async () => {
  await open(aFit());
  await screen.findByRole('heading', { name: '2 of 4 statements are ranked differently than expected' });
  screen.getByText(/Calibration 3 of .*, from at least 300 forms/);
  screen.getByText('1 question has changed since this calibration.');
  expect((await statementRows()).slice(0, 2)).toEqual([texts[2], texts[1]]);
  screen.getByText('Ranked lower: Woman');
  screen.getByText('Doesn’t follow its metric');
  screen.getByText('Two pairs');
  screen.getByText('Race or ethnicity');
  expect(screen.getAllByText('Too few people to compare')).toHaveLength(2);
  expect(await findAccessibilityProblems()).toEqual([]);
});

describe('the list', () => {
  test('is filtered by finding, grouping and text', async () => {
    const { user } = await open(aFit(), { at: '?show=curve' });
    expect(await statementRows()).toEqual([texts[1]]);
    await user.click(screen.getByRole('combobox', { name: 'Show' }));
    await user.click(screen.getByRole('option', { name: 'Differences between groups' }));
    await waitFor(async () => expect(await statementRows()).toEqual([texts[2]]));
    await user.click(screen.getByRole('combobox', { name: 'Grouped by' }));
    await user.click(screen.getByRole('option', { name: 'Language' }));
    await screen.findByText('No results match these filters.');
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    await waitFor(async () => expect(await statementRows()).toHaveLength(4));
    await user.type(screen.getByRole('searchbox', { name: 'Search statements' }), 'facts');
    await waitFor(async () => expect(await statementRows()).toEqual([texts[1]]));
  });

  test('is sorted by each column, with the keyboard', async () => {
    const { user } = await open(aFit());
    await statementRows();
    screen.getByRole('button', { name: 'Deviation' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await statementRows())[0]).toBe(texts[1]));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await statementRows()).at(-1)).toBe(texts[1]));
    await user.click(screen.getByRole('button', { name: 'Statement' }));
    await waitFor(async () => expect(await statementRows()).toEqual([...texts].sort()));
  });
});

test('a statement opens its groups and what to do', async () => {
  const { user } = await open(aFit());
  await user.click(await screen.findByRole('button', { name: `Details: ${texts[2]}` }));
  const dialog = within(await screen.findByRole('dialog', { name: texts[2] }));
  const groups = within(dialog.getByRole('table', { name: 'Differences between groups' }));
  expect(groups.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'GroupCompared withDifferenceSize',
    'WomanMan-0.8Large',
    'GermanEnglish0.0Negligible',
  ]);
  dialog.getByText(/People with the same profile rank this statement differently/);
  expect(dialog.getByRole('link', { name: 'Edit question' }).getAttribute('href')).toBe('/questions/edit/7');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('another form is loaded by its tab, and says when it was not calibrated yet', async () => {
  const { user, sent } = await open(null);
  await screen.findByText('Not calibrated yet');
  await user.click(screen.getByRole('tab', { name: 'Raters' }));
  await waitFor(() =>
    expect(sent.filter(({ path }) => path === '/v2/questions/fit').at(-1)?.body).toEqual({ kind: 'r' }),
  );
});

test('without findings, the title says so', async () => {
  const fit = aFit();
  const fine = fit.blocks.map((block) => ({
    ...block,
    statements: block.statements.map((one) => ({ ...one, is_misfit: false, differences: [] })),
  }));
  await open({ ...fit, groups: [], blocks: fine });
  await screen.findByRole('heading', { name: 'All 4 statements are ranked as expected' });
});

test('a failure can be retried', async () => {
  await open(null, { status: 500 });
  await screen.findByText('We couldn’t load the fit of the questions.');
});
