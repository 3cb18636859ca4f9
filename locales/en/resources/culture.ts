import { statuses } from '../statuses.ts';

export const benchmark_campaigns = {
  name: 'Benchmark campaign |||| Benchmark campaigns',
  purpose: 'The culture benchmark, one campaign per quarter. Results are published when a campaign closes.',
  create: 'Create campaign',
  update: 'Edit campaign',
  computed: { participation: 'Participation rate' },
  scheduled: statuses.scheduled,
  notOpened: 'Not opened as scheduled',
  lengths: { full: 'Full', short: 'Short', pulse: 'Pulse', short_pulse: 'Short pulse' },
  fields: {
    name: 'Name',
    message: 'Message in the invitation',
    length: 'Length',
    topic_ids: 'Topics',
    status: 'Status',
    opens_on: 'Opens on',
    closes_on: 'Closes on',
    min_group: 'Minimum group size',
    cuts: 'Compare results by',
    sensitive_min_group: 'Minimum group size for race, gender and decade',
    left_out_when_small: 'Hide if groups are too small',
    questions_per_sitting: 'Questions per session',
    reminders: 'Send reminders',
    supplemental_ids: 'Custom questions',
    audience: 'Audience',
    scheduled_at: 'Scheduled on',
    scheduled_by: 'Scheduled by',
    opening_problem: 'Not opened because',
    launched_on: 'Launched on',
    closed_on: 'Closed on',
    created_by: 'Created by',
    updated_at: 'Last changed',
  },
  help: {
    message: 'Appears in the invitation email.',
    length:
      'Short forms ask one of the two questions about each element. Half of the people get one form and half the other. Scores stay comparable, but their margins are wider. If you send pulses often, rotate the topics: results about the same topic are less precise if a small audience, or a group that is asked again on its own, changes by a few people. Can’t be changed after launch.',
    topic_ids: 'Choose one to three topics. Results show only these.',
    opens_on:
      'The day on which the campaign opens. On the campaign’s page, schedule it to open automatically, or launch it yourself.',
    closes_on:
      'The last day for answers, which ends at midnight in each person’s time zone. Once it has ended in every time zone, all results are published together.',
    min_group:
      'Results are never published for fewer people than this. Respondents see this number before the first question. Until launch, you can raise it but not lower it. The minimum is 5.',
    cuts: 'Fixed at launch and shown to respondents. Groups that are too small are combined with others.',
    sensitive_min_group:
      'These results are the most sensitive, so they need larger groups: 10, unless you change it before launch. It can’t be lower than 5 or than the minimum group size above.',
    left_out_when_small:
      'If any group is too small, results aren’t compared by this category at all. In all other categories, small groups are combined instead.',
    questions_per_sitting: 'Leave blank to ask everything in a single session.',
    reminders: 'Up to three, only to people who haven’t finished. No one is told who they are.',
    supplemental_ids:
      'Asked after the questions of the benchmark. Like all answers, they’re shown only after the campaign closes and only if enough people have answered.',
    audience: 'Everyone who is active on launch day, or the teams and people you choose.',
  },
  sections: {
    campaign: 'Campaign',
    questions: 'Questions',
    audience: 'Audience',
    confidentiality: 'Privacy settings',
    rhythm: 'Sessions and reminders',
  },
  choices: {
    status: { draft: statuses.draft, open: statuses.active, closed: statuses.closed },
    length: {
      full: 'Full (15 to 20 minutes)',
      short: 'Short (8 to 10 minutes)',
      pulse: 'Pulse (one to three topics)',
      short_pulse: 'Short pulse (one to three topics, half the questions)',
    },
    cuts: {
      race: 'Race or ethnicity',
      gender: 'Gender',
      decade: 'Decade of birth',
      department: 'Department',
      location: 'Location',
      level: 'Level',
      team: 'Team',
    },
    left_out_when_small: {
      race: 'Race or ethnicity',
      gender: 'Gender',
      decade: 'Decade of birth',
    },
    audience: { everyone: 'Everyone', chosen: 'Selected teams and people' },
  },
  empty: {
    title: 'No campaigns yet',
    text: 'A campaign asks people how inclusive their workplace is and publishes results in which no one can be identified.',
  },
} as const;
