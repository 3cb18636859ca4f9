import { notificationSentences } from './notificationSentences.ts';

/** The notification center. */
export const notifications = {
  lead: 'Tasks waiting for you, and recent updates.',
  failed: 'We couldn’t load your notifications.',
  empty: {
    title: 'No notifications',
    text: 'You’ll see finished imports, published results, and tasks that are waiting for you here.',
  },
  showAll: 'Show all notifications',
  settings: 'Notification settings',
  markAllRead: 'Mark all as read',
  unread: 'Unread',
  list: 'Notifications, newest first',
  events: notificationSentences,
  settingsOf: {
    title: 'Notifications',
    text: 'Choose how you’re notified. The daily summary is sent in the morning, at most once a day.',
    failed: 'We couldn’t load your notification settings.',
    kinds: {
      approvals: 'Approvals waiting for you',
      actions: 'Team actions',
      learning: 'Learning',
      sprints: 'Steps in sprints',
      imports: 'Imports of people',
      exports: 'Reports and exports',
      closes: 'Closed campaigns',
      results: 'Published results',
      failures: 'Problems',
    },
    deliveries: {
      in_app: 'In the app',
      mail: 'In the app and by email',
      digest: 'In the app and in a daily email',
      off: 'Off',
    },
  },
};
