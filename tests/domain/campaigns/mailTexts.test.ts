import { describe, expect, test } from 'vitest';
import {
  addressRulesOf,
  allowedPlaceholders,
  campaignMails,
  isReminder,
} from '../../../domain/campaigns/campaignMails.ts';
import {
  checkMailText,
  fillMailText,
  hasAddress,
  type MailTextDraft,
  type MailTextValues,
  mailBlocks,
  mailTextLimits,
  selectMailText,
  withoutAddresses,
} from '../../../domain/campaigns/mailTexts.ts';

const good: MailTextDraft = {
  subject: '{campaign} at {company}',
  body: 'Hello {first_name},\n\nIt takes {duration}.\n\n{link}',
  sender_name: 'Ana from People & Culture',
};
const values: MailTextValues = {
  first_name: 'Ada',
  campaign: 'Culture {link}',
  company: 'Harbor',
  message: '',
  closes_on: '1 December 2026',
  duration: '15 to 20 minutes',
  target_first_name: 'Berta',
  nomination: '',
};

describe('the emails of survey campaigns', () => {
  test.each([
    ['selfInvitation', ['first_name', 'campaign', 'company', 'message', 'nomination', 'closes_on', 'link']],
    [
      'raterInvitation',
      ['first_name', 'target_first_name', 'campaign', 'company', 'message', 'closes_on', 'link'],
    ],
    ['selfReminder', ['first_name', 'campaign', 'company', 'closes_on', 'link']],
    ['raterReminder', ['first_name', 'target_first_name', 'campaign', 'company', 'closes_on', 'link']],
  ] as const)('%s has its placeholders', (template, names) => {
    expect(allowedPlaceholders(template)).toEqual(names);
  });

  test('a reminder of any kind contains no address, also not in names', () => {
    const neutral = { campaign: 'Your survey', company: 'your company', target_first_name: 'a colleague' };
    const named = { ...values, campaign: 'www.evil.example', target_first_name: 'berta7.evil.com' };
    for (const template of ['selfReminder', 'raterReminder'] as const) {
      const body = 'Go to evil.example';
      expect(checkMailText({ ...good, subject: 'Hi', body }, template)).toEqual([
        { field: 'body', problem: 'addressInReminder' },
      ]);
      expect(withoutAddresses(named, template, neutral, () => [])).toMatchObject({
        campaign: 'Your survey',
        target_first_name: 'a colleague',
      });
    }
    expect(withoutAddresses(named, 'raterInvitation', neutral, () => [])).toMatchObject({
      campaign: 'www.evil.example',
      target_first_name: 'a colleague',
    });
  });

  test.each(['{target_first_name}{company}', '{first_name}{target_first_name}', 'x.{target_first_name}'])(
    'an invitation contains no name that could be a part of an address: %s',
    (body) => {
      expect(checkMailText({ ...good, subject: 'Hi', body }, 'raterInvitation')).toEqual([
        { field: 'body', problem: 'placeholderInAddress' },
      ]);
    },
  );
});

describe('the check of an edited email', () => {
  test('accepts every placeholder and a blank sender', () => {
    const body = '{first_name} {campaign}{company}{message}{closes_on}{duration}';
    expect(checkMailText({ ...good, body, sender_name: '' }, 'invitation')).toEqual([]);
    expect(checkMailText(good, 'invitation')).toEqual([]);
  });

  test.each<[string, Partial<MailTextDraft>, object]>([
    [
      'an unknown placeholder',
      { body: 'Hi {firstname}' },
      { field: 'body', problem: 'placeholderUnknown', params: { name: '{firstname}' } },
    ],
    [
      'a placeholder in other case',
      { subject: '{Campaign}' },
      { field: 'subject', problem: 'placeholderUnknown', params: { name: '{Campaign}' } },
    ],
    [
      'the syntax of other products',
      { body: '%{message} {{link}}' },
      { field: 'body', problem: 'linkAlone' },
    ],
    [
      'empty braces',
      { body: 'x {} y' },
      { field: 'body', problem: 'placeholderUnknown', params: { name: '{}' } },
    ],
    [
      'a name of Object',
      { body: '{constructor}' },
      { field: 'body', problem: 'placeholderUnknown', params: { name: '{constructor}' } },
    ],
    ['the link in the subject', { subject: 'Open {link}' }, { field: 'subject', problem: 'linkInSubject' }],
    ['the link in a sentence', { body: 'Open {link} now' }, { field: 'body', problem: 'linkAlone' }],
    ['two links', { body: '{link}\n\n{link}' }, { field: 'body', problem: 'linkAlone' }],
    ['an empty subject', { subject: '  ' }, { field: 'subject', problem: 'required' }],
    ['an empty text', { body: '\n' }, { field: 'body', problem: 'required' }],
    [
      'a long text',
      { body: 'x'.repeat(mailTextLimits.body + 1) },
      { field: 'body', problem: 'tooLong', params: { max: 2_000 } },
    ],
    [
      'a header in the subject',
      { subject: 'Hi\r\nBcc: a@b.example' },
      { field: 'subject', problem: 'oneLine' },
    ],
    [
      'a Unicode line break in the subject',
      { subject: 'Hi\u2028Bcc: a' },
      { field: 'subject', problem: 'oneLine' },
    ],
    ['a header in the sender', { sender_name: 'Ana\nBcc: x' }, { field: 'sender_name', problem: 'oneLine' }],
    [
      'an address as the sender',
      { sender_name: 'it@company.example' },
      { field: 'sender_name', problem: 'nameOnly' },
    ],
    ['a second address', { sender_name: 'Ana" <x>' }, { field: 'sender_name', problem: 'nameOnly' }],
    [
      'text that reverses its direction',
      { sender_name: 'Ana\u202e' },
      { field: 'sender_name', problem: 'oneLine' },
    ],
    [
      'a domain as the sender',
      { sender_name: 'evil.example' },
      { field: 'sender_name', problem: 'nameOnly' },
    ],
    [
      'a full-width address as the sender',
      { sender_name: 'hr＠acme' },
      { field: 'sender_name', problem: 'nameOnly' },
    ],
    ['an invisible subject', { subject: '\u200b\u2060' }, { field: 'subject', problem: 'required' }],
    ['an invisible text', { body: '\u200b\n\n\u00ad' }, { field: 'body', problem: 'required' }],
    ['a control character', { body: 'a\u0000b' }, { field: 'body', problem: 'characters' }],
  ])('refuses %s', (_name, changes, problem) => {
    expect(checkMailText({ ...good, ...changes }, 'invitation')).toEqual([problem]);
  });
});

describe('R33 an edited reminder tells nobody who got it', () => {
  test.each(['See https://intranet.example/help', 'see WWW.intranet.example', 'see //intranet.example'])(
    'web addresses are refused: %s',
    (body) => {
      expect(checkMailText({ ...good, body }, 'reminder')).toEqual([
        { field: 'body', problem: 'addressInReminder' },
      ]);
      expect(checkMailText({ ...good, body }, 'invitation')).toEqual([]);
    },
  );
  test.each([
    'bit.ly/abc',
    'intranet.acme.com/x',
    'mailto:hr@acme.com',
    'hr@acme',
    'https:/{campaign}',
    'https:\\\\evil.com',
    'https:／／evil',
    'evil．com',
    'evil。com',
    'ev\u200bil\u200b.\u200bcom',
    '192.168.10.2/x',
    '{campaign}.com',
  ])('other forms of addresses are refused: %s', (address) => {
    for (const field of ['subject', 'body'] as const) {
      expect(checkMailText({ ...good, [field]: `See ${address}` }, 'reminder')).toEqual([
        { field, problem: 'addressInReminder' },
      ]);
    }
  });
  test.each([
    'Hello {first_name},\n\nplease answer by {closes_on}. Thank you!',
    'It takes {duration}; e.g. at noon, at 8.30 and/or later…',
    'Meet us @ 5 in room 3.14.',
  ])('sentences are no addresses: %s', (body) => {
    expect(checkMailText({ ...good, body }, 'reminder')).toEqual([]);
  });
  test.each([
    'evil.com/{first_name}',
    '{first_name}.evil.com',
    'evil.{first_name}',
    '{campaign}{first_name}',
    '{message}/{first_name}',
  ])('personal addresses are refused in an invitation: %s', (body) => {
    expect(checkMailText({ ...good, body }, 'invitation')).toEqual([
      { field: 'body', problem: 'placeholderInAddress' },
    ]);
  });
  test('an invitation that is sent again follows the rules of reminders', () => {
    const again = campaignMails.map((template) => addressRulesOf(template, 2));
    expect(again.every(isReminder)).toBe(true);
    expect(campaignMails.map((template) => addressRulesOf(template, 1))).toEqual(campaignMails);
    for (const body of ['bit.ly/abc', '{campaign}.com', 'ev\u200bil.com']) {
      expect(hasAddress({ ...good, body }), body).toBe(true);
      expect(hasAddress({ ...good, subject: body }), body).toBe(true);
    }
    expect(hasAddress(good)).toBe(false);
  });
  test('names that contain addresses are replaced in a reminder, and personal ones in an invitation too', () => {
    const neutral = { campaign: 'Your survey', company: 'your company', target_first_name: 'a colleague' };
    const fill = ({ campaign, company }: MailTextValues) => [`${campaign}${company}`];
    const names = {
      ...values,
      first_name: 'ada7.evil.com',
      campaign: 'Culture https://x/c7',
      company: 'Harbor',
    };
    const inReminder = withoutAddresses(names, 'reminder', neutral, fill);
    expect(inReminder).toEqual({ ...values, first_name: '', campaign: 'Your survey', company: 'Harbor' });
    expect(withoutAddresses(names, 'invitation', neutral, fill)).toEqual({ ...names, first_name: '' });
    expect(withoutAddresses(values, 'reminder', neutral, fill)).toEqual(values);
    const split = { ...values, campaign: 'evil.', company: 'com' };
    expect(withoutAddresses(split, 'reminder', neutral, fill)).toMatchObject(neutral);
  });
  test('the message of the campaign, which can contain addresses, is refused', () => {
    const problem = { field: 'body', problem: 'placeholderUnknown', params: { name: '{message}' } };
    expect(checkMailText({ ...good, body: '{message}' }, 'reminder')).toEqual([problem]);
  });
  test('an address that differs by person is refused in an invitation too', () => {
    const body = 'https://intranet.example/?who={first_name}';
    expect(checkMailText({ ...good, body }, 'invitation')).toEqual([
      { field: 'body', problem: 'placeholderInAddress' },
    ]);
  });
});

test('values are filled once, and an empty one removes the space before it', () => {
  expect(fillMailText('{campaign}!', values)).toBe('Culture {link}!');
  expect(fillMailText('Hello {first_name},', { ...values, first_name: '' })).toBe('Hello,');
  expect(fillMailText('$& {company}', values)).toBe('$& Harbor');
});

test('blank lines make paragraphs, empty ones are dropped, and the link keeps its place', () => {
  const body = 'One\nline\r\n \r\n{message}\n\n\u200b\n\u200b\n{link}\n\n\u2060\nTwo {campaign}';
  expect(mailBlocks(body, values)).toEqual([
    { kind: 'text', text: 'One\nline' },
    { kind: 'link' },
    { kind: 'text', text: 'Two Culture {link}' },
  ]);
});

test.each([
  ['de', 'en', 'de'],
  ['fr', 'en', 'en'],
  ['fr', 'fr', null],
  ['en', 'en', 'en'],
] as const)(
  'a person with the language %s, if the product has %s, gets the text in %s',
  (locale, product, result) => {
    const texts = [{ locale: 'de' }, { locale: 'en' }];
    expect(selectMailText(texts, locale, product)?.locale ?? null).toBe(result);
    expect(selectMailText([], locale, product)).toBeNull();
  },
);
