import { useLocation, useNavigate } from 'react-router-dom';
import { usePerson } from '../../kit/context/PersonContext.ts';
import { isPushedByFilters, type UrlFilters, urlField, useUrlFilters } from '../../kit/useUrlFilters.ts';

export const resultTabs = ['overview', 'details', 'share'] as const;
export type ResultTab = (typeof resultTabs)[number];

const fields = {
  account: urlField.id(),
  campaign: urlField.id(),
  tab: urlField.choice(resultTabs, 'overview'),
  topic: urlField.id(),
  /** The group whose scores the rows show, as a group key; empty for the company. */
  group: urlField.text(),
  compare: urlField.text(),
  with: urlField.text(),
};

type View = UrlFilters<typeof fields>;

const nothing: Omit<View, 'account'> = {
  campaign: null,
  tab: 'overview',
  topic: null,
  group: '',
  compare: '',
  with: '',
};

/**
 * What a result page shows, stored in the address so that a link or Back opens the same view. An address of another account opens the
 * default view.
 */
export function useResultView() {
  const { currentAccount } = usePerson();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [filters, setFilters] = useUrlFilters(fields);
  const isOtherAccount = filters.account !== null && filters.account !== currentAccount.id;
  const view = isOtherAccount ? { ...nothing, account: filters.account } : filters;
  const account = currentAccount.id;
  return {
    view,
    isOtherAccount,
    /** Changes the view without adding a history entry. */
    setView: (change: Partial<View>) => setFilters({ ...view, ...change, account }),
    /** Changes the view so that Back returns to the previous one. */
    openView: (change: Partial<View>) => setFilters({ ...view, ...change, account }, { history: 'push' }),
    /** The address of a changed view, relative to the page, for links. */
    addressOf: (change: Partial<View>) => `?${parametersOf({ ...view, ...change, account })}`,
    /** Closes the topic: goes back to where it was opened, or only closes it if the address opened it. */
    closeTopic: () => {
      if (isPushedByFilters(state)) navigate(-1);
      else setFilters({ ...view, topic: null, account });
    },
  };
}

/** The parameters of a view without those that have their initial value. */
function parametersOf(view: View): URLSearchParams {
  const entries = Object.entries(view).filter(
    ([name, value]) => value && value !== fields[name as keyof typeof fields].initial, // `entries` loses the keys
  );
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

/**
 * The address of the view as a link for others, from the third tab. It names the account and the campaign, even if they are the default, and
 * opens the details if something was chosen there.
 */
export function useResultLink(campaignId: number): string {
  const { currentAccount } = usePerson();
  const { pathname } = useLocation();
  const { view } = useResultView();
  const parameters = new URLSearchParams({ account: String(currentAccount.id) });
  if (!pathname.includes(`/${campaignId}/`)) parameters.set('campaign', String(campaignId));
  if (view.topic || view.compare || view.with) parameters.set('tab', 'details');
  for (const name of ['topic', 'group', 'compare', 'with'] as const) {
    const value = view[name];
    if (value) parameters.set(name, String(value));
  }
  return `${window.location.origin}${pathname}?${parameters}`;
}
