import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { HttpError } from '../../../dataProviders/errors.ts';
import {
  closeNotification,
  notificationMs,
  notifyError,
  notifySuccess,
  showNotification,
  swipePx,
} from '../../../src/app/notifications.ts';
import { readShell } from '../../../src/app/shellState.ts';
import { route } from '../../../src/routes/route.ts';
import { renderApp } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const notification = () => readShell().notification;
const bar = () => screen.queryByText('Saved.')?.closest<HTMLElement>('[data-color]') ?? null;

describe('the content of a notification', () => {
  test('ERR-07 has the error color for an error', () => {
    notifyError(new HttpError(500, { message: 'It broke.' }));
    expect(notification()).toMatchObject({ message: 'It broke.', active: true, color: 'error' });
  });
  test('ERR-06 has a default text for an error without a text', () => {
    notifyError(new HttpError(500, null));
    expect(notification().message).toBe('An error has occurred. Please try again.');
    notifyError(undefined);
    expect(notification().message).toBe('An error has occurred. Please try again.');
  });
  test('ERR-12 reports any failed call', () => {
    notifyError(new HttpError(409, { code: 'conflict', message: 'Changed meanwhile.' }));
    expect(notification()).toMatchObject({ message: 'Changed meanwhile.', color: 'error' });
  });
  test('does not report an aborted call', () => {
    notifyError(new DOMException('given up', 'AbortError'));
    expect(notification().active).toBe(false);
  });
  test('ERR-08 ERR-09 is "Success!" in the success color for a success without a text', () => {
    notifySuccess();
    expect(notification()).toMatchObject({ message: 'Success!', active: true, color: 'success' });
  });
  test('is the text of the response for a success with a text', () => {
    notifySuccess('Account saved.');
    expect(notification()).toMatchObject({ message: 'Account saved.', color: 'success' });
  });
  test('ERR-10 has the neutral color for anything else', () => {
    showNotification('neutral', 'Something happened.');
    expect(notification()).toMatchObject({ message: 'Something happened.', active: true, color: 'neutral' });
  });
  test('ERR-11 is missing without a text', () => {
    for (const text of ['', '   ']) showNotification('neutral', text);
    expect(notification().active).toBe(false);
  });
  test('ENT-43 ENT-44 has a message, an active flag and a color, and all are reset', () => {
    notifySuccess('Done.');
    expect(notification()).toEqual({
      message: 'Done.',
      active: true,
      color: 'success',
      confirmOrUndo: undefined,
    });
    closeNotification();
    expect(notification()).toEqual({ message: '', active: false, color: 'neutral' });
  });
});

describe('the notification bar', () => {
  const open = async () => {
    await renderApp({ at: '/dashboard', routes: someRoutes });
    await screen.findByText('Home');
    act(() => notifySuccess('Saved.'));
  };
  test('LAY-19 LAY-20 is at the top right with its message in its color', async () => {
    await open();
    expect(bar()?.dataset.color).toBe('success');
    expect(bar()?.parentElement?.className).toContain('anchorOriginTopRight');
  });
  test('LAY-21 closes with Close', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar()).toBeNull());
    expect(notification().active).toBe(false);
  });
  test('CONST-17 closes by itself after 5000 ms', async () => {
    expect(notificationMs).toBe(5000);
    await renderApp({ at: '/dashboard', routes: someRoutes });
    await screen.findByText('Home');
    vi.useFakeTimers();
    act(() => notifySuccess('Saved.'));
    act(() => void vi.advanceTimersByTime(4999));
    expect(notification().active).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(notification().active).toBe(false);
  });
  test('the same text shown again stays as long as the first time', async () => {
    await renderApp({ at: '/dashboard', routes: someRoutes });
    await screen.findByText('Home');
    vi.useFakeTimers();
    act(() => notifySuccess('Saved.'));
    act(() => void vi.advanceTimersByTime(4000));
    act(() => notifySuccess('Saved.'));
    act(() => void vi.advanceTimersByTime(4000));
    expect(notification().active).toBe(true);
    act(() => void vi.advanceTimersByTime(1000));
    expect(notification().active).toBe(false);
  });
  test('an error and a warning stay until they are closed', async () => {
    await renderApp({ at: '/dashboard', routes: someRoutes });
    await screen.findByText('Home');
    vi.useFakeTimers();
    for (const color of ['error', 'warning'] as const) {
      act(() => showNotification(color, `A ${color}.`));
      act(() => void vi.advanceTimersByTime(60_000));
      expect(screen.getByRole('alert').textContent).toContain(`A ${color}.`);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
  test('can be read by screen readers in front of a dialog', async () => {
    await open();
    expect(bar()?.closest('[data-testid="layout"]')).toBeNull();
    screen.getByRole('status');
  });
  test('CONST-18 closes when swiped sideways by more than 50 px, but not by 50', async () => {
    expect(swipePx).toBe(50);
    await open();
    const push = (by: number) => {
      const pushed = bar();
      if (!pushed) throw new Error('no bar');
      fireEvent(pushed, pointer('pointerdown', 300));
      fireEvent(pushed, pointer('pointerup', 300 + by));
    };
    push(50);
    expect(notification().active).toBe(true);
    push(51);
    expect(notification().active).toBe(false);
  });
});

/** A pointer event at a position. */
const pointer = (type: string, clientX: number) => new MouseEvent(type, { bubbles: true, clientX });

test('shows notifications of react-admin, with Undo if undoable', async () => {
  function Notifying() {
    const notify = useNotify();
    return (
      <button
        type="button"
        onClick={() => notify('ra.notification.deleted', { undoable: true, messageArgs: { smart_count: 1 } })}
      >
        Delete
      </button>
    );
  }
  const own = route('/notifying', { title: 'tasks', needs: 'user' }, async () => ({ default: Notifying }));
  const { user } = await renderApp({ at: '/notifying', routes: [own, ...someRoutes] });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Record deleted.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(notification().active).toBe(false);
});
