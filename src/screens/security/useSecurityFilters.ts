import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { errorText, isAborted } from '../../../dataProviders/errors.ts';

/** Everything cached about these pages begins with this. */
export const securityKey = 'platform security';

export const parts = ['signIns', 'lockOuts', 'sessions', 'audit', 'policy'] as const;
export type Part = (typeof parts)[number];

type Change = Readonly<Record<string, string | number | boolean | null>>;

export interface SecurityFilters {
  readonly part: Part;
  readonly page: number;
  /** A filter as it stands in the address; null where it is not set. */
  text(name: string): string | null;
  /** A filter that holds an id. */
  id(name: string): number | null;
  /** Sets filters; the list begins anew unless a page is among them. */
  change(changed: Change): void;
  /** Leaves every filter behind. */
  goTo(participation: Part): void;
}

export interface PartProps {
  readonly wish: SecurityFilters;
  /** Shows how a person signs in. */
  readonly onOpen: (userId: number) => void;
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const wholeNumber = /^[1-9]\d{0,8}$/;

/** What is shown stands in the address, so that the way back leads to the same page of it. */
export function useSecurityFilters(): SecurityFilters {
  const [search, setSearch] = useSearchParams();
  const settings = { replace: true, preventScrollReset: true, state: { _scrollToTop: false } };
  const text = (name: string) => {
    const held = search.get(name)?.trim().slice(0, 100) || null;
    return held !== null && (name === 'from' || name === 'to') && !isoDay.test(held) ? null : held;
  };
  const id = (name: string) => {
    const held = text(name);
    return held !== null && wholeNumber.test(held) ? Number(held) : null;
  };
  return {
    part: parts.find((part) => part === search.get('part')) ?? 'signIns',
    page: Math.min(id('page') ?? 1, 200),
    text,
    id,
    change(changed) {
      const next = new URLSearchParams(search);
      next.delete('page');
      for (const [name, value] of Object.entries(changed)) {
        if (value === null || value === false || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      setSearch(next, settings);
    },
    goTo: (part) => setSearch(part === 'signIns' ? {} : { part }, settings),
  };
}

/** Does something, tells once how it went, and reads everything here anew. */
export function useSecurityAction<V = void>(deed: (what: V) => Promise<string>, after?: () => void) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: (message) => {
      notify(message || 'app.notification.success', { type: 'success' });
      after?.();
    },
    onError: (failure) => {
      if (!isAborted(failure)) notify(errorText(failure) ?? 'app.notification.error', { type: 'error' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [securityKey] }),
  });
}
