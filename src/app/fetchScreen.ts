import type { ComponentType } from 'react';
import type { LoadScreen, Route } from '../routes/route.ts';
import { changeShell } from './shellState.ts';

const preloadError = 'vite:preloadError';
const announced = new WeakSet<object>();

/**
 * Offers a reload when a chunk cannot be loaded, instead of taking the page away: whoever has typed something
 * decides. While an offer stands the failed navigation stays pending and the old screen in place.
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
 * Fetches the chunk of a screen. A failure is announced as a preload error (by the build's own loader, or here
 * where that has not done so) and thrown on if nobody handles it.
 */
export async function fetchScreen(load: LoadScreen): Promise<ComponentType> {
  try {
    const chunk = (await load()) as Awaited<ReturnType<LoadScreen>> | undefined; // undefined once handled by the build's loader
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

/** The screen of a route, fetched once. */
export async function screenOfRoute(route: Route): Promise<ComponentType> {
  const screen = known.get(route) ?? (await fetchScreen(route.load ?? nothing));
  known.set(route, screen);
  return screen;
}

const nothing: LoadScreen = async () => ({ default: () => null });
