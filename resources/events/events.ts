import { eventStatuses } from '../../domain/sessions/eventStatus.ts';
import { isInstant, isTimeZone } from '../../domain/sessions/wallTime.ts';
import { defineResource, field, type RecordOf } from '../kit/resource.ts';

/**
 * A dated live session on a topic. It starts at an instant; the zone is used in the invitation. Registration closes a
 * number of hours before the start, so that moving an event moves the deadline. The status is changed by separate
 * calls.
 */
export const events = defineResource({
  name: 'events',
  owner: 'platform',
  access: { read: 'app_admin', write: 'app_admin' },
  label: ['starts_at'],
  list: ['starts_at', 'status', 'topic_id', 'capacity', 'host', 'place'],
  search: ['place', 'host', 'note'],
  sort: { field: 'starts_at', order: 'ASC' },
  sections: {
    time: ['topic_id', 'starts_at', 'time_zone', 'minutes'],
    place: ['place', 'creates_meeting', 'link', 'host', 'note'],
    registration: ['capacity', 'waitlist', 'needs_approval', 'closes_hours_before'],
  },
  fields: {
    topic_id: field.reference('event_topics', { required: true }),
    starts_at: field.moment({ required: true }),
    time_zone: field.text({ required: true, max: 64 }),
    minutes: field.number({ required: true, min: 15, max: 480, initial: 60 }),
    place: field.text({ max: 200 }),
    creates_meeting: field.yesNo(),
    link: field.url(),
    host: field.text({ max: 120 }),
    note: field.longText({ max: 2000 }),
    capacity: field.number({ required: true, min: 1, max: 1000, initial: 20 }),
    waitlist: field.yesNo({ initial: true }),
    needs_approval: field.yesNo(),
    closes_hours_before: field.number({ required: true, min: 0, max: 720, initial: 2 }),
    status: field.choice(eventStatuses, { required: true, readOnly: true, initial: 'planned' }),
    updated_at: field.moment({ required: true, readOnly: true }),
  },
  rules: (base) =>
    base
      .test('instant', (draft, at) => {
        if (!draft?.starts_at || isInstant(String(draft.starts_at))) return true;
        return at.createError({ path: 'starts_at', message: 'instant' });
      })
      .test('time-zone', (draft, at) => {
        if (!draft?.time_zone || isTimeZone(String(draft.time_zone))) return true;
        return at.createError({ path: 'time_zone', message: 'timeZone' });
      })
      .test('place-or-link', (draft, at) => {
        if (draft?.place || draft?.link || draft?.creates_meeting) return true;
        return at.createError({ path: 'place', message: 'placeOrLink' });
      }),
});

export type EventRecord = RecordOf<typeof events>;
