import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OwnEmailForm } from '../../../../src/screens/profile/OwnEmailForm.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, renderScreen } from '../renderScreen.tsx';

const open = (answers: object = {}) => renderScreen(OwnEmailForm, { answers: { ...answers } });

test('an administrator changes their email address with their password', async () => {
  const { user, asked, page } = open({ 'session/change_email': { message: 'Email address changed.' } });
  const email = await screen.findByRole('textbox', { name: 'Email address' });
  expect(email).toHaveProperty('value', 'ada@example.com');
  expect(screen.getByRole('button', { name: 'Change email address' })).toHaveProperty('disabled', true);
  await user.clear(email);
  await user.type(email, 'Ada.New@example.com');
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  await screen.findByText('Required');
  expect(asked.filter(({ path }) => path.endsWith('change_email'))).toEqual([]);
  await user.type(screen.getByLabelText('Current password'), 'my password');
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Change email address' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('change_email'))?.body).toEqual({
      email: 'ada.new@example.com',
      current_password: 'my password',
    }),
  );
});

test('others don’t see the form, because their address is changed by an administrator', () => {
  renderScreen(OwnEmailForm, { answers: {}, person: aPerson({ permissions: ['user'] }) });
  expect(screen.queryByRole('textbox', { name: 'Email address' })).toBeNull();
});
