/** The personal metrics of groups, and of people who are seen together. */
export const metricResults = {
  loading: 'Loading results',
  more: 'Your profile beside others',
  campaign: 'Campaign',
  metric: 'Metric',
  domain: 'Domain',
  notWhileViewing: {
    title: 'Profiles are not shown while you view another account',
    text: 'They carry names and belong to people of that account. Go back to your own account to see those you may see there.',
  },
  refused: {
    title: 'These profiles cannot stand side by side',
    score_mixed:
      'They were made from different versions of the questions or of the norms, so the same number does not mean the same. They can be compared after the next campaign.',
    score_relative:
      'They show an order within each person only. Which of two people has more of a metric does not follow from them.',
    other: 'The scores do not allow it.',
  },
  group: {
    purpose:
      'How people at %{company} see themselves on the twelve metrics, as groups. Nobody is shown alone.',
    headline:
      'People at %{company} see themselves highest in %{high} (%{highValue} of 100) and lowest in %{low} (%{lowValue}).',
    within: 'Give or take %{margin} at most.',
    finished: 'About %{percent} % of %{people} who were asked about themselves finished.',
    about: '%{people} · released on %{day}',
    profile: {
      title: 'How people see themselves: %{high} highest, %{low} lowest',
      label: 'The twelve metrics, highest first',
      note: 'The bar is where the mean of such a group lies with 90 percent.',
      file: '%{campaign} group profile',
    },
    domains: {
      title: 'By domain: %{high} first, %{low} last',
      label: 'The four domains, highest first',
      file: '%{campaign} domains',
    },
    heat: {
      label: 'Metrics by group',
      file: '%{campaign} metrics by %{dimension}',
      none: 'Not enough answers to show by this. Groups are shown from %{k} people on, and only where nothing about fewer can be worked out.',
    },
    others: {
      title: 'How people are seen, beside how they see themselves',
      label: 'The twelve metrics by who answers',
      about:
        'Mean over people whom at least 3 raters of a relationship rated; at least 5 such people. People mostly see themselves a little higher: that is normal.',
      self: 'People themselves',
      none: 'Not enough answers to show. A relationship is shown when at least 3 of it rated each of at least 5 people.',
      file: '%{campaign} self and others',
    },
    table: { metric: 'Metric', value: 'Mean', margin: 'Give or take', people: 'People' },
    scale:
      'The scale is the percentile among everybody who answered the same questions: 50 is the middle. Numbers rest on at least %{k} people each.',
    none: {
      title: 'No results yet',
      text: 'Results of groups appear here when a survey campaign has closed and is released. Until then you see how many take part.',
      action: 'Go to the survey campaigns',
    },
    tooFew: {
      title: 'Not enough answers to show',
      text: 'Too few people finished this campaign to show any group and keep each of them anonymous.',
    },
    certificate:
      'Checked by calculation: nothing anybody can work out from these numbers depends on fewer than %{k} people. Certificate %{hash}.',
  },
  ownQuestions: {
    self: {
      title: 'Your own questions, asked with the self assessment',
      words: 'With the self assessment, in their own words',
      why: 'Everybody together who answered about themselves; never by person or team. Percent are shown from 20 people on, words from 10 people of whom 5 wrote something.',
    },
    others: {
      title: 'Your own questions, asked of raters',
      words: 'Raters, in their own words',
      why: 'All raters together; never by person, team or relationship. Who answered about several people counts as one person, while percent are of all answers. They are shown from 20 people on, words from 10 people of whom 5 wrote something.',
    },
  },
  relationships: {
    peer: 'Peers',
    direct_report: 'Direct reports',
    other: 'Others',
    peer_and_other: 'Peers and others, together',
    all_others: 'All raters, together',
    manager: 'Manager',
  },
  constellation: {
    purpose:
      'Groups of people by name, chosen to be viewed together. You see the profiles of those who share them with you.',
    choose: 'Constellation',
    option: '%{name} (%{people})',
    people: '%{smart_count} person |||| %{smart_count} people',
    headline:
      'Seen together, “%{name}” is strongest in %{high} (%{highValue} of 100) and weakest in %{low} (%{lowValue}).',
    base: 'Worked out from the %{smart_count} profile you may see, of %{all} people. |||| Worked out from the %{smart_count} profiles you may see, of %{all} people.',
    nobody: {
      title: 'Not enough profiles to see this group together',
      text: 'A group is shown from two profiles on that you may see. People can share theirs on the page of their own results, and take it back at any time.',
    },
    none: {
      title: 'No constellation to view',
      text: 'A constellation is a chosen set of people who are viewed together. Administrators put them together in the account settings.',
      action: 'Go to the constellations',
    },
    missing: {
      title: 'This constellation is not there for you',
      text: 'It may have been deleted, or it is not about you or people of your teams.',
    },
    notShown: 'Not shown',
    grid: {
      title:
        'Person by person: %{smart_count} of %{all} shown |||| Person by person: %{smart_count} of %{all} shown',
      label: 'Metrics by person',
      together: 'Together',
      file: '%{name} people',
      note: 'Numbers are percentiles. A small number below says how far somebody lies from the group.',
      clear:
        '▲ ▼ The group lies outside the range in which this person lies with 80 percent. One profile alone is uncertain by 10 to 15 points either way.',
    },
    domains: {
      title: 'By domain: %{high} carries this group',
      note: 'The bar reaches from the lowest to the highest of them.',
      file: '%{name} domains',
      label: 'The four domains, highest first',
      together: 'Together',
      lowest: 'Lowest',
      highest: 'Highest',
    },
    gaps: {
      title:
        'Beside the blueprint “%{blueprint}”: %{smart_count} metric outside the wanted range |||| Beside the blueprint “%{blueprint}”: %{smart_count} metrics outside the wanted range',
      allIn: 'Beside the blueprint “%{blueprint}”: every metric is within the wanted range',
      label: 'Metrics beside the wanted ranges',
      note: 'The bar is the wanted range.',
      below: '%{smart_count} point below |||| %{smart_count} points below',
      above: '%{smart_count} point above |||| %{smart_count} points above',
      within: 'within',
      file: '%{name} beside the blueprint',
      table: {
        value: 'Together',
        low: 'Wanted from',
        high: 'Wanted to',
        place: 'Place',
        importance: 'Importance',
      },
    },
    importance: { minor: 'minor', useful: 'useful', important: 'important', essential: 'essential' },
    tryOut: 'Try changes',
    report: 'Report',
    paper: 'For paper',
    whatIf: {
      purpose: 'Take people out and put others in, and see what the group would be. Nothing is saved.',
      title: 'Who is in',
      remove: 'Take out %{name}',
      add: 'Put somebody in',
      addNone: 'Nobody else shares a profile with you.',
      reset: 'As it is',
      changed: 'Compared with today: %{metrics}.',
      up: '+%{points}',
      down: '−%{points}',
      same: 'Compared with today no metric moves by more than 2 points.',
    },
  },
  paper: {
    print: 'Print or save as PDF',
    printed: 'Constellation “%{name}”, printed on %{day} for %{reader}',
    confidential: 'Profiles were shared with the reader by the people named. Please do not pass this on.',
    back: 'Back to the report',
  },
  compare: {
    purpose:
      'Your own profile beside that of somebody who shares it with you, or beside what a blueprint wants.',
    with: 'Compare me with',
    title:
      'You and %{name} are clearly apart in %{smart_count} metric |||| You and %{name} are clearly apart in %{smart_count} metrics',
    alike: 'You and %{name}: no metric is clearly apart',
    label: 'Your metrics, highest first',
    file: 'comparison',
    you: 'You',
    note: 'Bars show the range in which your metric lies with 80 percent. Clearly apart means that neither lies in the range of the other.',
    blueprints: 'Blueprints',
    missing: {
      title: 'There is nothing to show here',
      text: 'This person does not share a profile with you, or has none yet.',
    },
    own: {
      title: 'You have no released profile yet',
      text: 'Your profile appears when a campaign about you has closed and its results are released.',
    },
    nothing: {
      title: 'No blueprint to compare with',
      text: 'When a blueprint of your company is approved, you can see yourself beside it.',
    },
  },
  benchmark: {
    purpose: 'A profile beside the published mean of everybody in the same campaign.',
    title: '%{person}: clearly above everybody in %{above}, clearly below in %{below} of twelve metrics',
    alike: '%{person}: no metric is clearly apart from everybody',
    everybody: 'Everybody',
    label: 'Metrics beside everybody, highest first',
    note: 'Everybody is the published mean of %{people}. A difference counts only where it lies outside the bar.',
    file: 'results benchmark',
    none: {
      title: 'Not enough answers to show',
      text: 'Too few people finished that campaign to show everybody together.',
    },
  },
  relationship: {
    purpose: 'How somebody and those around them see the same metrics.',
    title:
      '%{person}: clearly apart from %{name} in %{smart_count} metric |||| %{person}: clearly apart from %{name} in %{smart_count} metrics',
    alike: '%{person}: no metric is clearly apart from %{name}',
    label: 'Metrics by who answers, the own view first',
    group: '%{group} (%{raters})',
    note: 'Each group of raters is shown only together. People mostly see themselves a little higher than others do: that is normal.',
    file: 'results by relationship',
    none: {
      title: 'No group of raters to show',
      text: 'Groups are shown after the release, from 3 raters on, and only to those who were named before the first question.',
    },
  },
  building: {
    purpose:
      'What is built around you: small steps to practise, what is asked of roles, and groups you are in.',
    headline: '%{smart_count} sprint is running for you. |||| %{smart_count} sprints are running for you.',
    quiet: 'No sprint is running for you at the moment.',
    failed: 'This could not be loaded.',
    sprints: {
      title: 'My sprints',
      none: 'A sprint is a time-boxed set of small actions, for you or for a team of yours. There is none yet.',
      mine: 'For me',
      team: 'For the team %{team}',
      dates: '%{from} to %{to}',
    },
    blueprints: {
      title: 'Blueprints',
      none: 'A blueprint says what a role or the culture asks of each metric. None is approved yet.',
      compare: 'See yourself beside them',
      ranges: '%{smart_count} metric |||| %{smart_count} metrics',
    },
    constellations: {
      title: 'Constellations',
      none: 'A constellation is a chosen set of people who are viewed together. You are in none.',
    },
    status: { draft: 'In preparation', running: 'Running', finished: 'Finished', cancelled: 'Cancelled' },
  },
  person: {
    choose: 'Person',
    self: 'Myself',
    noProfile: {
      title: 'No released profile',
      text: 'A profile appears when a campaign has closed and its results are released.',
    },
  },
  sharing: {
    title: 'Share my profile',
    text: 'Your profile is yours. You can let others see it by name, and take that back at any time. What raters say about you is never part of it.',
    choice: 'Who may see my profile',
    nobody: 'Only me, and those my campaigns named',
    leaders: 'Those who lead a team of mine, and administrators',
    colleagues: 'Everybody at %{company}',
    late: 'In small groups you may be seen only after some others share as well, so that nothing follows about those who do not.',
    saved: 'Saved.',
    failed: 'That could not be saved. Please try again.',
    loadFailed: 'What you share could not be loaded.',
  },
} as const;
