import { expect, test } from 'vitest';
import {
  eventsAbout,
  notificationEventNames,
  readableEvents,
} from '../../../domain/notifications/notificationEvents.ts';
import { deliveriesOf } from '../../../domain/notifications/notificationKinds.ts';
import { aPerson } from '../access/people.ts';

const now = new Date('2026-11-21T09:00:00Z');
const nothingSet = deliveriesOf([]);

test('each event is about one kind of record or about the person', () => {
  const all = (
    [
      'user_imports',
      'benchmark_campaigns',
      'survey_campaigns',
      'team_actions',
      'learning_campaigns',
      'sprints',
      null,
    ] as const
  ).flatMap(eventsAbout);
  expect([...all].sort()).toEqual([...notificationEventNames].sort());
});

test('a person without permissions reads only what concerns themselves, nominations, their actions and learning', () => {
  expect(readableEvents(aPerson(), nothingSet, now)).toEqual([
    ...readableEvents(aPerson(), nothingSet, now).filter((event) =>
      [
        'raters_proposed',
        'action_assigned',
        'actions_due',
        'learning_assigned',
        'learning_due',
        'team_learning_overdue',
        'certificates_expiring',
        'sprint_nudge',
      ].includes(event),
    ),
    'own_report_ready',
    'own_data_ready',
  ]);
});

test('a kind that is switched off isn’t readable, and others still are', () => {
  const off = deliveriesOf([{ kind: 'exports', delivery: 'off' }]);
  expect(readableEvents(aPerson(), off, now)).not.toContain('own_data_ready');
  expect(readableEvents(aPerson(), nothingSet, now)).toContain('own_data_ready');
});
