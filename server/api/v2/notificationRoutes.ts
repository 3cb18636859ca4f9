import type { FastifyInstance } from 'fastify';
import { notificationCalls } from '../../../contract/v2/notifications.ts';
import { answers } from '../../../locales/en/answers.ts';
import type { Deps } from '../../deps.ts';
import { readDeliveries, setDelivery } from '../../usecases/notifications/notificationSettings.ts';
import {
  markNotificationsRead,
  readNotifications,
  readUnreadCount,
} from '../../usecases/notifications/readNotifications.ts';
import { callServer } from '../calls.ts';

export function registerNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  const { serve, serveChange } = callServer(app, deps);
  serve(notificationCalls.list, ({ page }, caller) => readNotifications(deps, caller, page));
  serve(notificationCalls.unread, async (_nothing, caller) => ({
    unread: await readUnreadCount(deps, caller),
  }));
  serveChange(notificationCalls.markRead, answers.notificationsRead, (which, caller) =>
    markNotificationsRead(deps, caller, which),
  );
  serve(notificationCalls.settings, async (_nothing, caller) => ({
    settings: await readDeliveries(deps, caller),
  }));
  serveChange(notificationCalls.setDelivery, answers.notificationDeliverySet, (setting, caller) =>
    setDelivery(deps, caller, setting),
  );
}
