import { useListContext, useStore } from 'react-admin';
import { addView, isSameSettings, type ListSettings, removeView, type SavedView } from './savedViews.ts';
import { useColumnSettings } from './useColumnSettings.ts';

/** A person's saved views of the list, stored on this device, and the current one. */
export function useSavedViews() {
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [views, setViews] = useStore<SavedView[]>(`${resource}.views`, []);
  const { hidden, setHidden, ranks, setRanks } = useColumnSettings(resource);
  const settings: ListSettings = { filter: filterValues, sort, hidden, ranks: ranks ?? null };

  return {
    views,
    current: views.find((view) => isSameSettings(view.look, settings)) ?? null,
    show({ look: saved }: SavedView): void {
      const shown = Object.keys(saved.filter).map((name) => [name, true]);
      setFilters({ ...saved.filter }, Object.fromEntries(shown));
      setSort({ ...saved.sort });
      setHidden(saved.hidden);
      setRanks(saved.ranks ?? undefined);
    },
    save: (name: string) => setViews(addView(views, { name, look: settings })),
    remove: ({ name }: SavedView) => setViews(removeView(views, name)),
  };
}
