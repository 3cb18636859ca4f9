import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localToday } from '../../../src/kit/dates/localToday.ts';
import { DayFilters } from '../../../src/screens/security/SecurityFilterRow.tsx';
import { renderKit } from './renderKit.tsx';

const { TZ } = process.env;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T02:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test.each([
  ['America/Los_Angeles', '2026-11-20'],
  ['UTC', '2026-11-21'],
  ['Asia/Tokyo', '2026-11-21'],
])('today in %s is %s', (zone, day) => {
  process.env.TZ = zone;
  expect(localToday()).toBe(day);
});

test('in the evening west of UTC, a date picker marks the day of the device as today', async () => {
  process.env.TZ = 'America/Los_Angeles';
  const filters = { from: null, to: null } as unknown as Parameters<typeof DayFilters>[0]['filters']; // The members that are read.
  renderKit(<DayFilters filters={filters} setFilters={() => {}} />);
  const [choose] = screen.getAllByRole('button', { name: /date/i });
  if (!choose) throw new Error('no button');
  fireEvent.click(choose);
  const days = await within(await screen.findByRole('dialog')).findAllByRole('gridcell');
  const marked = days.filter((day) => day.getAttribute('aria-current') === 'date');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['20']);
});
