/** Texts of the participants of a benchmark campaign: their list and the page of one of them. */
export const participantPages = {
  participants: {
    title: 'Participants',
    purpose:
      'Who was invited, and whether the first invitation arrived. No one can see who has started or finished. Reminders are sent to everyone who hasn’t finished.',
    back: 'Back to the campaign',
    search: 'Search by name',
    results: '%{smart_count} result |||| %{smart_count} results',
    all: 'All',
    failed: 'We couldn’t load the participants.',
    nothingFound: 'No results match your search.',
    clear: 'Clear search and filter',
    table: 'Participants of %{name}',
    columns: {
      name: 'Name',
      status: 'First invitation',
      invited_on: 'Invited on',
      actions: 'Actions',
    },
    contact: {
      sms: 'No email address: gets text messages',
      letter: 'No email address: needs a letter',
      letterOrNumber: 'No email address: needs a letter or a mobile number',
    },
    unnamed: 'Former member',
    actionsOf: 'Actions for %{name}',
    empty: {
      draft: {
        title: 'No participants yet',
        text: 'Participants appear here once you launch the campaign.',
      },
      launched: {
        title: 'No one from your teams is invited',
        text: 'This list shows members of the teams you lead. None of them are in this campaign.',
      },
      action: 'Go to the campaign',
    },
  },
  participant: {
    status: { invited: 'Invited', delivered: 'Delivered', bounced: 'Bounced', withdrawn: 'Withdrawn' },
    firstInvitation: 'First invitation',
    meaning: {
      invited: 'The email hasn’t been delivered yet or is waiting in the outbox.',
      delivered:
        'The recipient’s mail server accepted the email. Sending a new link doesn’t change this status.',
      bounced:
        'The email couldn’t be delivered. Check the address and send a new link. Sending a new link doesn’t change this status.',
      withdrawn: 'The link no longer works. To invite this person again, send a new link.',
    },
    textMeaning: {
      invited:
        'The text message hasn’t been sent yet. Text messages are sent from 9:00 to 20:00 where the person is.',
      delivered: 'The provider accepted the text message. Sending a new link doesn’t change this status.',
      bounced:
        'The text message couldn’t be sent. Check the mobile number and send a new link. Sending a new link doesn’t change this status.',
    },
    letterMeaning:
      'This person has no email address, so no invitation was sent. They can take part with a letter and a personal code.',
    why: {
      title: 'Why you can’t see who has answered',
      text: 'Participation is confidential: only the person knows whether they have started or finished. Knowing who answered would reveal exactly who is in each published group.',
      reminders: 'Reminders are sent to everyone who hasn’t finished. No one is told who they are.',
    },
    failed: 'We couldn’t load this participant.',
    missing: {
      title: 'Participant not found',
      text: 'The invitation belongs to another account or a team you don’t lead.',
    },
    resend: 'Send new link',
    remove: 'Withdraw invitation',
    resendDialog: {
      title: 'Send %{name} a new link?',
      text: 'The previous link stops working. Saved answers are kept. Anyone who has already finished is told that there’s nothing left to do.',
      confirm: 'Send new link',
    },
    removeDialog: {
      title: 'Withdraw the invitation for %{name}?',
      text: 'The link stops working, and unfinished answers are lost. If this person has finished, their answers still count. Either way, this person still counts in the participation rate, so that it doesn’t reveal who has answered.',
      confirm: 'Withdraw invitation',
    },
    closedStays: 'This campaign is closed, so you can’t send or withdraw invitations.',
  },
} as const;
