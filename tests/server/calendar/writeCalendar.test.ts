import { describe, expect, test } from 'vitest';
import type { CalendarItem } from '../../../server/calendar/calendarItem.ts';
import { writeCalendar } from '../../../server/calendar/writeCalendar.ts';
import { readICalendar } from '../../support/readICalendar.ts';

const now = new Date('2026-11-21T09:00:00Z');
const item: CalendarItem = {
  uid: 'registration-7@cairn.example',
  sequence: 2,
  title: 'Listening well',
  description: 'Bring a pen.',
  location: 'Room 4',
  url: 'https://cairn.example/my-sessions/s/3',
  start: new Date('2026-12-01T09:00:00Z'),
  minutes: 90,
  timeZone: 'Europe/Prague',
  isCancelled: false,
  invitation: {
    organizer: { name: 'Harbor & Pine', email: 'no-reply@cairn.example' },
    attendee: { name: 'Ada Lund', email: 'ada@people.example' },
  },
};

const one = (text: string) => {
  const { events } = readICalendar(text);
  expect(events).toHaveLength(1);
  const [event] = events;
  if (!event) throw new Error('no event');
  return event;
};

describe('a calendar', () => {
  test('SESS-04 keeps UID, SEQUENCE, method and times when another library reads it', () => {
    const text = writeCalendar({ method: 'REQUEST', items: [item], now });
    const { value, start, end } = one(text);
    expect(readICalendar(text).calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect([value('uid'), value('sequence'), value('status')]).toEqual([item.uid, 2, 'CONFIRMED']);
    expect([start, end]).toEqual(['2026-12-01T09:00:00.000Z', '2026-12-01T10:30:00.000Z']);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const cancelled = { ...item, sequence: 3, isCancelled: true };
    expect(one(writeCalendar({ method: 'CANCEL', items: [cancelled], now })).value('status')).toBe(
      'CANCELLED',
    );
  });

  test.each([
    ['before clocks change in Prague', 'Europe/Prague', '2026-03-28T08:00:00.000Z'],
    ['after clocks change in Prague', 'Europe/Prague', '2026-03-30T07:00:00.000Z'],
    ['on the day of the change in New York', 'America/New_York', '2026-11-01T15:00:00.000Z'],
    ['in the south', 'Australia/Sydney', '2026-04-05T03:00:00.000Z'],
    ['in a zone without changes', 'Asia/Tokyo', '2026-07-01T03:00:00.000Z'],
    ['in a zone with another name', 'UTC', '2026-07-01T03:00:00.000Z'],
    ['at half an hour', 'Asia/Kolkata', '2026-07-01T03:00:00.000Z'],
  ])('has the right moment %s', (_when, timeZone, start) => {
    const text = writeCalendar({
      method: 'REQUEST',
      items: [{ ...item, timeZone, start: new Date(start) }],
      now,
    });
    expect(one(text).start).toBe(start);
    expect(readICalendar(text).zones.size).toBe(1);
  });

  test('names the first of two equal local times, as RFC 5545 reads it', () => {
    const start = new Date('2026-10-25T00:30:00Z');
    const text = writeCalendar({ method: 'REQUEST', items: [{ ...item, start }], now });
    expect(text).toContain('DTSTART;TZID=Europe/Prague:20261025T023000');
  });

  test('text entered by people adds no line, property or address', () => {
    const hostile = 'A; b, c \\ "d"\r\nATTENDEE:mailto:evil@people.example\nEND:VEVENT\nBEGIN:VEVENT\u0007';
    const text = writeCalendar({
      method: 'REQUEST',
      items: [
        {
          ...item,
          title: hostile,
          description: hostile,
          location: hostile,
          invitation: {
            organizer: { name: hostile, email: 'no-reply@cairn.example' },
            attendee: { name: hostile, email: 'ada@people.example' },
          },
        },
      ],
      now,
    });
    const { component, value } = one(text);
    expect(component.getAllProperties('attendee')).toHaveLength(1);
    expect(component.getFirstPropertyValue('attendee')?.toString().toLowerCase()).toBe(
      'mailto:ada@people.example',
    );
    expect(String(value('summary'))).toContain('A; b, c \\ "d"\nATTENDEE:mailto:evil@people.example');
    const name = String(component.getFirstProperty('organizer')?.getParameter('cn'));
    expect(name).not.toMatch(/["\r\n]/);
  });
});
