import { render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, useNotificationContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppProvider } from '../../../src/app/appContext.ts';
import type { Chat } from '../../../src/app/chat/chat.ts';
import { useAreaTexts } from '../../../src/app/useAreaTexts.ts';
import { publicConfig } from './renderApp.tsx';

const chat: Chat = { onNavigation: async () => {}, shutdown: () => {} };

function Overlay({ onClose }: { readonly onClose: () => void }) {
  return useAreaTexts('palette', onClose) ? <p>Loaded</p> : null;
}

const Notices = () =>
  useNotificationContext().notifications.map(({ message }) => <p key={String(message)}>{message}</p>);

function open(loadTexts: () => Promise<void>) {
  const onClose = vi.fn();
  const app = { app: 'main', routes: [], config: publicConfig, chat, loadTexts, reload: vi.fn() } as const;
  render(
    <MemoryRouter>
      <CoreAdminContext>
        <AppProvider value={app}>
          <Overlay onClose={onClose} />
          <Notices />
        </AppProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return onClose;
}

test('an overlay opens once its texts are loaded', async () => {
  const onClose = open(async () => {});
  await screen.findByText('Loaded');
  expect(onClose).not.toHaveBeenCalled();
});

test('an overlay whose texts can’t be loaded closes with a notification', async () => {
  const onClose = open(() => Promise.reject(new Error('offline')));
  await screen.findByText('network.unreached');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByText('Loaded')).toBeNull();
});
