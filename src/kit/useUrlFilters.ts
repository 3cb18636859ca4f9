import { useSearchParams } from 'react-router-dom';

/** How one filter is read from the URL. Its default value is left out of the URL. */
interface UrlField<T> {
  readonly initial: T;
  /** Returns the value of the text, or undefined if the text is invalid. */
  readonly parse: (text: string) => T | undefined;
}

type Fields = Readonly<Record<string, UrlField<unknown>>>;
export type UrlFilters<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends UrlField<infer T> ? T : never;
};

const maxTextLength = 100;

const text = (initial = ''): UrlField<string> => ({
  initial,
  parse: (value) => value.trim().slice(0, maxTextLength),
});

function choice<T extends string | number>(values: readonly T[]): UrlField<T | null>;
function choice<T extends string | number>(values: readonly T[], initial: T): UrlField<T>;
function choice<T extends string | number>(values: readonly T[], initial: T | null = null) {
  return { initial, parse: (value: string) => values.find((one) => String(one) === value) };
}

const wholeNumber = /^[1-9]\d{0,8}$/;
const id = (): UrlField<number | null> => ({
  initial: null,
  parse: (value) => (wholeNumber.test(value) ? Number(value) : undefined),
});
const page = (last = 1_000_000): UrlField<number> => ({
  initial: 1,
  parse: (value) => (wholeNumber.test(value) ? Math.min(Number(value), last) : undefined),
});
const day = (): UrlField<string | null> => ({
  initial: null,
  parse: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined),
});

export const urlField = { text, choice, id, page, day };

interface ChangeOptions {
  /** `push` adds a history entry, so that Back undoes the change. */
  readonly history?: 'replace' | 'push';
}

/** The state of a history entry that was added by a change of filters. */
const pushedState = { _scrollToTop: false, isPushedByFilters: true } as const;

/** Whether Back undoes the last change of filters, from the state of a history entry. */
export const isPushedByFilters = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isPushedByFilters' in state;

/**
 * The filters of a list, stored in the URL so that a link or the Back button shows the same list. A change returns to
 * the first page unless it sets `page`, replaces the history entry by default and does not scroll.
 */
export function useUrlFilters<F extends Fields>(fields: F) {
  const [search, setSearch] = useSearchParams();
  const entries = Object.entries(fields).map(([name, { initial, parse }]) => {
    const value = search.get(name);
    return [name, (value === null ? undefined : parse(value)) ?? initial];
  });
  const filters = Object.fromEntries(entries) as UrlFilters<F>; // `fromEntries` loses the keys of `F`

  function setFilters(change: Partial<UrlFilters<F>>, { history = 'replace' }: ChangeOptions = {}): void {
    const next = new URLSearchParams(search);
    const values = { ...filters, page: undefined, ...change };
    for (const [name, { initial }] of Object.entries(fields)) {
      const value = values[name] ?? initial;
      next.delete(name); // Keeps the parameters in a fixed order.
      if (value !== initial && value !== '') next.set(name, String(value));
    }
    setSearch(next, {
      replace: history === 'replace',
      preventScrollReset: true,
      state: history === 'push' ? pushedState : { _scrollToTop: false },
    });
  }
  return [filters, setFilters] as const;
}
