/** People for those who administer an account: many at once, and who may do what. */
export const people = {
  loading: 'Loading',
  cancel: 'Cancel',
  tools: { status: 'Change status', rolesAudit: 'Roles audit' },
  /** What the pages ask for; a column each in the roles audit. */
  rights: {
    supervisor: 'Team lead',
    local_admin: 'Admin',
    admin: 'Platform admin',
    super_admin: 'Super admin',
    ai_console: 'AI console',
    full_hiring: 'Hiring',
    api_access: 'API access',
    delegated_admin: 'Delegated admin',
    app_admin: 'App admin',
    user_with_search: 'Pay search',
    other_accounts: 'Other accounts',
  },
  grants: {
    kinds: {
      session: 'Signed in',
      permission: 'Own permission',
      role: 'By role',
      subscription: 'Subscription',
      account: 'Account setting',
      delegation: 'Delegation',
    },
    through: '%{role} through %{permissions}',
    explained: {
      session: 'Everybody who is signed in has this.',
      permission: 'Holds the permission “%{permission}”.',
      role: 'Is %{role}, through %{permissions}.',
      subscription: 'The account has a subscription that includes this.',
      account: 'The account has switched this on for everybody with the permission “%{permission}”.',
      delegation: 'Other accounts were delegated to somebody with the permission “%{permission}”.',
    },
  },
  roles: {
    columns: {
      name: 'Name',
      email: 'E-mail address',
      status: 'Status',
      role: 'Role',
      ledTeams: 'Teams led',
      delegatedAccounts: 'Accounts delegated',
    },
  },
  bulk: {
    status: 'Change status',
    all: 'Change status of all %{smart_count} that match',
  },
  status: {
    title: 'Change status',
    purpose:
      'Switch many people on or off at once. You see what it means before anything changes, and you can take it back.',
    whom: 'Whom',
    chosen: 'Chosen people',
    matching: 'Everybody who matches',
    pick: 'People',
    pickHelp: 'Search by name, e-mail address, department or location.',
    picking: 'Searching',
    pickFailed: 'The search did not work. Please try again.',
    pickNothing: 'Nobody matches.',
    search: 'Search',
    searchHelp:
      'Every word has to stand in a name, an e-mail address, a department, a location or a personnel number. Empty: everybody.',
    filters: 'Filters from the list of people',
    filter: '%{field}: %{values}',
    empty: 'empty',
    to: 'New status',
    becomes: { active: 'Active', inactive: 'Inactive' },
    means: {
      active: 'They can sign in again and are invited from the next campaign on.',
      inactive:
        'They can no longer sign in and get no more invitations or reminders. Results that were published stay as they are.',
    },
    nobody: 'Choose people to see what would change.',
    preview: 'What will happen',
    previewFailed: 'What would change could not be found out.',
    changing: {
      active: '%{smart_count} person becomes active. |||| %{smart_count} people become active.',
      inactive: '%{smart_count} person becomes inactive. |||| %{smart_count} people become inactive.',
    },
    nothing: 'Nobody would change.',
    already: {
      active: '%{smart_count} is active already. |||| %{smart_count} are active already.',
      inactive: '%{smart_count} is inactive already. |||| %{smart_count} are inactive already.',
    },
    yourself: 'You are among them and stay as you are.',
    beyond:
      '%{smart_count} holds permissions you cannot give and stays as is: %{names}. |||| %{smart_count} hold permissions you cannot give and stay as they are: %{names}.',
    andMore: '%{names} and others',
    sessions:
      '%{smart_count} session ends: who is signed in is signed out at once. |||| %{smart_count} sessions end: who is signed in is signed out at once.',
    openSurveys:
      '%{smart_count} has an open survey. The link already sent works until the campaign closes. |||| %{smart_count} have an open survey. The links already sent work until the campaign closes.',
    leaders:
      '%{smart_count} leads a team, which stays without a lead who can sign in. |||| %{smart_count} lead teams, which stay without a lead who can sign in.',
    act: {
      active: 'Make %{smart_count} active',
      inactive: 'Make %{smart_count} inactive',
    },
    ask: {
      active: 'Make %{smart_count} person active? |||| Make %{smart_count} people active?',
      inactive: 'Make %{smart_count} person inactive? |||| Make %{smart_count} people inactive?',
    },
    askText: 'Each change stands in the audit log. You can take all of it back here later.',
    done: {
      active: '%{smart_count} person is active now. |||| %{smart_count} people are active now.',
      inactive: '%{smart_count} person is inactive now. |||| %{smart_count} people are inactive now.',
    },
    restored:
      '%{smart_count} person has the former status again. |||| %{smart_count} people have their former status again.',
    left: '%{smart_count} was changed since, or is beyond your reach, and stays: %{names}. |||| %{smart_count} were changed since, or are beyond your reach, and stay: %{names}.',
    leftNobody: '%{smart_count} is no longer here. |||| %{smart_count} are no longer here.',
    batches: {
      title: 'Made before',
      failed: 'What was changed before could not be loaded.',
      empty: 'When the status of several people is changed at once, it stands here and can be taken back.',
      changed: {
        active: '%{smart_count} person made active |||| %{smart_count} people made active',
        inactive: '%{smart_count} person made inactive |||| %{smart_count} people made inactive',
      },
      by: 'By %{actor}',
      bySomebody: 'By somebody who is no longer here',
      undone: 'Taken back for %{restored} of %{changed}',
      undo: 'Take back',
      undoOf: 'Take back: %{what}',
      more: 'Show older ones',
    },
  },
} as const;
