import { type DefaultOptions, onlineManager } from '@tanstack/react-query';
import { HttpError } from '../../dataProviders/errors.ts';

/**
 * How calls are made. Without a network they fail at once and say so: one that waited would hold its dialog open, and
 * act by itself when the network is back. What is drawn stays meanwhile: coming back to it asks for nothing. Only a
 * call that did not arrive is tried again, and only while one can.
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
