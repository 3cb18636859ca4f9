import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CoreAdminContext, Notification } from 'react-admin';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createI18nProvider } from '../../../src/app/createI18nProvider.ts';
import { en } from '../../support/englishTexts.ts';

/** Renders a kit component with texts and notifications, and shows the URL as text. */
export function renderKit(part: ReactElement, at = '/') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = render(
    <MemoryRouter initialEntries={[at]}>
      <CoreAdminContext i18nProvider={createI18nProvider('en', en)} queryClient={queryClient}>
        {part}
        <Address />
        <Notification />
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return { page, queryClient, user: userEvent.setup() };
}

function Address() {
  const { search } = useLocation();
  return <output aria-label="Address">{search}</output>;
}
