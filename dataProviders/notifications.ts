import { queryOptions } from '@tanstack/react-query';
import { notificationCalls } from '../contract/v2/notifications.ts';
import { memberQuery, pageQuery } from './callQuery.ts';
import { callMain, messageSender, sender } from './http.ts';
import { keysOf } from './queryKeys.ts';
import { takeUnread } from './unreadInPage.ts';

const key = keysOf('notifications');

/** Everything cached about notifications. */
export const notificationKeys = (accountId: number) => [key(accountId)];

/** The page size used by the server. */
export const notificationsPageSize = 25;

const pollMs = 60_000;

/** The number of unread notifications: from the page at first, then once a minute while the tab is visible. */
export const unreadQuery = (accountId: number) =>
  queryOptions({
    queryKey: key(accountId, 'unread'),
    queryFn: async ({ signal }) => (await callMain(notificationCalls.unread, {}, { signal })).unread,
    initialData: takeUnread,
    staleTime: pollMs,
    refetchInterval: pollMs,
    refetchIntervalInBackground: false,
  });

/** One page of notifications, newest first. */
export const notificationsQuery = (accountId: number, page: number) =>
  pageQuery(key(accountId, 'list', page), notificationCalls.list, { page });

export const markNotificationsRead = sender(notificationCalls.markRead);

/** How the person receives each kind of notification. */
export const deliveriesQuery = (accountId: number) =>
  memberQuery(key(accountId, 'settings'), notificationCalls.settings, {}, 'settings');

export const setDelivery = messageSender(notificationCalls.setDelivery);
