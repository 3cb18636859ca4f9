import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf, Call, ResponseOf } from '../contract/call.ts';
import { callMain } from './http.ts';

type Key = readonly unknown[];

/** The query of a call's response. */
export const callQuery = <K extends Key, C extends Call>(queryKey: K, call: C, body: BodyOf<C>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => callMain(call, body, { signal }) });

/** The query of one page of a list, or of a search; the previous response stays visible while the next one loads. */
export const pageQuery = <K extends Key, C extends Call>(queryKey: K, call: C, body: BodyOf<C>) => ({
  ...callQuery(queryKey, call, body),
  placeholderData: keepPreviousData,
});

/** The query of one member of a call's response. */
export const memberQuery = <K extends Key, C extends Call, M extends keyof ResponseOf<C>>(
  queryKey: K,
  call: C,
  body: BodyOf<C>,
  member: M,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await callMain(call, body, { signal }))[member],
  });
