import type { ComponentType } from 'react';
import type { Person } from '../../domain/access/person.ts';
import type { RouteArea } from '../../domain/access/routeAccess.ts';
import type { Tier } from '../../domain/access/tiers.ts';
import type { titles } from '../../locales/en/titles.ts';
import type { RecordTitle } from '../../locales/recordTitles.ts';
import type { ResourceName } from '../../resources/registry.ts';

export type TitleKey = keyof typeof titles | RecordTitle<ResourceName>;
export type Mode = 'create' | 'update';
export type Needs = Tier | 'anyone';
/** Fetches the chunk of a screen. Absent where the route leads elsewhere. */
export type LoadScreen = () => Promise<{ default: ComponentType }>;
export type RedirectTarget = string | ((person: Person, now: Date) => string);

export const menuGroups = [
  'mine',
  'culture',
  'surveys',
  'people',
  'hiring',
  'content',
  'settings',
  'platform',
] as const;
export type MenuGroup = (typeof menuGroups)[number];
export type MenuIcon =
  | 'home'
  | 'results'
  | 'benchmark'
  | 'orgDimensions'
  | 'histogram'
  | 'campaigns'
  | 'teams'
  | 'groups'
  | 'teamsAudit'
  | 'relationships'
  | 'users'
  | 'roles'
  | 'userImport'
  | 'accounts'
  | 'delegation'
  | 'moveUsers'
  | 'courses'
  | 'courseGroups'
  | 'learningPaths'
  | 'learningCampaigns'
  | 'learningAssignments'
  | 'liveSessions'
  | 'blueprints'
  | 'constellations'
  | 'constellationSets'
  | 'questions'
  | 'supplementalQuestions'
  | 'surveys'
  | 'surveySummary'
  | 'surveySearch'
  | 'builder'
  | 'metricResults'
  | 'constellationResults'
  | 'raters'
  | 'sprints'
  | 'hiring'
  | 'tasks'
  | 'security';

export interface MenuEntry {
  readonly group: MenuGroup;
  readonly icon: MenuIcon;
}

/** What every route carries (§2.1), whether written at the route itself or inherited from its areas. */
export interface Route {
  readonly path: string;
  /** Key of `locales/en/titles.ts`; null where nothing is drawn. */
  readonly title: TitleKey | null;
  /** The tiers of the route and of all areas around it: every one must be met. */
  readonly needs: readonly Needs[];
  readonly showHeader: boolean;
  readonly showNav: boolean;
  readonly showAccountPicker: boolean;
  readonly mode: Mode | null;
  /** The path parameter that names the screen's record. */
  readonly idParam: string | null;
  readonly area: RouteArea;
  readonly code: 'or-session' | 'none';
  /** The record the screen is about; react-admin's context is set from it. */
  readonly resource: string | null;
  readonly redirectTo: RedirectTarget | null;
  /** Drawn by the respondent's program, which this one leaves for. */
  readonly leavesProgram: boolean;
  readonly menu: MenuEntry | null;
  /** Patterns of the areas around the route and its own, outermost first. */
  readonly patterns: readonly string[];
  readonly load: LoadScreen | null;
}

/** What a route or an area may say; all else is a default. */
export interface RouteWords
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
  load: null,
} as const satisfies Omit<Route, 'path' | 'patterns'>;

/** Neither header nor navigation: signing in, and screens of their own. */
export const bare = { showHeader: false, showNav: false } as const;

/** A screen at `path`. The id parameter is read off the path: the last one named. */
export function route(path: string, words: RouteWords & { title: TitleKey }, load: LoadScreen): Route {
  return { ...filled(path, words), title: words.title, load };
}

/** A path that only leads on. */
export function redirect(path: string, redirectTo: RedirectTarget, needs: Needs): Route {
  return { ...filled(path, { needs }), redirectTo };
}

/** An assessment: a code or a session lets in, and the respondent's program draws it. */
export function assessment(path: string, title: TitleKey): Route {
  const words = { needs: 'anyone', showNav: false, area: 'metrics', code: 'or-session' } as const;
  return { ...filled(path, words), title, leavesProgram: true };
}

function filled(path: string, { needs, ...words }: RouteWords): Route {
  const named = path.match(/:(\w+)\??(?!.*:)/)?.[1] ?? null;
  return {
    ...defaults,
    idParam: named,
    ...words,
    path,
    needs: needs ? [needs] : [],
    patterns: [path],
  };
}

/**
 * Routes below `prefix`. They inherit its tier in addition to their own, and the account picker if it shows one;
 * a route at '/' is the area's own screen.
 */
export function area(prefix: string, words: RouteWords, routes: readonly Route[]): readonly Route[] {
  const { needs, ...inherited } = words;
  const below = (path: string) => (path === '/' ? prefix : `${prefix}${path}`);
  return routes.map((inner) => ({
    ...inner,
    ...inherited,
    path: below(inner.path),
    needs: needs && !inner.needs.includes(needs) ? [needs, ...inner.needs] : inner.needs,
    patterns: [...new Set([prefix, ...inner.patterns.map(below)])],
  }));
}
