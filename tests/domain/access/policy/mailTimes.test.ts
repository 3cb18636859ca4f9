import { expect, test } from 'vitest';
import { mailboxOf } from '../../../../domain/access/policy/mailboxOf.ts';
import { planMailTimes } from '../../../../domain/access/policy/planMailTimes.ts';

test.each([
  ['Victim+7@Company.example', 'victim@company.example'],
  ['a.b+tag+more@company.example', 'a.b@company.example'],
  ['V.i.c.tim+x@gmail.com', 'victim@gmail.com'],
  ['victim@GoogleMail.com', 'victim@gmail.com'],
  [' victim@gmail.example ', 'victim@gmail.example'],
  ['+tag@company.example', '+tag@company.example'],
  ['"a@b"+c@company.example', '"a@b"@company.example'],
  ['nobody', 'nobody'],
  ['', ''],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

const now = new Date('2026-11-20T10:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const minutesOf = (times: readonly Date[]) => times.map((time) => (time.getTime() - now.getTime()) / 60_000);
const two = { key: 'two', perHour: 2 };
const three = { key: 'three', perHour: 3 };

test('mails above a limit are delayed to the following hours', () => {
  const times = planMailTimes(Array(7).fill([three]), new Map(), now);
  expect(minutesOf(times)).toEqual([0, 0, 0, 60, 60, 60, 120]);
});

test('earlier mails count for one hour', () => {
  const scheduled = new Map([['two', { near: 2, latest: [after(-10), after(-50)] }]]);
  expect(minutesOf(planMailTimes([[two], [two], [two]], scheduled, now))).toEqual([10, 50, 70]);
  const old = new Map([['two', { near: 0, latest: [after(-60), after(-61)] }]]);
  expect(minutesOf(planMailTimes([[two]], old, now))).toEqual([0]);
});

test('a mail waits for all its limits, and mails under other keys do not wait', () => {
  const mails = [[two, three], [two, three], [two, three], [three], [three]];
  expect(minutesOf(planMailTimes(mails, new Map(), now))).toEqual([0, 0, 60, 0, 60]);
});

test('mails scheduled for later do not delay a mail that is free now', () => {
  const scheduled = new Map([['two', { near: 0, latest: [after(600), after(600)] }]]);
  const times = planMailTimes([[two], [two], [two]], scheduled, now);
  expect(minutesOf(times)).toEqual([0, 0, 660]);
});

test('no hour has more mails than its limit, whatever was scheduled', () => {
  const mails = Array.from({ length: 300 }, (_, at) =>
    at % 3 === 0 ? [two, three] : [at % 2 ? two : three],
  );
  const times = planMailTimes(mails, new Map(), now);
  for (const { key, perHour } of [two, three]) {
    const own = times.filter((_, at) => mails[at]?.some((limit) => limit.key === key)).map(Number);
    const most = Math.max(
      ...own.map((start) => own.filter((time) => time >= start && time < start + 3_600_000).length),
    );
    expect([key, most]).toEqual([key, perHour]);
  }
});
