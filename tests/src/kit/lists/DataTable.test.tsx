import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type Column, DataTable } from '../../../../src/kit/lists/DataTable.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderKit } from '../renderKit.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly score: number;
}
const rows: readonly Row[] = [
  { id: 1, name: 'Ada', score: 4 },
  { id: 2, name: 'Grace', score: 5 },
];
const columns: readonly Column<Row>[] = [
  { name: 'name', label: 'Name', cell: ({ name }) => name, isSortable: true },
  { name: 'score', label: 'Score', cell: ({ score }) => score, align: 'right' },
];
const table = { caption: 'People', columns, rows, rowKey: ({ id }: Row) => id };

test('a table has a name and column headings, and its first column names the rows', async () => {
  const { page } = renderKit(<DataTable {...table} />);
  const named = within(screen.getByRole('table', { name: 'People' }));
  named.getByRole('columnheader', { name: 'Score' });
  named.getByRole('rowheader', { name: 'Grace' });
  named.getByRole('cell', { name: '5' });
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
});

test('rows are selected one by one or all at once, except disabled ones', async () => {
  const onSelect = vi.fn();
  const { user } = renderKit(
    <DataTable
      {...table}
      selection={{
        isSelected: ({ id }) => id === 1,
        onSelect,
        canSelect: ({ id }) => id === 1,
        selectAllLabel: 'Select all',
        labelOf: ({ name }) => `Select ${name}`,
      }}
    />,
  );
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(box('Select Ada').checked).toBe(true);
  expect(box('Select Grace').disabled).toBe(true);
  expect(box('Select all').checked).toBe(true);
  await user.click(box('Select all'));
  expect(onSelect).toHaveBeenCalledWith([rows[0]], false);
});

test('a sortable column shows its direction and sorts with a button', async () => {
  const onSort = vi.fn();
  const { user } = renderKit(<DataTable {...table} sort={{ by: 'name', direction: 'desc', onSort }} />);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('columnheader', { name: 'Score' }).getAttribute('aria-sort')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith('name');
});
