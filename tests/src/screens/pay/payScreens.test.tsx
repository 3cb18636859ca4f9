import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aFile, anOverview, anUpload, renderPay, someGaps } from './renderPay.tsx';

const aPersonOnPage = {
  employee_id: 'E1',
  name: 'Ada Berg',
  job_title: 'Engineer',
  category: 'Engineering',
  level: '2',
  gender: 'female',
  hired_on: '2020-01-01',
  base_pay: 40_000,
  variable_pay: 0,
  working_time: 0.8,
  compa_ratio: 0.95,
  range_penetration: 0.4,
  outlier: -0.4,
};
const peopleAnswer = {
  currency: 'EUR',
  people: [aPersonOnPage],
  total: 1,
  views: [
    { view: 'all', people: 1 },
    { view: 'outliers', people: 1 },
  ],
};
const people = { '/v2/pay_projects/people': () => ({ body: peopleAnswer }) };

describe('HR-23 a pay project', () => {
  test('shows its totals and the cost to reach a target', async () => {
    await renderPay('/projects/view/7');
    await screen.findByRole('heading', { level: 1, name: 'Pay review' });
    const table = within(await screen.findByRole('table', { name: /^Employees below each target/ }));
    table.getByText('€34,000');
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  test('says what will appear before a file is applied', async () => {
    await renderPay('/projects/view/7', {
      '/v2/pay_projects/overview': () => ({ body: anOverview({ people: 0, with_range: 0 }) }),
    });
    await screen.findByText('No employees yet');
    expect(screen.getByRole('link', { name: 'Upload file' }).getAttribute('href')).toBe('/projects/upload/7');
  });

  test('is not found for people it doesn’t name', async () => {
    await renderPay('/projects/view/7', {
      '/v2/pay_projects/overview': () => ({ status: 404, body: { code: 'not_found' } }),
    });
    await screen.findByText('Project not found');
  });

  test('lists people with their position and unusual pay', async () => {
    const { sent, user } = await renderPay('/projects/view/7/people', people);
    const row = within(
      (await screen.findByRole('rowheader', { name: /Ada Berg/ })).closest('tr') ?? document.body,
    );
    row.getByText('€40,000');
    row.getByText('80% of full time');
    row.getByText('40% below expected');
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unusual pay (1)' }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ project_id: 7, view: 'outliers' }));
  });

  test('states the gap first, and asks again when the controls change', async () => {
    const { sent, user } = await renderPay('/projects/view/7/gaps');
    await screen.findByRole('heading', { name: 'Women earn 8% less than men' });
    await screen.findByText('One category isn’t shown, because a group would be too small.');
    expect(screen.getAllByText('Not shown').length).toBeGreaterThan(1);
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'Location' }));
    await screen.findByRole('heading', { name: 'Women earn 8% less than men' });
    expect(sent.at(-1)?.body).toEqual({
      project_id: 7,
      controls: ['category', 'level', 'location', 'tenure'],
    });
  });

  test('says how many women and men a gap needs', async () => {
    await renderPay('/projects/view/7/gaps', {
      '/v2/pay_projects/gaps': () => ({
        body: someGaps({ raw: null, adjusted: null, decomposition: null, women: 3, men: 20 }),
      }),
    });
    await screen.findByRole('heading', { name: 'At least 5 women and 5 men are needed; there are 3 and 20' });
  });
});

describe('HR-24 HR-36 the upload of a pay file', () => {
  test('lists the rows with problems and applies the others', async () => {
    const { sent, user } = await renderPay('/projects/upload/7', {
      '/v2/pay_projects/apply': () => ({ body: { message: 'File applied.' } }),
    });
    await screen.findByText('Pay can’t be negative.');
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Apply file' }));
    await screen.findByRole('heading', { level: 1, name: 'Pay review' });
    expect(sent.some(({ path }) => path === '/v2/pay_projects/apply')).toBe(true);
  });

  test('needs the required columns before the dry run', async () => {
    const { sent, user } = await renderPay('/projects/upload/7', {
      '/v2/pay_projects/uploaded': () => ({ body: anUpload({ file: aFile({ state: 'read' }) }) }),
      '/v2/pay_projects/check': () => ({ body: { message: 'File checked.' } }),
    });
    const column = await screen.findByRole('combobox', { name: 'Field for “Pay”' });
    const check = screen.getByRole<HTMLButtonElement>('button', { name: 'Check file' });
    await user.selectOptions(column, '');
    expect(check.disabled).toBe(true);
    await user.selectOptions(column, 'base_pay');
    await user.click(check);
    await screen.findByText('File checked.');
    expect(sent.find(({ path }) => path === '/v2/pay_projects/check')?.body).toEqual({
      project_id: 7,
      mapping: ['employee_id', 'gender', 'base_pay'],
      date_order: null,
    });
  });

  test('confirms before the last file is undone', async () => {
    const { sent, user } = await renderPay('/projects/upload/7', {
      '/v2/pay_projects/undo': () => ({ body: { message: 'Last file undone.' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Undo last file' }));
    expect(sent.some(({ path }) => path === '/v2/pay_projects/undo')).toBe(false);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo last file' }),
    );
    await screen.findByText('Last file undone.');
  });
});
