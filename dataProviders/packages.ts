import { queryOptions } from '@tanstack/react-query';
import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { packageCalls as calls } from '../contract/v2/packages.ts';
import { callMain } from './http.ts';
import { accountKey } from './queryKeys.ts';

export type PackageLaunch = ResponseOf<typeof calls.launch>;

/** Each launch has a page that can be opened once, so the response isn't used again. */
export const launchQuery = (accountId: number, body: BodyOf<typeof calls.launch>) =>
  queryOptions({
    queryKey: accountKey(accountId, 'package launch', body.enrolment_id, body.lesson_id),
    queryFn: ({ signal }) => callMain(calls.launch, body, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export type SavedReport = ResponseOf<typeof calls.commit>;
/** What a part of a package reported; reports of a launch are numbered. */
export type PackageReport = Omit<BodyOf<typeof calls.commit>, 'token'>;

export const commitPackage = (body: BodyOf<typeof calls.commit>) => callMain(calls.commit, body);
