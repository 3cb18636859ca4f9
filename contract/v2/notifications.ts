import { type InferType, mixed, object } from 'yup';
import {
  type NotificationEvent,
  notificationEventNames,
} from '../../domain/notifications/notificationEvents.ts';
import {
  type Delivery,
  deliveries,
  type NotificationKind,
  notificationKinds,
} from '../../domain/notifications/notificationKinds.ts';
import { idListSchema } from '../../resources/idListSchema.ts';
import { readCall } from '../call.ts';
import { id, listOf, optionalId, pageNumber } from '../sharedShapes.ts';
import { requiredFlag, requiredNumber, requiredText, textOrNull } from '../values.ts';

const notification = object({
  id: id(),
  event: mixed<NotificationEvent>().oneOf(notificationEventNames).required(),
  /** The record that the notification is about; null if it is about the person. */
  record_id: optionalId(),
  name: textOrNull,
  created_at: requiredText,
  is_read: requiredFlag,
});
export type ShownNotification = InferType<typeof notification>;

const kind = () => mixed<NotificationKind>().oneOf([...notificationKinds], 'choice');
const delivery = () => mixed<Delivery>().oneOf([...deliveries], 'choice');

/** The caller's own notifications. All calls are refused while another account is viewed. */
export const notificationCalls = {
  list: readCall('user', '/v2/notifications/list', {
    summary: 'Notifications of the caller, newest first, 25 per page, with the number of unread ones.',
    body: object({ page: pageNumber() }),
    response: object({ notifications: listOf(notification), total: requiredNumber, unread: requiredNumber }),
  }),
  unread: readCall('user', '/v2/notifications/unread', {
    summary: 'The number of unread notifications of the caller; 100 means 100 or more.',
    response: object({ unread: requiredNumber }),
  }),
  markRead: readCall('user', '/v2/notifications/mark_read', {
    summary:
      'Marks notifications of the caller as read: those with the ids, or all up to the id `up_to`, so that later ones stay unread. Ids of others are ignored.',
    body: object({ ids: idListSchema(100, 'tooLong').typeError('choice').default([]), up_to: optionalId() }),
  }),
  settings: readCall('user', '/v2/notifications/settings', {
    summary: 'How the caller receives each kind of notification.',
    response: object({
      settings: listOf(object({ kind: kind().required(), delivery: delivery().required() })),
    }),
  }),
  setDelivery: readCall('user', '/v2/notifications/set_delivery', {
    summary:
      'Sets how the caller receives a kind of notification: in the app, also by an email for each, also in one email a day, or not at all.',
    body: object({ kind: kind().required('required'), delivery: delivery().required('required') }),
  }),
} as const;
