import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { notificationKinds } from '../../../../domain/notifications/notificationKinds.ts';
import { NotificationSettings } from '../../../../src/screens/profile/NotificationSettings.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderScreen } from '../renderScreen.tsx';

test('each kind of notification has its own delivery, which is saved at once', async () => {
  const settings = notificationKinds.map((kind) => ({ kind, delivery: 'in_app' }));
  const { asked } = renderScreen(NotificationSettings, {
    answers: {
      'notifications/settings': () => ({ settings }),
      'notifications/set_delivery': () => ({ message: 'Saved.' }),
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Published results' }));
  await user.click(await screen.findByRole('option', { name: 'In the app and in a daily email' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('set_delivery'))?.body).toEqual({
      kind: 'results',
      delivery: 'digest',
    }),
  );
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('a failure offers another try', async () => {
  renderScreen(NotificationSettings, { answers: { 'notifications/settings': 500 } });
  await screen.findByText('We couldn’t load your notification settings.');
});
