import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { SignInBranding } from '../../../../contract/v2/branding.ts';
import { pageDataId } from '../../../../contract/v2/pageData.ts';
import { signInPage } from '../../../../locales/en/signInPage.ts';
import { createTranslate } from '../../../../src/signIn/createTranslate.ts';
import { SignInProgram } from '../../../../src/signIn/SignInProgram.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';

const branding: SignInBranding = {
  slug: 'harbor',
  company: 'Harbor & Pine',
  logo: { path: '/brand/0123', width: 640, height: 100 },
  accent: { color: '#107587', text_color: '#ffffff' },
};

beforeEach(() => {
  const data = document.createElement('script');
  data.id = pageDataId;
  data.type = 'application/json';
  data.textContent = JSON.stringify({ branding });
  document.head.append(data);
});

function openProgram(path: string) {
  window.history.replaceState({}, '', path);
  const { container } = render(<SignInProgram language="en" translate={createTranslate(signInPage, 'en')} />);
  return { user: userEvent.setup(), container, page: container.querySelector<HTMLElement>('.entry') };
}

test('the sign-in address of a company shows its logo in a reserved space, its name and its color', async () => {
  const { container, page } = openProgram('/login/harbor');
  screen.getByText('Harbor & Pine');
  const logo = container.querySelector('img[src="/brand/0123"]');
  expect([logo?.getAttribute('width'), logo?.getAttribute('height')]).toEqual(['240', '38']);
  expect(page?.style.getPropertyValue('--brand-accent')).toBe('#107587');
  expect(page?.style.getPropertyValue('--brand-on-accent')).toBe('#ffffff');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in to Cairn');
  expect(await findAccessibilityProblems()).toEqual([]);
});

test('its links stay at the address of the company', async () => {
  const { user } = openProgram('/login/harbor');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(window.location.pathname).toBe('/reset-password/harbor');
  screen.getByText('Harbor & Pine');
  await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
  expect(window.location.pathname).toBe('/login/harbor');
});

test.each(['/login', '/login/somebody-else', '/reset-password?token=abc'])(
  'the page at %s shows the product only',
  (path) => {
    const { container, page } = openProgram(path);
    expect(screen.queryByText('Harbor & Pine')).toBeNull();
    expect(container.querySelector('img[src="/brand/0123"]')).toBeNull();
    expect(page?.style.getPropertyValue('--brand-accent')).toBe('');
    for (const link of screen.queryAllByRole('link')) {
      expect(link.getAttribute('href')).not.toMatch(/harbor|somebody/);
    }
  },
);
