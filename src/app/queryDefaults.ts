import { type DefaultOptions, onlineManager } from '@tanstack/react-query';
import { HttpError } from '../../dataProviders/errors.ts';

/**
 * Defaults of all queries and mutations. Offline, requests fail immediately: a paused mutation would keep its dialog open and run
 * unexpectedly on reconnect. Queries are refetched on focus only while online, and only network errors are retried.
 */
export const queryDefaults: DefaultOptions = {
  queries: {
    networkMode: 'always',
    refetchOnReconnect: true,
    refetchOnWindowFocus: () => onlineManager.isOnline(),
    retry: (count, failure) => !(failure instanceof HttpError) && onlineManager.isOnline() && count < 2,
  },
  mutations: { networkMode: 'always' },
};
