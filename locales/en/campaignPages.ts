import { campaignMessages } from './campaigns.ts';
import { openingProblems } from './openingProblems.ts';
import { participantPages } from './participantPages.ts';
import { surveyReceipt } from './surveyReceipt.ts';

/** Texts of the pages of one benchmark campaign: status, participants and actions. */
export const campaignPages = {
  list: 'Benchmark campaigns',
  loading: 'Loading the campaign',
  failed: 'We couldn’t load this campaign.',
  missing: {
    title: 'Campaign not found',
    text: 'It may have been deleted, or it belongs to another account.',
  },
  ofOthers: 'You can view this campaign but not edit it, because someone else created it.',
  savedPreview: 'Shows the campaign as it was last saved.',
  reminded: campaignMessages.reminded,
  purpose: {
    draft: 'Not launched. No invitations sent.',
    open: 'Open for answers. Results appear after it closes.',
    closed: 'Closed. Published results can no longer change.',
  },
  actions: {
    open: 'Launch campaign',
    remind: 'Send reminders',
    schedule: 'Schedule opening',
    copy: 'Copy campaign',
    results: 'View results',
    more: 'More actions',
    edit: 'Edit campaign',
    participants: 'View participants',
    mails: 'Preview and edit emails',
    letters: 'Print letters with codes',
    close: 'Close now',
    delete: 'Delete campaign',
  },
  letters: {
    title: 'Print letters for “%{name}”',
    text: 'For people who don’t read email: one page per participant, with a personal code that opens the survey. Letters are created for everyone you choose, whether or not they’ve started.',
    warning:
      'You get the letters once, and they aren’t stored. Codes from earlier letters to these people no longer open a new survey. The audit log records who created letters, when and how many. The survey tells each person who created theirs.',
    emails:
      'Everyone you choose gets no more reminders from this campaign, and no invitations that haven’t been sent yet. Links that were already emailed still open the survey. Only the first survey that a person submits counts.',
    entering:
      'Don’t enter the codes yourself: you would answer in someone else’s place. A code doesn’t reveal whether its owner has begun.',
    team: 'Only one team (optional)',
    onlyTeam: 'Only %{name}',
    confirm: 'Create letters',
    made: 'The letters were downloaded. Print them, then delete the file.',
    poster: 'Download a poster without a code',
    kiosk:
      'For a shared device, open %{address} on it while no one is signed in. One person after another can enter their code there, and nothing stays on the device.',
  },
  days: { unknown: 'Not set' },
  open: {
    title: 'Launch “%{name}”?',
    invites:
      'One person will be invited as soon as you launch. |||| %{smart_count} people will be invited as soon as you launch.',
    invitesUnknown: 'Everyone selected will be invited as soon as you launch.',
    until: 'They can answer until the end of %{day} in their own time zone.',
    final: {
      title: 'Launching makes these settings final:',
      questions: 'Questions',
      benchmark: 'One question as worded today |||| %{smart_count} questions as worded today',
      custom: 'one custom question |||| %{smart_count} custom questions',
      languages: 'Languages',
      sessions: 'Sessions',
      oneSession: 'All questions at once',
      perSession: 'One question a day |||| %{smart_count} questions a day',
      cuts: 'Results are compared by',
      noCuts: 'No groups (overall results only)',
      minimum: 'Minimum group size',
      people: 'One person |||| %{smart_count} people',
      audience: 'Audience',
      grows: 'You can add people but not remove them',
      reminders: 'Automatic reminders',
      on: 'On',
      off: 'Off',
      changeable:
        'You can still change the name, the message, the emails and the last day (%{day}), and correct translations.',
    },
    never: 'A launched campaign can’t become a draft again.',
    confirm: 'Launch and invite',
  },
  schedule: {
    title: 'Schedule “%{name}”?',
    noDay:
      'Edit the campaign and choose the day on which it opens. It must be later than today in the time zone of your account (%{zone}).',
    opens: 'It opens on %{day}, when the day begins in the time zone of your account (%{zone}).',
    byItself: 'It opens automatically when this day begins in the time zone of your account.',
    checked:
      'On that day, the audience is checked using everyone’s current teams and details, and invitations are sent. If the campaign can’t be opened, it stays a draft and you get an email.',
    changed:
      'Until then, you can change the name, the message and the last day. If anything else changes, the schedule is canceled and you have to confirm it again.',
    confirm: 'Schedule opening',
    scheduledFor: 'Scheduled for %{day}',
    cancel: 'Cancel schedule',
    refused: 'This campaign wasn’t opened as scheduled',
    canceled: 'The scheduled opening was canceled',
    status: 'Scheduled',
    purpose: 'Opens automatically. No invitations sent yet.',
    problems: openingProblems,
  },
  copy: {
    name: 'Copy of %{name}',
    onlyLed: 'The copy is limited to the teams you lead. Choose who to invite.',
  },
  remind: {
    title: 'Remind everyone who hasn’t finished?',
    about: 'Remind about %{count} people?',
    loading: 'Checking the last reminder',
    failed: 'We couldn’t check when people were last reminded.',
    never: 'No reminders have been sent yet.',
    last: 'The last reminders were sent on %{at}.',
    tooSoon: 'Reminders must be at least %{hours} hours apart. You can send the next one from %{at}.',
    text: 'Everyone who hasn’t finished gets an email. No one is told who they are.',
    textOrEmail:
      'Everyone who hasn’t finished gets an email or, without an address, a text message. No one is told who they are.',
    rounded: 'The number is rounded and as of yesterday, to protect anonymity.',
  },
  length: {
    title: 'Length',
    full: 'Full: two questions about each element of every topic.',
    short:
      'Short: one of the two questions about each element. There are two forms, and each team is split evenly between them.',
    pulse: 'Pulse: two questions about each element of these topics: %{topics}.',
    short_pulse:
      'Short pulse: one of the two questions about each element of these topics: %{topics}. There are two forms, and each team is split evenly between them.',
    neverStored: 'Neither the form nor the question is stored with a response.',
    failed: 'We couldn’t load the topics.',
  },
  close: {
    title: 'Close “%{name}” now?',
    text: 'No one can answer anymore, and unfinished answers are lost. Results are published immediately if enough people have finished.',
    never: 'A closed campaign can’t be reopened.',
    confirm: 'Close permanently',
  },
  delete: {
    title: 'Delete “%{name}”?',
    draft: 'The draft and its audience are deleted. No invitations have been sent.',
    open: 'All answers so far are deleted, and every link that was sent stops working.',
    closed:
      'All its answers and published results are deleted, including on dashboards, in comparisons and in trends.',
    never: 'This can’t be undone.',
    confirm: 'Delete permanently',
  },
  checks: {
    title: 'Before you launch',
    nobody: 'No one is selected yet. Add teams or people below.',
    tooSmall:
      'Only %{smart_count} person would be invited. Results need at least %{k}, so you can’t launch this campaign yet. |||| Only %{smart_count} people would be invited. Results need at least %{k}, so you can’t launch this campaign yet.',
    tooFewChosen:
      'Only %{smart_count} person would be invited. A campaign for selected teams or people needs at least %{least}, twice its minimum group size. Select at least %{missing} more. |||| Only %{smart_count} people would be invited. A campaign for selected teams or people needs at least %{least}, twice its minimum group size. Select at least %{missing} more.',
    noCuts:
      'Only %{smart_count} people would be invited. That’s too few for two groups of at least %{k}, so results won’t be compared by group.',
    past: 'The last day for answers has passed. Choose a later day before you launch.',
    similar:
      'Nearly the same people were invited to another campaign in the last 400 days: at most %{most} were added, and at most %{most} were left out. To protect these people, results may be shown in steps of ten, and some may not be published. |||| Nearly the same people were invited to %{smart_count} other campaigns in the last 400 days: in each, at most %{most} were added, and at most %{most} were left out. To protect these people, results may be shown in steps of ten, and some may not be published.',
    byText:
      'One of them has no email address and gets a text message. |||| %{smart_count} of them have no email address and get a text message.',
    byLetter:
      'One of them has no email address and needs a letter. |||| %{smart_count} of them have no email address and need a letter.',
    sharesOnly:
      'Nearly the same people were invited to another campaign in the last 400 days, which asks about other topics. To protect the people who differ, answers to custom rating and choice questions and the ratings in the survey feedback may not be published. Scores aren’t affected.',
    ready: 'One person will be invited. |||| %{smart_count} people will be invited.',
    checking: 'Counting people to invite…',
    failed: 'We couldn’t count how many people would be invited.',
  },
  funnel: {
    title: 'Participation',
    invited: 'Invited',
    started: 'Started',
    finished: 'Finished',
    people: '%{band} people',
    share: 'about %{percent}%',
    bands: {
      5: '5 to 9',
      10: '10 to 19',
      20: '20 to 49',
      50: '50 to 99',
      100: '100 or more',
    },
    tooFew: 'Participation isn’t shown because fewer than %{k} people are invited.',
    tooFewClosed: 'Participation isn’t shown because fewer than %{k} people were invited.',
    note: 'Rounded to the nearest 5%. To protect anonymity, finished surveys are counted once a day.',
    noteClosed: 'Rounded to the nearest 5%.',
  },
  next: {
    title: 'Next steps',
    draft: {
      choose: 'Choose who to invite, and check the privacy settings.',
      open: 'Launch the campaign. Invitations are sent immediately.',
      scheduled: 'The campaign opens automatically on %{day}. Invitations are sent then.',
      planned: 'You planned to launch on %{day}.',
      reminders:
        'People who haven’t finished get reminders after 3 and 7 days, and one day before the campaign closes.',
      noReminders: 'Automatic reminders are off. You can send reminders yourself.',
    },
    open: {
      reminder: 'Next reminder to people who haven’t finished',
      noReminder: 'No more automatic reminders are scheduled. You can send one yourself.',
      lastDay: 'Last day for answers',
      publish:
        'Everyone can answer until the end of that day in their own time zone. Once it has ended in every time zone, the campaign closes automatically and all results are published together.',
    },
    closed: {
      publishing:
        'Results are being published. With many people, this takes a few minutes. You can leave this page.',
      published: 'Results were published when the campaign closed, if enough people had finished.',
      closedOn: 'Closed on',
      kept: 'Once results are published, answers can no longer be linked to any group.',
    },
  },
  receipt: {
    title: 'What respondents are told',
    intro: 'They read this before the first question.',
    promise: surveyReceipt.promise,
    detail:
      'Only your link or your own sign-in opens your draft. When you finish, your answers are encrypted. At first they’re stored with your invitation. They’re separated from it in a batch with the answers of at least %{others} other people, or when the results are published. After that, nothing links them to you.',
    smallestLabel: surveyReceipt.smallestLabel,
    smallest: '%{k} people. Smaller groups are combined with others, never shown alone.',
    cutsLabel: surveyReceipt.cutsLabel,
    cuts: surveyReceipt.cuts,
    keptLabel: surveyReceipt.keptLabel,
    kept: 'Until the results are published, after the campaign closes. After that, answers can no longer be linked to any group.',
    raise: 'You can increase the minimum group size until you launch the campaign. You can’t reduce it.',
    fixed: 'Fixed at launch.',
  },
  audience: {
    chosenHelp:
      'A person in more than one of these is invited only once. At least %{least} people must be invited, twice the minimum group size.',
    title: 'Audience',
    everyone: 'Everyone in this account who is active on launch day.',
    everyoneLaunched: 'Everyone who was active on launch day.',
    change: 'To invite only some teams or people, edit the campaign.',
    chosen: 'These teams and people. Anyone listed more than once is invited once.',
    teams: 'Teams',
    people: 'People',
    addTeam: 'Add team',
    addPerson: 'Add person',
    addLater: 'Everyone you add is invited immediately and can’t be removed from this list.',
    remove: 'Remove %{name}',
    none: 'None yet',
    invite: 'Invite more people',
    more: 'Show one more |||| Show %{smart_count} more',
    unnamed: 'ID %{id}',
    searching: 'Searching…',
    nothing: 'No results',
    failed: 'We couldn’t load the names.',
  },
  ...participantPages,
} as const;
