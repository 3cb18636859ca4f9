import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDraft, administrator, expectTold, openDesk } from './desk.tsx';

const form = '/micro-surveys/benchmarks/manage/6/update';
const update = 'update-micro-survey-campaign';

beforeEach(() => vi.setSystemTime(new Date('2026-11-21T12:00:00Z')));
afterEach(() => onlineManager.setOnline(true));

type Desk = Awaited<ReturnType<typeof openDesk>>;
const button = (name: string) => screen.getByRole('button', { name });
async function rename({ user }: Desk) {
  await user.type(await screen.findByDisplayValue('Culture benchmark Q4'), ' again');
  await user.click(button('Save'));
}
function withoutNetwork() {
  onlineManager.setOnline(false);
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
}

test('ERR-02 a refused save is told in the words of the answer, and what was typed stays', async () => {
  const refusal = {
    status: 409,
    body: { statusMessage: 'This campaign is closed.', code: 'campaign_closed' },
  };
  const desk = await openDesk({ at: form, campaign: aDraft(), actions: { [update]: () => refusal } });
  await rename(desk);
  await expectTold('This campaign is closed.');
  screen.getByDisplayValue('Culture benchmark Q4 again');
});

test('a save that does not reach the server says so, rather than what a browser calls it', async () => {
  const desk = await openDesk({ at: form, campaign: aDraft() });
  await screen.findByDisplayValue('Culture benchmark Q4');
  withoutNetwork();
  await rename(desk);
  await expectTold('The server cannot be reached. Check the connection and try again.');
});
