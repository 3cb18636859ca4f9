/** The tabs of the result pages: the rows of topics, the details of a topic, and the comparison of two groups. */
export const resultView = {
  tabs: { label: 'Views of these results', overview: 'Overview', details: 'Details', share: 'Share' },
  notices: {
    account:
      'This link belongs to another account. You see %{company} instead. If you have access to the other account, switch to it and open the link again.',
    campaign:
      'This link leads to a campaign that isn’t available here. It may have been deleted, or you may not have access to it. You see the latest results instead.',
    topic: 'This link leads to a topic that has no published results in this campaign.',
    group: 'This link leads to a group that has no published results in this campaign.',
    groupOfLead:
      'This link leads to a group that you can’t see here. You see the company and the teams you lead, if they have published results.',
  },
  rows: {
    score: 'Score',
    since: 'Since %{quarter}',
    company: 'Gap to company',
    benchmark: 'Gap to benchmark',
    withMargin: '%{points} (±%{margin})',
    chance: 'not significant',
    significant: 'significant',
    noMargin: '%{points}, margin unknown',
    unknown: 'Not comparable',
    newTopic: 'No earlier score',
    noReference: 'No benchmark',
    open: 'Choose a topic to see its elements, trend and groups.',
    margins: 'The margin (±) is the 90% confidence range.',
    companiesNote: 'The benchmark is the median of other companies; its own uncertainty isn’t included.',
    table: {
      change: 'Change',
      changeMargin: 'Margin of the change (±)',
      gap: 'Gap',
      gapMargin: 'Margin of the gap (±)',
    },
  },
  group: {
    label: 'Show',
    company: 'The whole company',
    shown: 'The scores below are those of %{group} (%{people}).',
    back: 'Show the company',
    none: 'Your teams have no results of their own in this campaign, so you see the company’s.',
    loading: 'Loading your teams',
    failed: 'We couldn’t load your teams.',
    named: '%{campaign}, %{group}',
    trend: 'The trend is the whole company’s.',
  },
  panel: {
    close: 'Close',
    label: '%{topic}: %{score}',
    unpublished: { title: 'Not enough answers', text: 'This topic isn’t published for %{group}.' },
  },
  details: { topic: 'Topic' },
  compare: {
    title: 'Compare two groups',
    text: 'Choose any two groups with published results.',
    sides: { compare: 'First group', with: 'Second group' },
    dimension: '%{side}: type',
    group: '%{side}',
    company: 'The whole company',
    choose: 'On each side, choose a type of group, and then a group.',
    same: 'Both sides show the same group. Choose another one.',
    hidden:
      'This group has no results of its own in this campaign. It may have too few answers, or it may be combined with other groups.',
    hiddenFromLead:
      'You can’t see this group. You can compare the company and the teams you lead, if they have published results.',
    none: 'Not enough answers. No groups of this type have published results.',
    higher: '%{first} scores significantly higher than %{second} in %{topics}',
    lower: '%{first} scores significantly lower than %{second} in %{topics}',
    both: '%{first} scores significantly higher than %{second} in %{higher}, and lower in %{lower}',
    alike: 'No significant difference between %{first} and %{second}',
    notComparable: '%{first} and %{second}: the margins needed to compare them aren’t published',
    difference: 'Difference',
    notShown: 'Not enough answers',
    margins:
      'The margin (±) is the 90% confidence range of the difference. All topics are tested together. Groups are compared as they were when the campaign was launched.',
    mayOverlap:
      'Some people may be in both groups. How many isn’t published. They count on both sides, so the people who are in only one group may differ more than shown. The margins count them as different people, so they are wide enough.',
    contains:
      'The company includes the group, so the group may differ more from everyone else than shown. The margins count them as different people, so they are wide enough.',
    fileName: '%{campaign} %{first} and %{second}',
    failed: 'We couldn’t load these groups.',
    loading: 'Loading groups',
    swap: 'Swap sides',
  },
} as const;
