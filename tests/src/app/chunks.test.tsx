import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fetchScreen } from '../../../src/app/fetchScreen.ts';
import { readShell } from '../../../src/app/shellState.ts';
import { type LoadScreen, route } from '../../../src/routes/route.ts';
import { renderApp } from './renderApp.tsx';
import { someRoutes } from './tables.tsx';

const failing: LoadScreen = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const broken = route('/broken', { title: 'tasks', needs: 'user' }, failing);

test('LAY-22 a screen is loaded once, when its route is first visited', async () => {
  const load = vi.fn(async () => ({ default: () => <h1>Late</h1> }));
  const late = route('/late', { title: 'tasks', needs: 'user' }, load);
  const { router } = await renderApp({ at: '/dashboard', routes: [late, ...someRoutes] });
  await screen.findByText('Home');
  expect(load).not.toHaveBeenCalled();
  await act(() => router.navigate('/late'));
  await screen.findByText('Late');
  await act(() => router.navigate('/dashboard'));
  await act(() => router.navigate('/late'));
  expect(load).toHaveBeenCalledTimes(1);
});
test('LAY-24 a chunk that fails to load raises a preload-error event with the error', async () => {
  const handlePreloadError = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('vite:preloadError', handlePreloadError);
  void fetchScreen(failing);
  await waitFor(() => expect(handlePreloadError).toHaveBeenCalledTimes(1));
  expect(handlePreloadError.mock.calls[0]?.[0]).toMatchObject({ payload: expect.any(TypeError) });
  window.removeEventListener('vite:preloadError', handlePreloadError);
});
test('LAY-25 an unhandled failure is rethrown', async () => {
  await expect(fetchScreen(failing)).rejects.toThrow('Failed to fetch');
});
test('a failed chunk offers a reload and keeps the page with its input', async () => {
  const typing = route('/typing', { title: 'tasks', needs: 'user' }, async () => ({
    default: () => <input aria-label="Draft" />,
  }));
  const { router, user, where } = await renderApp({ at: '/typing', routes: [typing, broken, ...someRoutes] });
  await user.type(await screen.findByLabelText('Draft'), 'half a sentence');
  act(() => void router.navigate('/broken'));
  await screen.findByRole('dialog', { name: 'We couldn’t load part of this page' });
  await user.click(screen.getByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(readShell().routeLoading).toBe(false));
  expect(where()).toBe('/typing');
  expect(screen.getByLabelText<HTMLInputElement>('Draft').value).toBe('half a sentence');
});
test('a page that fails to render leaves the shell intact', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const faulty = route('/faulty', { title: 'tasks', needs: 'user' }, async () => ({
    default: () => {
      throw new Error('a fault');
    },
  }));
  await renderApp({ at: '/faulty', routes: [faulty, ...someRoutes] });
  await screen.findByRole('heading', { name: 'Something went wrong on this page' });
  screen.getByRole('banner');
  quiet.mockRestore();
});
