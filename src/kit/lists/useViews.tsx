import { useListContext, useStore } from 'react-admin';
import { isSameSettings, type ListSettings, type SavedView, withoutView, withView } from './views.ts';

/** The views a person keeps of this list, on this device, and what the list looks like now. */
export function useViews() {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [views, setViews] = useStore<SavedView[]>(`${resource}.views`, []);
  // Where react-admin's table and its column picker keep what is hidden, and in which order the rest stands.
  const [hidden, setHidden] = useStore<readonly string[]>(`${resource}.datatable`, []);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${resource}.datatable_columnRanks`);
  const settings: ListSettings = { filter: filterValues, sort, hidden, ranks: ranks ?? null };

  return {
    views,
    current: views.find((view) => isSameSettings(view.look, settings)) ?? null,
    show({ look: wanted }: SavedView): void {
      const shown = Object.keys(wanted.filter).map((name) => [name, true]);
      setFilters({ ...wanted.filter }, Object.fromEntries(shown));
      setSort({ ...wanted.sort });
      setHidden(wanted.hidden);
      setRanks(wanted.ranks ?? undefined);
    },
    save: (name: string) => setViews(withView(views, { name, look: settings })),
    remove: ({ name }: SavedView) => setViews(withoutView(views, name)),
  };
}
