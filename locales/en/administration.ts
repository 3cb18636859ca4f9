/** Account status and account delegation, for platform administrators. */
export const administration = {
  loading: 'Loading',
  accounts: {
    label: 'Accounts',
    one: 'Account',
    none: 'No accounts found',
    searching: 'Searching…',
    failed: 'We couldn’t load the accounts.',
  },
  people: {
    label: 'People',
    help: 'Search local and delegated administrators, consultants and platform administrators by name or email address.',
    none: 'No matching people can work in other accounts',
    failed: 'We couldn’t load the people.',
  },
  reach: { administers: 'Administrator', reads: 'Read-only', asleep: 'Not in effect' },
  account: {
    facts: {
      title: 'Overview',
      people: 'Active people',
      teams: 'Teams',
      running_campaigns: 'Open campaigns',
      contract_year: 'Contract year',
      delegates: 'Delegated to',
      noYear: 'No contract date',
      nobody: 'No one. Only its own administrators manage it.',
      failed: 'We couldn’t load the account overview.',
    },
    invite: {
      title: 'Invite first administrator',
      text: 'This account has no people yet. Invite its first administrator, who can then import people and create campaigns.',
      send: 'Invite administrator',
      sent: 'We emailed %{email} a link to set a password. The link works once and expires in 7 days.',
      added: '%{email} was added, but no email was sent because no mail server is configured.',
      link: 'Link to set a password',
      linkHelp:
        'Send this link to the administrator. It works once, expires in 7 days, and won’t be shown again.',
    },
    status: {
      title: 'Status',
      change: 'Change status',
      means: {
        draft: 'The account is being set up. People can sign in, and administrators can prepare campaigns.',
        trial: 'The account is on trial. People can sign in, and campaigns accept answers.',
        active: 'People can sign in, and campaigns accept answers.',
        suspended:
          'People can’t sign in, surveys don’t accept answers, and no emails are sent. Nothing is deleted.',
        closed: 'Closed permanently. People with access can view the account but not change it.',
      },
      ask: {
        draft: 'Return %{name} to draft?',
        trial: 'Start the trial of %{name}?',
        active: 'Activate %{name}?',
        suspended: 'Suspend %{name}?',
        closed: 'Close %{name} permanently?',
      },
      does: {
        works:
          '%{smart_count} person can sign in, and campaigns accept answers. |||| %{smart_count} people can sign in, and campaigns accept answers.',
        signedOut:
          '%{smart_count} person is signed out immediately and can’t sign in. |||| %{smart_count} people are signed out immediately and can’t sign in.',
        campaigns:
          '%{smart_count} open campaign stops accepting answers. It still closes after its last day and is published. |||| %{smart_count} open campaigns stop accepting answers. They still close after their last days and are published.',
        mails: 'No invitations, reminders or other emails are sent.',
        read: 'People with access can view the account but not change it.',
        comeBack:
          'Nothing is deleted. If you activate the account again, everything continues where it left off.',
        forGood: 'A closed account can’t be reopened.',
      },
      confirm: {
        draft: 'Return to draft',
        trial: 'Start trial',
        active: 'Activate account',
        suspended: 'Suspend account',
        closed: 'Close permanently',
      },
    },
  },
  delegation: {
    title: 'Account delegation',
    purpose:
      'People who can work in accounts other than their own. Changes take effect when they open their next page.',
    delegate: 'Delegate accounts',
    by: { label: 'View', person: 'By person', account: 'By account' },
    search: { person: 'Search people', account: 'Search accounts' },
    results: {
      person: '%{smart_count} person |||| %{smart_count} people',
      account: '%{smart_count} account |||| %{smart_count} accounts',
    },
    columns: {
      person: 'Person',
      account: 'Account',
      accounts: 'Delegated accounts',
      people: 'Delegated to',
      actions: 'Actions',
    },
    none: { account: 'No one', person: 'No accounts' },
    since: 'Since %{date}, by %{name}',
    sinceOnly: 'Since %{date}',
    more: 'and %{smart_count} more',
    asleep: 'This delegation has no effect because the person no longer has the required permission.',
    add: { person: 'Delegate accounts to %{name}', account: 'Delegate %{name}' },
    remove: 'Remove %{account} from %{person}',
    select: 'Select %{name}',
    selectAll: 'Select all on this page',
    selected: '%{smart_count} selected |||| %{smart_count} selected',
    clear: 'Clear selection',
    addSelected: 'Delegate',
    removeSelected: 'Remove all',
    failed: 'We couldn’t load the delegations.',
    nothingFound: 'No results match your search.',
    clearSearch: 'Clear search',
    empty: {
      title: 'No delegated accounts yet',
      text: 'Delegate an account so that an administrator can open it from the account picker, see its people and run its campaigns. Everything they do there is recorded under their own name.',
    },
    dialog: {
      title: 'Delegate accounts',
      text: 'Each person gets access to each of these accounts when they open their next page. Administrators can make changes there. Consultants can only view.',
      confirm: 'Delegate',
      tooMany:
        'You selected %{count} delegations, but you can create at most %{most} at once. Remove some people or accounts.',
      count: '%{smart_count} delegation |||| %{smart_count} delegations',
    },
    removeDialog: {
      title: 'Remove %{smart_count} delegation? |||| Remove %{smart_count} delegations?',
      text: 'People lose access when they open their next page. Changes they’ve already made are kept.',
      confirm: 'Remove',
    },
  },
} as const;
