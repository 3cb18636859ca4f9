import { afterEach, expect, test, vi } from 'vitest';
import type { BrowserSession } from '../../../dataProviders/session.ts';
import type { ChatWidget } from '../../../src/app/chat/ChatWidget.ts';
import { bootPauseMs, bootRetries, createChat } from '../../../src/app/chat/chat.ts';
import { configuredChat } from '../../../src/app/chat/configuredChat.ts';
import { changeShell, initialShell, readShell } from '../../../src/app/shellState.ts';
import { aPerson } from '../../domain/access/people.ts';

afterEach(() => changeShell(initialShell));

const { user, ownAccount } = aPerson({ permissions: ['supervisor'], locale_abbr: 'de' });
const session: BrowserSession = {
  currentUser: user,
  currentAccount: ownAccount,
  ownAccount,
  currentUserHMAC: 'proof',
  subscriptions: [],
  emulation: null,
  demo: false,
};
const signedOut: BrowserSession = { ...session, currentUser: null, currentAccount: null, ownAccount: null };

function aWidget(boots: () => boolean = () => true) {
  const widget = {
    load: vi.fn(),
    boot: vi.fn(boots),
    update: vi.fn(),
    shutdown: vi.fn(),
  } satisfies ChatWidget;
  const pauses: number[] = [];
  const chat = createChat({ widget, key: 'key' }, async (ms) => void pauses.push(ms));
  return { widget, pauses, chat };
}

test('CHAT-01 ENT-38 the widget loads on a navigation of a signed-in person', async () => {
  const { widget, chat } = aWidget();
  await chat.onNavigation(signedOut, 0);
  expect(widget.load).not.toHaveBeenCalled();
  expect(readShell().chatStarted).toBe(false);
  await chat.onNavigation(session, 0);
  expect(widget.load).toHaveBeenCalledWith('key');
  expect(readShell().chatStarted).toBe(true);
});
test('CHAT-02 later navigations send the time of the last request in seconds', async () => {
  const { widget, chat } = aWidget();
  await chat.onNavigation(session, 1_000);
  expect(widget.update).not.toHaveBeenCalled();
  await chat.onNavigation(session, 1_700_000_000_999);
  expect(widget.update).toHaveBeenCalledWith(1_700_000_000);
  expect(widget.boot).toHaveBeenCalledTimes(1);
});
test('CHAT-03 CHAT-04 CHAT-05 CHAT-06 the widget starts with identity, role, language and company', async () => {
  const { widget, chat } = aWidget();
  await chat.onNavigation(session, 0);
  expect(widget.boot).toHaveBeenCalledWith('key', {
    userId: 7,
    email: 'ada@demo.example',
    name: 'Ada Stone',
    userHash: 'proof',
    role: 'Team Lead',
    language: 'de',
    company: 'Harbor & Pine',
  });
});
test('CHAT-07 CHAT-08 CONST-19 CONST-20 one attempt is followed by up to ten more, 200 ms apart', async () => {
  const { widget, pauses, chat } = aWidget(() => false);
  await chat.onNavigation(session, 0);
  expect(widget.boot).toHaveBeenCalledTimes(11);
  expect(pauses).toEqual(Array(10).fill(200));
  expect([bootRetries, bootPauseMs]).toEqual([10, 200]);
  expect(readShell().chatStarted).toBe(false);
});
test('CHAT-07 attempts stop at the first success', async () => {
  let tries = 0;
  const { widget, chat } = aWidget(() => {
    tries += 1;
    if (tries < 3) throw new Error('not there yet');
    return true;
  });
  await chat.onNavigation(session, 0);
  expect(widget.boot).toHaveBeenCalledTimes(3);
  expect(readShell().chatStarted).toBe(true);
});
test('STATE-14 signing out shuts the widget down if it was started', async () => {
  const { widget, chat } = aWidget();
  chat.shutdown();
  expect(widget.shutdown).not.toHaveBeenCalled();
  await chat.onNavigation(session, 0);
  chat.shutdown();
  expect(widget.shutdown).toHaveBeenCalledTimes(1);
  expect(readShell().chatStarted).toBe(false);
});
test('without a configured provider nothing is loaded', async () => {
  expect(configuredChat(null)).toBeNull();
  expect(configuredChat({ provider: 'nobody-knows', key: 'k' })).toBeNull();
  await createChat(null).onNavigation(session, 0);
  expect(document.querySelectorAll('script')).toHaveLength(0);
});
