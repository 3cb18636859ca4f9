import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountBranding } from '../../../../dataProviders/branding.ts';
import Branding from '../../../../src/screens/branding/Branding.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderScreen } from '../renderScreen.tsx';

const none: AccountBranding = {
  company: 'Harbor & Pine',
  logo: null,
  accent_color: null,
  sender_name: '',
  slug: null,
};
const full: AccountBranding = {
  ...none,
  logo: { path: '/brand/0123', width: 640, height: 100 },
  accent_color: '#107587',
  sender_name: 'Harbor People Team',
};

function open(branding: AccountBranding, answers: object = {}) {
  return renderScreen(Branding, { answers: { 'branding/read': branding, ...answers } });
}

test('shows the logo, the color in both modes and the sender', async () => {
  const { page } = open(full);
  const logo = await screen.findByRole('img', { name: 'Current logo of Harbor & Pine' });
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['320', '50']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent color' }).value).toBe('#107587');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Sender name' }).value).toBe(
    'Harbor People Team',
  );
  expect(screen.getByRole('group', { name: 'Preview' }).textContent).toMatch(/Light mode.*Dark mode/);
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
});

test('a color without enough contrast can’t be saved, and the nearest one is offered', async () => {
  const { user, asked } = open(none, { 'branding/save': { message: 'Branding saved.' } });
  await screen.findByText('No logo yet. Surveys and emails show the name of your company.');
  await user.click(screen.getByRole('checkbox', { name: 'Use your own color' }));
  const color = screen.getByRole('textbox', { name: 'Accent color' });
  await user.clear(color);
  await user.type(color, '#FFD43B');
  expect(screen.getByText(/too light to stand out from a light background/).textContent).toMatch(
    /such as #[\da-f]{6}\.$/,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /^Use #/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/branding/save'))?.body).toEqual({
      accent_color: expect.stringMatching(/^#[\da-f]{6}$/),
      sender_name: '',
    }),
  );
});

test('an error is shown with a way to try again', async () => {
  open(none, { 'branding/read': 500 });
  await screen.findByText('We couldn’t load the branding.');
});
