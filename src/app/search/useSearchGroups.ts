import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { searchLimits } from '../../../contract/v2/search.ts';
import { type SearchResult, searchQuery } from '../../../dataProviders/search.ts';
import { isMatch, isWordMatch, searchWords } from '../../../domain/search/matchRank.ts';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import { isOffered, type MenuSection } from '../../routes/menuSections.ts';
import type { MenuIcon, Route } from '../../routes/route.ts';
import { useApp } from '../appContext.ts';
import { useCurrentRoute } from '../useCurrentRoute.ts';
import { matchPages, type PageItem, pageItems } from './pageItems.ts';
import { readRecentPages } from './recentPages.ts';
import { recordPaths } from './recordPaths.ts';

export type SearchGroupName = 'recent' | 'pages' | 'actions' | SearchResult['kind'];

/** One option of the search. */
export interface SearchItem {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly detail: string | null;
  readonly icon: MenuIcon | 'action';
}

export interface SearchGroup {
  readonly name: SearchGroupName;
  readonly items: readonly SearchItem[];
}

interface Found {
  readonly groups: readonly SearchGroup[];
  readonly words: readonly string[];
  readonly state: 'loading' | 'failed' | 'complete';
  readonly retry: () => void;
}

const mostPages = 4;
const mostActions = 3;

/**
 * The pages, actions and records that match the typed text; if it is empty, the recent pages and those of the menu. Pages that only contain
 * it within a word follow the records, and appear with them, so that Enter never opens one instead of a person.
 */
export function useSearchGroups(typed: string, sections: readonly MenuSection[]): Found {
  const { routes, app } = useApp();
  const person = usePerson();
  const translate = useTranslate();
  const { items, records } = useMemo(() => {
    const now = new Date();
    const isOfferedRoute = (route: Route) => isOffered(person, route, app, now);
    return {
      items: pageItems(routes, isOfferedRoute, sections, translate),
      records: recordPaths(routes, isOfferedRoute),
    };
  }, [routes, app, person, sections, translate]);
  const recentPaths = useMemo(() => readRecentPages(person.user.id), [person.user.id]);
  const current = useCurrentRoute();
  const search = typed.trim().split(/\s+/).slice(0, searchLimits.words).join(' ');
  const words = useMemo(() => searchWords(search), [search]);
  const sent = useDebounced(search);
  const isSent = words.length > 0 && records.kinds.length > 0;
  const query = useQuery({
    ...searchQuery(person.currentAccount.id, sent, records.kinds),
    enabled: isSent && sent !== '',
    retry: false,
  });
  const isStale = isSent && (sent !== search || query.isFetching);
  // Until the response arrives, results of the previous search remain if they also match this one.
  const results = (isSent ? (query.data?.results ?? []) : []).filter(
    ({ name, detail }) => !isStale || isMatch(`${name} ${detail ?? ''}`, words),
  );
  const searchGroups = () => {
    const pages = matchingPages(items, words);
    const isStrong = (group: SearchGroup) =>
      group.items.some(({ name, detail }) => isWordMatch(`${name} ${detail ?? ''}`, words));
    const weak = isStale ? [] : pages.filter((group) => !isStrong(group));
    return [...pages.filter(isStrong), ...recordGroups(results, records.pathOf), ...weak];
  };
  return {
    groups:
      words.length === 0
        ? pagesWithoutSearch(
            items,
            sections,
            recentPaths.filter((path) => path !== current?.path),
          )
        : searchGroups(),
    words,
    state: isSent && query.isError && !isStale ? 'failed' : isStale ? 'loading' : 'complete',
    retry: () => void query.refetch(),
  };
}

const toItem = ({ path, title, entry, icon, isAction }: PageItem): SearchItem => ({
  key: path,
  path,
  name: title,
  detail: entry,
  icon: isAction ? 'action' : (icon ?? 'home'),
});

const nonEmpty = (groups: readonly SearchGroup[]) => groups.filter(({ items }) => items.length > 0);

function matchingPages(items: readonly PageItem[], words: readonly string[]): readonly SearchGroup[] {
  const pages = items.filter(({ isAction }) => !isAction);
  const actions = items.filter(({ isAction }) => isAction);
  return nonEmpty([
    { name: 'pages', items: matchPages(pages, words, mostPages).map(toItem) },
    { name: 'actions', items: matchPages(actions, words, mostActions).map(toItem) },
  ]);
}

function pagesWithoutSearch(
  items: readonly PageItem[],
  sections: readonly MenuSection[],
  recentPaths: readonly string[],
): readonly SearchGroup[] {
  const itemsOf = (paths: readonly string[]) =>
    paths.flatMap((path) => items.find((item) => item.path === path) ?? []).map(toItem);
  const menuPaths = sections.flatMap(({ lines }) => lines.map(({ path }) => path));
  return nonEmpty([
    { name: 'recent', items: itemsOf(recentPaths) },
    { name: 'pages', items: itemsOf(menuPaths.filter((path) => !recentPaths.includes(path))) },
  ]);
}

const kindIcons: Readonly<Record<SearchResult['kind'], MenuIcon>> = {
  users: 'users',
  teams: 'teams',
  benchmark_campaigns: 'benchmark',
  survey_campaigns: 'assessments',
  courses: 'learning',
  learning_paths: 'learning',
};

function recordGroups(
  results: readonly SearchResult[],
  pathOf: (result: SearchResult) => string | null,
): readonly SearchGroup[] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return nonEmpty(
    kinds.map((name) => ({
      name,
      items: results.flatMap((result): SearchItem[] => {
        const path = result.kind === name ? pathOf(result) : null;
        if (path === null) return [];
        const key = `${name} ${result.id}`;
        return [{ key, path, name: result.name, detail: result.detail, icon: kindIcons[name] }];
      }),
    })),
  );
}
