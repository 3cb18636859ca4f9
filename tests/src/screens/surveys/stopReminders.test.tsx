import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { renderApp } from '../../app/renderApp.tsx';

const about = { name: 'Spring cycle', company: 'Example & Sons', stopped: false };

function open(read: () => { status?: number; body: object }, stop = read) {
  return renderApp({
    at: '/stop-reminders/p6.code',
    routes: mainRoutes,
    person: null,
    answers: { '/v2/reminders/read': read, '/v2/reminders/stop': stop },
  });
}

test('the link in a reminder shows what stops, asks for confirmation and stops it', async () => {
  const { user, sent } = await open(
    () => ({ body: about }),
    () => ({ body: { ...about, stopped: true } }),
  );
  await screen.findByText('Stop reminders about “Spring cycle” from Example & Sons?');
  screen.getByText(/Only the reminders stop, and no one is told\./);
  await user.click(screen.getByRole('button', { name: 'Stop reminders' }));
  await screen.findByText(/no more reminders about “Spring cycle” from Example & Sons\./);
  expect(screen.queryByRole('button', { name: 'Stop reminders' })).toBeNull();
  const bodies = sent.filter(({ path }) => path === '/v2/reminders/stop').map(({ body }) => body);
  expect(bodies).toEqual([{ code: 'p6.code' }]);
});

test('an unknown link shows that it doesn’t work', async () => {
  await open(() => ({ status: 404, body: { message: 'Unknown', code: 'link_unknown', problems: [] } }));
  await screen.findByText('This link doesn’t work');
});
