import type { Route } from './route.ts';

type Screen = 'list' | 'create' | 'update';

/** The path of a record's screen with its id filled in; null when the app has no such screen. */
export function pathTo(
  routes: readonly Route[],
  resource: string,
  screen: Screen,
  id?: string | number,
): string | null {
  const match = routes.find(
    (route) =>
      route.resource === resource &&
      (screen === 'list' ? route.idParam === null && route.mode === null : route.mode === screen),
  );
  if (!match) return null;
  return match.path.replace(/:\w+\??/, encodeURIComponent(String(id ?? '')));
}

/** The path pattern that opens a record: its own screen, otherwise its update form. */
export function recordPathPattern(routes: readonly Route[], resource: string): string | null {
  const own = routes.find(
    (route) => route.resource === resource && route.idParam === 'id' && route.mode === null,
  );
  const form = routes.find((route) => route.resource === resource && route.mode === 'update');
  return (own ?? form)?.path ?? null;
}
