import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountBranding } from '../../../../dataProviders/branding.ts';
import Branding from '../../../../src/screens/branding/Branding.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { stubFetch } from '../../../support/stubFetch.ts';
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
  slug: 'harbor',
};

function open(branding: AccountBranding, answers: object = {}) {
  return renderScreen(Branding, { answers: { 'branding/read': branding, ...answers } });
}

/** The field for the name in the sign-in address, with this help or error. */
const signInName = (description: RegExp) =>
  screen.getByRole('textbox', { name: 'Name in the sign-in address', description });

test('shows the logo, the color, the sender and the sign-in address with a preview of each', async () => {
  const { page } = open(full);
  const logo = await screen.findByRole('img', { name: 'Current logo of Harbor & Pine' });
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['320', '50']);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent color' }).value).toBe('#107587');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Sender name' }).value).toBe(
    'Harbor People Team',
  );
  const address = /\/login\/harbor – Anyone who opens or guesses this address sees your logo/;
  expect(signInName(address)).toHaveProperty('value', 'harbor');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toMatch(
    /Sign-in page.*Sign in to Cairn.*Survey.*Begin survey.*From: Harbor People Team.*PDF.*Results of Harbor & Pine/,
  );
  expect(preview.querySelectorAll('img[src="/brand/0123"]')).toHaveLength(4);
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
      slug: null,
    }),
  );
});

test('an error is shown with a way to try again', async () => {
  const { user, asked } = open(none, { 'branding/read': 500 });
  await screen.findByText('We couldn’t load the branding.');
  const before = asked.length;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

test('BRAND-04 the preview follows what is edited, before it is saved', async () => {
  const { user, asked } = open(full);
  const preview = await screen.findByRole('region', { name: 'Preview' });
  const color = screen.getByRole('textbox', { name: 'Accent color' });
  await user.clear(color);
  await user.type(color, '#6d4aff');
  const buttons = ['Sign in', 'Begin survey', 'Open the survey'].map((name) => screen.getByText(name));
  for (const button of buttons)
    expect(button.style.backgroundColor).toMatch(/^(?:#6d4aff|rgb\(109, 74, 255\))$/i);
  await user.clear(screen.getByRole('textbox', { name: 'Name in the sign-in address' }));
  expect(preview.textContent).toContain('Your company has no sign-in page of its own.');
  expect(screen.getByRole('status').textContent).toContain('/login/harbor will show the common sign-in page');
  await user.click(screen.getByRole('button', { name: 'Dark' }));
  expect(screen.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
  expect(asked.map(({ path }) => path)).toEqual(['/api/v2/branding/read']);
});

test('a chosen logo is uploaded only after it was confirmed', async () => {
  const { user } = open(full);
  const sent: string[] = [];
  stubFetch(async (path) => {
    sent.push(path);
    return Response.json(path.endsWith('read') ? full : { message: 'Logo uploaded.' });
  });
  const file = new File(['x'], 'new.png', { type: 'image/png' });
  const choose = async () =>
    user.upload(await screen.findByLabelText('Choose a logo', { selector: 'input' }), file);
  await choose();
  await screen.findByText('new.png isn’t in use yet. Check the preview, then upload it.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent.filter((path) => path.endsWith('upload_logo'))).toEqual([]);
  await choose();
  await user.click(screen.getByRole('button', { name: 'Upload logo' }));
  await waitFor(() => expect(sent.filter((path) => path.endsWith('upload_logo'))).toHaveLength(1));
  await screen.findByRole('group', { name: 'Choose a logo' });
});

test('a reserved or taken name in the address is explained at the field, and the entry stays', async () => {
  const { user } = open(none);
  await user.click(await screen.findByRole('button', { name: 'Use harbor-pine' }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name in the sign-in address' });
  await user.clear(field);
  await user.type(field, 'Support');
  expect(signInName(/^This contains a reserved word/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.clear(field);
  await user.type(field, 'harbor');
  const problems = [{ field: 'slug', problem: 'taken' }];
  stubFetch(async (path) =>
    path.endsWith('read')
      ? Response.json(none)
      : Response.json({ message: 'Taken', code: 'taken', problems }, { status: 409 }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Another account uses this name. Enter a different one.');
  expect(field.value).toBe('harbor');
});
