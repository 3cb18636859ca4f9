import type { ComponentType } from 'react';
import type { LoadScreen, Route } from '../routes/route.ts';
import { changeShell } from './shellState.ts';

const preloadError = 'vite:preloadError';
const dispatchedFailures = new WeakSet<object>();

/**
 * Offers a reload when a chunk fails to load, so that typed input is not lost. Meanwhile the failed navigation stays
 * pending and the old screen in place.
 */
export function offerReloadOnChunkFailure(): () => void {
  const onFailure = (event: Event) => {
    event.preventDefault();
    changeShell({ reloadOffered: true });
  };
  window.addEventListener(preloadError, onFailure);
  return () => window.removeEventListener(preloadError, onFailure);
}

/**
 * Loads a screen or another component. A failure is dispatched as a preload error, unless Vite has already done so, and
 * rethrown if no listener handles it.
 */
export async function fetchScreen<Component>(
  load: () => Promise<{ default: Component }>,
): Promise<Component> {
  try {
    const chunk = (await load()) as { default: Component } | undefined; // Undefined when a listener handled Vite's preload error.
    return chunk ? chunk.default : await neverSettles();
  } catch (failure) {
    if (isHandled(failure)) return neverSettles();
    throw failure;
  }
}

function isHandled(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null || dispatchedFailures.has(failure)) return false;
  dispatchedFailures.add(failure);
  const event = new Event(preloadError, { cancelable: true });
  return !window.dispatchEvent(Object.assign(event, { payload: failure }));
}

const neverSettles = () => new Promise<never>(() => {});

const fetchedScreens = new WeakMap<Route, ComponentType>();

/** The screen of a route with the texts of its areas; loaded only once. */
export async function fetchRouteScreen(
  route: Route,
  loadTexts: (areas: Route['texts']) => Promise<void>,
): Promise<ComponentType> {
  const load = route.load ?? loadEmptyScreen;
  const screen =
    fetchedScreens.get(route) ??
    (await fetchScreen(async () => (await Promise.all([load(), loadTexts(route.texts)]))[0]));
  fetchedScreens.set(route, screen);
  return screen;
}

const loadEmptyScreen: LoadScreen = async () => ({ default: () => null });
