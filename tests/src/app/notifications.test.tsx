import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { describe, expect, test, vi } from 'vitest';
import { HttpError } from '../../../dataProviders/errors.ts';
import {
  closeNotification,
  notificationMs,
  notifyError,
  notifyIn,
  notifySuccess,
  swipePx,
} from '../../../src/app/notifications.ts';
import { readShell } from '../../../src/app/shellState.ts';
import { route } from '../../../src/routes/route.ts';
import { renderApp } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const notification = () => readShell().notification;
const bar = () => screen.queryByText('Saved.')?.closest<HTMLElement>('[data-colour]') ?? null;

describe('what is told', () => {
  test('ERR-07 an error has the error colour', () => {
    notifyError(new HttpError(500, { message: 'It broke.' }));
    expect(notification()).toMatchObject({ message: 'It broke.', active: true, colour: 'error' });
  });
  test('ERR-06 an error without any text has a sentence of its own', () => {
    notifyError(new HttpError(500, null));
    expect(notification().message).toBe('An error has occurred. Please try again.');
    notifyError(undefined);
    expect(notification().message).toBe('An error has occurred. Please try again.');
  });
  test('ERR-12 any failed call is told', () => {
    notifyError(new HttpError(409, { code: 'conflict', message: 'Changed meanwhile.' }));
    expect(notification()).toMatchObject({ message: 'Changed meanwhile.', colour: 'error' });
  });
  test('a call that was given up is not told', () => {
    notifyError(new DOMException('given up', 'AbortError'));
    expect(notification().active).toBe(false);
  });
  test('ERR-08 ERR-09 a success without a text says "Success!" in the success colour', () => {
    notifySuccess();
    expect(notification()).toMatchObject({ message: 'Success!', active: true, colour: 'success' });
  });
  test('a success says the text of the answer where it has one', () => {
    notifySuccess('Account saved.');
    expect(notification()).toMatchObject({ message: 'Account saved.', colour: 'success' });
  });
  test('ERR-10 anything else has the neutral colour', () => {
    notifyIn('neutral', 'Something happened.');
    expect(notification()).toMatchObject({ message: 'Something happened.', active: true, colour: 'neutral' });
  });
  test('ERR-11 nothing is told without a text', () => {
    for (const text of ['', '   ']) notifyIn('neutral', text);
    expect(notification().active).toBe(false);
  });
  test('ENT-43 ENT-44 it has a message, whether it is active and a colour, and goes back to none of them', () => {
    notifySuccess('Done.');
    expect(notification()).toEqual({ message: 'Done.', active: true, colour: 'success', settle: undefined });
    closeNotification();
    expect(notification()).toEqual({ message: '', active: false, colour: 'neutral' });
  });
});

describe('the bar', () => {
  const open = async () => {
    await renderApp({ at: '/dashboard', routes: someRoutes });
    await screen.findByText('Home');
    act(() => notifySuccess('Saved.'));
  };
  test('LAY-19 LAY-20 stands at the top right, with its message in its colour', async () => {
    await open();
    expect(bar()?.dataset.colour).toBe('success');
    expect(bar()?.parentElement?.className).toContain('anchorOriginTopRight');
  });
  test('LAY-21 goes with Close', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(bar()).toBeNull());
    expect(notification().active).toBe(false);
  });
  test('CONST-17 goes by itself after 5000 ms', async () => {
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
  test('CONST-18 goes when it is pushed sideways by more than 50 px, and not by 50', async () => {
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

/** A pointer at a place. */
const pointer = (type: string, clientX: number) => new MouseEvent(type, { bubbles: true, clientX });

test('what a screen notifies through react-admin comes through the same bar, with Undo where it waits', async () => {
  function Notifying() {
    const tell = useNotify();
    return (
      <button
        type="button"
        onClick={() => tell('ra.notification.deleted', { undoable: true, messageArgs: { smart_count: 1 } })}
      >
        Delete
      </button>
    );
  }
  const own = route('/notifying', { title: 'tasks', needs: 'user' }, async () => ({ default: Notifying }));
  const { user } = await renderApp({ at: '/notifying', routes: [own, ...someRoutes] });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Element deleted');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(notification().active).toBe(false);
});
