import type { ComponentType } from 'react';
import type { LoadScreen, Route } from '../routes/route.ts';
import { changeShell } from './shellState.ts';

const preloadError = 'vite:preloadError';
const announced = new WeakSet<object>();

/**
 * Offers a reload when a chunk fails to load, so that typed input is not lost. Meanwhile the failed navigation stays
 * pending and the old screen in place.
 */
export function offerReloads(): () => void {
  const onFailure = (event: Event) => {
    event.preventDefault();
    changeShell({ reloadOffered: true });
  };
  window.addEventListener(preloadError, onFailure);
  return () => window.removeEventListener(preloadError, onFailure);
}

/**
 * Loads the chunk of a screen. A failure is dispatched as a preload error, unless Vite has already done so, and
 * rethrown if no listener handles it.
 */
export async function fetchScreen(load: LoadScreen): Promise<ComponentType> {
  try {
    const chunk = (await load()) as Awaited<ReturnType<LoadScreen>> | undefined; // undefined when a listener handled Vite's preload error
    return chunk ? chunk.default : await pending();
  } catch (failure) {
    if (isHandled(failure)) return pending();
    throw failure;
  }
}

function isHandled(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null || announced.has(failure)) return false;
  announced.add(failure);
  const event = new Event(preloadError, { cancelable: true });
  return !window.dispatchEvent(Object.assign(event, { payload: failure }));
}

const pending = () => new Promise<never>(() => {});

const known = new WeakMap<Route, ComponentType>();

/** The screen of a route; loaded only once. */
export async function screenOfRoute(route: Route): Promise<ComponentType> {
  const screen = known.get(route) ?? (await fetchScreen(route.load ?? nothing));
  known.set(route, screen);
  return screen;
}

const nothing: LoadScreen = async () => ({ default: () => null });
