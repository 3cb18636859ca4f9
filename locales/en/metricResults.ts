/** Personal metrics of groups, and of people viewed together. */
export const metricResults = {
  more: 'Compare your profile',
  campaign: 'Campaign',
  metric: 'Metric',
  domain: 'Domain',
  notWhileViewing: {
    title: 'Profiles aren’t shown while you view another account',
    text: 'Profiles show names and belong to the people of that account. Return to your own account to see the profiles you have access to there.',
  },
  refused: {
    title: 'These profiles can’t be compared',
    score_mixed:
      'They use different versions of the questions or norms, so their numbers can’t be compared. A comparison may be possible after the next campaign.',
    score_relative:
      'They only show how each person ranks the metrics, not which of two people scores higher on a metric.',
    other: 'These scores can’t be compared with each other.',
  },
  group: {
    compared: 'Compare with a blueprint',
    blueprintsFailed: 'We couldn’t load the blueprints.',
    purpose:
      'How people at %{company} see themselves on the twelve metrics, as groups. No individuals are shown.',
    headline:
      'People at %{company} rate themselves highest in %{high} (%{highValue} of 100) and lowest in %{low} (%{lowValue}).',
    within: 'Margin: up to ±%{margin} points.',
    finished: 'About %{percent}% of %{people} finished their self-assessment.',
    about: '%{people} · released on %{day}',
    profile: {
      title: 'How people see themselves: %{high} highest, %{low} lowest',
      label: 'The twelve metrics, highest first',
      note: 'The bar is the 90% confidence range of the group average.',
      file: '%{campaign} group profile',
    },
    domains: {
      title: 'By domain: %{high} highest, %{low} lowest',
      label: 'The four domains, highest first',
      file: '%{campaign} domains',
    },
    heat: {
      label: 'Metrics by group',
      file: '%{campaign} metrics by %{dimension}',
      none: 'Not enough answers. A group needs at least %{k} people and is shown only if nothing about fewer people can be derived.',
    },
    others: {
      title: 'How people see themselves and how others see them',
      label: 'The twelve metrics by rater group',
      about:
        'The average across people who were each rated by at least 3 raters in a relationship. It’s shown only for at least 5 such people. Most people rate themselves slightly higher than others do. That’s normal.',
      self: 'Self-assessment',
      none: 'Not enough answers. A relationship is shown if at least 5 people were each rated by at least 3 raters.',
      file: '%{campaign} self and others',
    },
    table: { metric: 'Metric', value: 'Average', margin: 'Margin (±)', people: 'People' },
    scale:
      'The scale shows the percentile among everyone who answered the same questions: 50 is the middle. Each number is based on at least %{k} people.',
    none: {
      title: 'No results yet',
      text: 'Group results appear here when a 360 campaign has closed and its results are released. Until then, you can see participation.',
      action: 'Go to 360 campaigns',
    },
    tooFew: {
      title: 'Not enough answers',
      text: 'Too few people finished this campaign to show any group while keeping everyone anonymous.',
    },
    certificate:
      'Verified by calculation: nothing that can be derived from these numbers depends on fewer than %{k} people. Certificate %{hash}.',
  },
  ownQuestions: {
    self: {
      title: 'Custom questions in the self-assessment',
      words: 'Comments from the self-assessment',
      why: 'These results combine everyone’s answers about themselves. They aren’t broken down by person or team. Percentages need answers from at least 20 people. Comments need answers from at least 10 people, including 5 who wrote a comment.',
    },
    others: {
      title: 'Custom questions for raters',
      words: 'Comments from raters',
      why: 'These results combine the answers of all raters. They aren’t broken down by person, team or relationship. A rater who gave feedback on several people counts as one person, but percentages include every answer. Percentages need answers from at least 20 people. Comments need answers from at least 10 people, including 5 who wrote a comment.',
    },
  },
  relationships: {
    peer: 'Peers',
    direct_report: 'Direct reports',
    other: 'Others',
    peer_and_other: 'Peers and others combined',
    all_others: 'All raters combined',
    manager: 'Manager',
  },
  constellation: {
    purpose:
      'Sets of people viewed together by name. You see the profiles of people who share them with you.',
    choose: 'Constellation',
    option: '%{name} (%{people})',
    people: '%{smart_count} person |||| %{smart_count} people',
    headline:
      'As a group, “%{name}” is strongest in %{high} (%{highValue} of 100) and weakest in %{low} (%{lowValue}).',
    base: 'Based on the %{smart_count} profile you have access to, of %{all} people. |||| Based on the %{smart_count} profiles you have access to, of %{all} people.',
    nobody: {
      title: 'Not enough profiles to show this constellation',
      text: 'You need access to at least two profiles. People can share theirs on their own results page, and stop sharing at any time.',
    },
    none: {
      title: 'No constellations yet',
      text: 'A constellation is a set of people viewed together. Administrators create them in the account settings.',
      action: 'Go to constellations',
    },
    missing: {
      title: 'Constellation not found',
      text: 'It may have been deleted, or it doesn’t include you or anyone on your teams.',
    },
    notShown: 'Not shown',
    grid: {
      title: 'By person: %{smart_count} of %{all} shown |||| By person: %{smart_count} of %{all} shown',
      label: 'Metrics by person',
      person: 'Person',
      together: 'Group average',
      file: '%{name} people',
      note: 'Numbers are percentiles. The small number below shows the difference from the group.',
      clear:
        '▲ ▼ Significantly above or below the group, across all cells of the table together. A single profile has a margin of about ±10 to 15 points.',
    },
    domains: {
      title: 'By domain: %{high} is the group’s strength',
      note: 'The bar shows the range from the lowest to the highest individual score.',
      file: '%{name} domains',
      label: 'The four domains, highest first',
      together: 'Group average',
      lowest: 'Lowest',
      highest: 'Highest',
    },
    gaps: {
      title:
        'Compared with the blueprint “%{blueprint}”: %{smart_count} metric outside the target range |||| Compared with the blueprint “%{blueprint}”: %{smart_count} metrics outside the target range',
      allIn: 'Compared with the blueprint “%{blueprint}”: all metrics are in the target range',
      label: 'Metrics compared with the target ranges',
      note: 'The bar is the target range.',
      below: '%{smart_count} point below |||| %{smart_count} points below',
      above: '%{smart_count} point above |||| %{smart_count} points above',
      within: 'in range',
      file: '%{name} compared with the blueprint',
      table: {
        value: 'Group average',
        low: 'Target from',
        high: 'Target to',
        place: 'Result',
        importance: 'Importance',
      },
    },
    importance: { minor: 'minor', useful: 'useful', important: 'important', essential: 'essential' },
    tryOut: 'Try a different team',
    report: 'View report',
    paper: 'Print view',
    whatIf: {
      purpose:
        'Add and remove people to see how the group would change. Nothing is saved until you confirm it.',
      title: 'Members',
      remove: 'Remove %{name}',
      add: 'Add person',
      addNone: 'No one else shares a profile with you.',
      addNoMatch: 'No results',
      reset: 'Reset',
      changed: 'Compared with the current group: %{metrics}.',
      up: '+%{points}',
      down: '−%{points}',
      same: 'Compared with the current group, no metric changes by more than 2 points.',
      gap: 'Gap to “%{blueprint}”: %{gap} points.',
      gapFrom: 'Gap to “%{blueprint}”: %{gap} points. Saved group: %{before} points.',
      gapNote:
        'The mean distance of the group averages from the target ranges. Essential metrics count four times as much as minor ones. Only profiles that you have access to are included. Each has a margin of about ±10 to 15 points, so small differences between people may be due to chance.',
      best: 'Best next member: %{name}. The gap would be %{gap} points, mostly because %{metric} would move from %{before} to %{after}.',
      addBest: 'Add %{name}',
      noBest: 'No one whose profile you have access to would narrow the gap.',
      save: 'Save members',
      saveText: '“%{name}” is saved with %{added} and %{removed}.',
      addedPeople: '%{smart_count} person added |||| %{smart_count} people added',
      removedPeople: '%{smart_count} person removed |||| %{smart_count} people removed',
      saved: 'Members saved.',
    },
  },
  paper: {
    print: 'Print or save as PDF',
    printed: 'Constellation “%{name}”, printed on %{day} for %{reader}',
    confidential:
      'Confidential: the people named here shared their profiles with the person who printed this. Please don’t share this document.',
    back: 'Back to the report',
  },
  compare: {
    purpose:
      'Compare your profile with a blueprint or with the profile of someone who shares theirs with you.',
    with: 'Compare me with',
    title:
      'You and %{name} differ significantly in %{smart_count} metric |||| You and %{name} differ significantly in %{smart_count} metrics',
    alike: 'You and %{name} don’t differ significantly in any metric',
    untested: 'You and %{name} can’t be compared',
    label: 'Your metrics, highest first',
    file: 'comparison',
    you: 'You',
    note: 'Bars show your 80% confidence range. A difference counts as significant only if chance is unlikely to explain it, across all twelve metrics together.',
    blueprints: 'Blueprints',
    missing: {
      title: 'No profile to show',
      text: 'This person doesn’t share a profile with you or doesn’t have one yet.',
    },
    own: {
      title: 'You don’t have a released profile yet',
      text: 'Your profile appears once a campaign about you has closed and its results are released.',
    },
    nothing: {
      title: 'No blueprints to compare with',
      text: 'Once your company approves a blueprint, you can compare yourself with it.',
    },
  },
  benchmark: {
    purpose: 'Compare a profile with the company average of the same campaign.',
    title:
      '%{person}: significantly above the company average in %{above} of %{compared} metrics, significantly below in %{below}',
    alike: '%{person}: no metric differs significantly from the company average',
    untested: '%{person}: with so few answers, the company average is too uncertain to compare',
    everybody: 'Company average',
    label: 'Metrics compared with the company average, highest first',
    note: 'The company average is the published average of %{people}. A difference counts as significant only if chance is unlikely to explain it, across all compared metrics together.',
    file: 'results benchmark',
    none: {
      title: 'Not enough answers',
      text: 'Too few people finished that campaign to show a company average.',
    },
  },
  relationship: {
    purpose: 'Compare a person’s own view with the views of the people around them.',
    title:
      '%{person}: differs significantly from %{name} in %{smart_count} metric |||| %{person}: differs significantly from %{name} in %{smart_count} metrics',
    alike: '%{person}: no metric differs significantly from %{name}',
    untested: '%{person} and %{name} can’t be compared',
    label: 'Metrics by rater group, self-assessment first',
    group: '%{group} (%{raters})',
    note: 'Raters are only shown in groups. Most people rate themselves slightly higher than others do. That’s normal.',
    file: 'results by relationship',
    none: {
      title: 'No rater groups to show',
      text: 'Groups of at least 3 raters are shown after the release, and only to the people named before the first question.',
    },
  },
  person: {
    choose: 'Person',
    self: 'Me',
    noProfile: {
      title: 'No released profile',
      text: 'A profile appears once a campaign has closed and its results are released.',
    },
  },
  sharing: {
    title: 'Share my profile',
    text: 'Your profile belongs to you. You can let others see it with your name, and stop sharing at any time. What raters say about you is never part of it.',
    choice: 'Who can see my profile',
    nobody: 'Only me and the people named in my campaigns',
    leaders: 'My team leads and administrators',
    colleagues: 'Everyone at %{company}',
    late: 'In small groups, your profile may not be visible until everyone shares theirs, so that nothing is revealed about people who don’t share.',
    status: {
      shown: 'Your profile is shown to the people you share it with.',
      waiting:
        'Your profile isn’t shown yet. Together with published averages, it would reveal something about people who don’t share theirs. It will be shown once everyone in one of your groups, such as your team, shares their profile.',
      checking: 'We’re checking whether your profile can be shown. This takes a few minutes.',
    },
    saved: 'Saved.',
    failed: 'We couldn’t save this. Try again.',
    loadFailed: 'We couldn’t load your sharing settings.',
  },
} as const;
