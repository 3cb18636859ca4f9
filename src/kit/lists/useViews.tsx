import { useListContext, useStore } from 'react-admin';
import { isSameSettings, type ListSettings, type SavedView, withoutView, withView } from './views.ts';

/** A person's saved views of the list, stored on this device, and the current one. */
export function useViews() {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [views, setViews] = useStore<SavedView[]>(`${resource}.views`, []);
  // react-admin's own store keys for hidden columns and column order.
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
