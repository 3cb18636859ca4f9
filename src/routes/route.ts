import type { ComponentType } from 'react';
import type { RouteArea } from '../../domain/access/routeAccess.ts';
import type { SignedInPerson } from '../../domain/access/signedInPerson.ts';
import type { Tier } from '../../domain/access/tiers.ts';
import type { ModuleName } from '../../domain/accounts/modules.ts';
import type { app } from '../../locales/en/app.ts';
import type { titles } from '../../locales/en/titles.ts';
import type { TextArea } from '../../locales/languages.ts';
import type { RecordTitle } from '../../locales/recordTitles.ts';
import type { ResourceName } from '../../resources/registry.ts';

export type TitleKey = keyof typeof titles | RecordTitle<ResourceName>;
export type Mode = 'create' | 'update';
export type Needs = Tier | 'anyone';
/** Loads the chunk of a screen. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;
export type RedirectTarget = string | ((person: SignedInPerson, now: Date) => string);

export const menuGroups = ['mine', 'surveys', 'people', 'administration'] as const;
export type MenuGroup = (typeof menuGroups)[number];
export type MenuIcon =
  | 'home'
  | 'search'
  | 'ownResults'
  | 'actions'
  | 'results'
  | 'benchmark'
  | 'assessments'
  | 'users'
  | 'teams'
  | 'hiring'
  | 'learning'
  | 'settings'
  | 'accounts'
  | 'projects'
  | 'platform';

export interface MenuEntry {
  readonly group: MenuGroup;
  readonly icon: MenuIcon;
  /** The letter that opens the entry after `g`. */
  readonly letter: string;
}

/** The key of a tab's text. */
export type TabKey = keyof typeof app.nav.tabs;

/** A route (LAY-01 to LAY-07); its values are its own or inherited from its areas. */
export interface Route {
  readonly path: string;
  /** Key of `locales/en/titles.ts`; null for routes without a screen. */
  readonly title: TitleKey | null;
  /** The tiers of the route and its areas; all must be met. */
  readonly needs: readonly Needs[];
  readonly showHeader: boolean;
  readonly showNav: boolean;
  readonly showAccountPicker: boolean;
  readonly mode: Mode | null;
  /** The path parameter with the id of the screen's record. */
  readonly idParam: string | null;
  readonly area: RouteArea;
  readonly code: 'or-session' | 'none';
  /** The resource of the screen, for react-admin's context. */
  readonly resource: string | null;
  readonly redirectTo: RedirectTarget | null;
  /** Whether the route belongs to the respondent's program, so that the browser loads a new document. */
  readonly leavesProgram: boolean;
  readonly menu: MenuEntry | null;
  /** The path of the menu entry that the page belongs to, where the paths don't show it. */
  readonly parent: string | null;
  /** The page's tab among those of its menu entry. */
  readonly tab: TabKey | null;
  /** The module without which menu and search don't offer the page. */
  readonly module: ModuleName | null;
  /** The icon and name of the menu entry for people who can open no other of its pages. */
  readonly iconWhenAlone: MenuIcon | null;
  /** The path patterns of the areas and of the route, outermost first. */
  readonly patterns: readonly string[];
  /** The areas whose texts the screen shows. */
  readonly texts: readonly TextArea[];
  readonly load: LoadScreen | null;
}

/** The settings of a route or an area; all are optional. */
export interface RouteOptions
  extends Partial<Omit<Route, 'path' | 'needs' | 'title' | 'patterns' | 'load' | 'redirectTo'>> {
  readonly needs?: Needs;
}

const defaults = {
  title: null,
  needs: [],
  showHeader: true,
  showNav: true,
  showAccountPicker: false,
  mode: null,
  idParam: null,
  area: 'other',
  code: 'none',
  resource: null,
  redirectTo: null,
  leavesProgram: false,
  menu: null,
  parent: null,
  tab: null,
  module: null,
  iconWhenAlone: null,
  texts: [],
  load: null,
} as const satisfies Omit<Route, 'path' | 'patterns'>;

/** Settings that hide header and navigation, for sign-in and public pages. */
export const withoutShell = { showHeader: false, showNav: false } as const;

/** A screen at `path`. `idParam` is the last parameter of the path. */
export function route(path: string, options: RouteOptions & { title: TitleKey }, load: LoadScreen): Route {
  return { ...withDefaults(path, options), title: options.title, load };
}

/** A route that only redirects, and the menu entry of the tabs below it. */
export function redirectRoute(
  path: string,
  redirectTo: RedirectTarget,
  needs: Needs,
  menu: MenuEntry | null = null,
): Route {
  return { ...withDefaults(path, { needs, menu }), redirectTo };
}

/** A route of an assessment: open with an invitation code or a session, and served by the respondent's program. */
export function assessmentRoute(path: string, title: TitleKey): Route {
  const options = { needs: 'anyone', showNav: false, area: 'metrics', code: 'or-session' } as const;
  return { ...withDefaults(path, options), title, leavesProgram: true };
}

function withDefaults(path: string, { needs, ...options }: RouteOptions): Route {
  const idParam = path.match(/:(\w+)\??(?!.*:)/)?.[1] ?? null;
  return {
    ...defaults,
    idParam: idParam,
    ...options,
    texts: options.texts ?? [],
    path,
    needs: needs ? [needs] : [],
    patterns: [path],
  };
}

/**
 * Prefixes routes with `prefix` and adds the area's tier and settings to theirs. A route at '/' is the area's own
 * screen.
 */
export function areaRoutes(
  prefix: string,
  options: RouteOptions,
  routes: readonly Route[],
): readonly Route[] {
  const { needs, ...inherited } = options;
  const below = (path: string) => (path === '/' ? prefix : `${prefix}${path}`);
  return routes.map((inner) => ({
    ...inner,
    ...inherited,
    path: below(inner.path),
    texts: [...new Set([...(options.texts ?? []), ...inner.texts])],
    needs: needs && !inner.needs.includes(needs) ? [needs, ...inner.needs] : inner.needs,
    patterns: [...new Set([prefix, ...inner.patterns.map(below)])],
  }));
}
