import { calendarEntryTexts } from './calendarEntries.ts';

/** The calendar of a person. */
export const calendar = {
  purpose:
    'Your sessions, due dates, and the last days of surveys. Surveys stay here until their last day, whether or not you’ve answered.',
  entries: calendarEntryTexts,
  failed: 'We couldn’t load your calendar.',
  today: 'Today',
  previous: 'Previous',
  next: 'Next',
  view: 'View',
  views: { month: 'Month', week: 'Week', agenda: 'Agenda' },
  weekOf: 'Week of %{day}',
  allDay: 'All day',
  more: '+%{count} more',
  none: 'Nothing in this period.',
  feed: {
    open: 'Subscribe',
    title: 'Subscribe in another calendar',
    text: 'Add this private link to Outlook, Google Calendar, or Apple Calendar as a subscription. New entries appear there within a few hours.',
    secret:
      'Anyone with the link can read your calendar, so don’t share it. It doesn’t show whether you’ve answered a survey, and has no steps of sprints that only you see.',
    create: 'Create link',
    renew: 'Create new link',
    renewTitle: 'Replace your private link?',
    renewText: 'The current link stops working. Calendars that use it no longer update.',
    revoke: 'Delete link',
    revokeTitle: 'Delete your private link?',
    revokeText: 'Calendars that use it no longer update.',
    exists: 'You created a private link on %{day}. For your security, we can’t show it again.',
    created: 'Copy the link now. For your security, we can’t show it again.',
    failed: 'We couldn’t load the state of your private link.',
    close: 'Close',
    label: 'Private link',
    copy: 'Copy',
    copied: 'Link copied.',
    notCopied: 'Your browser didn’t allow copying. Select the link and copy it.',
  },
};
