import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18nProvider } from '../../../src/app/createI18nProvider.ts';
import { DatePicker } from '../../../src/kit/dates/DatePicker.tsx';
import { FileDrop } from '../../../src/kit/forms/FileDrop.tsx';
import { en } from '../../support/englishTexts.ts';

const i18nProvider = createI18nProvider('en', en);

afterEach(cleanup);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const inEnglish = (children: React.ReactNode) =>
  render(<I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>);

const table = new File(['a,b'], 'people.CSV', { type: 'text/csv' });
const picture = new File(['x'], 'cat.png', { type: 'image/png' });

test('VAL-10 only accepted files are taken, by extension or type', () => {
  const onFiles = vi.fn();
  inEnglish(<FileDrop label="People" accept={['.csv']} multiple onFiles={onFiles} />);
  fireEvent.drop(screen.getByRole('group', { name: 'People' }), {
    dataTransfer: { files: [table, picture] },
  });
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([table]);
});
test('VAL-11 rejected files are reported, and nothing is taken without an accepted one', () => {
  const onFiles = vi.fn();
  inEnglish(<FileDrop label="People" accept={['.csv', 'text/plain']} multiple onFiles={onFiles} />);
  fireEvent.drop(screen.getByRole('group', { name: 'People' }), { dataTransfer: { files: [picture] } });
  expect(screen.getByRole('alert').textContent).toBe(
    '“cat.png” can’t be uploaded. Accepted file types: .csv, text/plain',
  );
  expect(onFiles).not.toHaveBeenCalled();
});

function Opening({ onDay }: { onDay: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>('2026-11-21');
  const change = (next: string | null) => {
    setDay(next);
    onDay(next);
  };
  return <DatePicker label="Opens" value={day} onChange={change} today="2026-11-21" />;
}
async function openCalendar() {
  const onDay = vi.fn();
  inEnglish(<Opening onDay={onDay} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await screen.findByRole('grid');
  return { user, onDay };
}

test('VAL-03 a date is typed as day, month and year, and an invalid one is reported at the field', async () => {
  const onDay = vi.fn();
  inEnglish(<Opening onDay={onDay} />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Opens');
  expect(field.value).toBe('21/11/2026');
  await user.clear(field);
  await user.type(field, '3.2.27');
  expect(onDay).toHaveBeenLastCalledWith('2027-02-03');
  await user.clear(field);
  await user.type(field, '31/02/2027');
  expect(onDay).toHaveBeenLastCalledWith('31/02/2027');
  screen.getByText(/Enter a valid date/);
});
test('CONST-26 the calendar shows 42 days, and its week begins on Monday', async () => {
  const { user } = await openCalendar();
  const days = () => screen.getAllByRole('gridcell').map((cell) => Number(cell.textContent));
  expect(days()).toEqual([...range(26, 31), ...range(1, 30), ...range(1, 6)]);
  expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('21');
  expect(screen.getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('Monday');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  await screen.findByText('December 2026');
});
test('CONST-27 the years range from 100 back to 52 ahead', async () => {
  const { user } = await openCalendar();
  await user.click(screen.getByRole('button', { name: 'Show years' }));
  const years = screen.getAllByRole('radio').map((option) => Number(option.textContent));
  expect(years).toEqual(range(1926, 2078));
});
test('a year that is selected isn’t a day yet', async () => {
  const { user, onDay } = await openCalendar();
  await user.click(screen.getByRole('button', { name: 'Show years' }));
  await user.click(screen.getByRole('radio', { name: '2027' }));
  expect(onDay).not.toHaveBeenCalled();
  await screen.findByText('November 2027');
  await user.click(screen.getByRole('gridcell', { name: '3 November 2027' }));
  expect(onDay).toHaveBeenLastCalledWith('2027-11-03');
});
test('arrow keys move past the end of the month, and Enter selects', async () => {
  const { user, onDay } = await openCalendar();
  screen.getByRole('gridcell', { selected: true }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{Enter}');
  expect(onDay).toHaveBeenLastCalledWith('2026-12-04');
});
