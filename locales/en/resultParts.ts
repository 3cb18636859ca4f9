/** Parts of the result pages. */
export const resultParts = {
  dimensions: {
    purpose: 'How much experience at %{company} depends on where people work.',
    by: { team: 'team', department: 'department', location: 'location', level: 'level' },
    most: 'At %{company}, experience differs most by %{dimension}.',
    typically:
      'The typical gap from the company average is %{smart_count} point. Up to %{chance} could be due to chance. |||| The typical gap from the company average is %{smart_count} points. Up to %{chance} could be due to chance.',
    alike: 'At %{company}, no dimension shows significant differences.',
    least:
      'The difference by %{dimension} stands out least from chance: %{smart_count} point, of which up to %{chance} could be due to chance. |||| The difference by %{dimension} stands out least from chance: %{smart_count} points, of which up to %{chance} could be due to chance.',
    nearest:
      'The largest difference is by %{dimension}: the typical gap from the company average is %{smart_count} point. Up to %{chance} could be due to chance. |||| The largest difference is by %{dimension}: the typical gap from the company average is %{smart_count} points. Up to %{chance} could be due to chance.',
    chart: 'Typical gap from the company average',
    bars: 'Dimensions, most beyond chance first',
    points: '%{smart_count} point |||| %{smart_count} points',
    note: '%{smart_count} group, up to %{gap} points from the average |||| %{smart_count} groups, up to %{gap} points from the average',
    none: 'No groups are shown',
    untold:
      'There are too few answers to show whether experience at %{company} depends on where people work.',
    open: 'Can’t be shown yet',
    meaning:
      'The typical gap over all topics. Large groups count more. The dashed line shows how much could be due to chance. It’s higher when there are many small groups.',
    fileName: 'dimensions',
    table: {
      dimension: 'Dimension',
      groups: 'Groups',
      typical: 'Typical gap',
      chance: 'Maximum by chance',
      gap: 'Largest gap',
    },
  },
  changes: {
    title: 'Since %{quarter}, %{group} changed most: %{change}',
    noneClear: 'No group changed significantly since %{quarter}',
    noneTold: 'Not enough answers to show changes since %{quarter}',
    noneSame: 'The groups differ from those in %{quarter}, so they can’t be compared',
    list: 'Groups and their changes since %{quarter}',
    up: '%{topic} rose from %{from} to %{to} (±%{smart_count})',
    down: '%{topic} fell from %{from} to %{to} (±%{smart_count})',
    same: 'No significant change',
    untold: 'Not enough answers, or numbers too rounded, to show a change',
    most: 'No significant change. Largest: %{topic}, from %{from} to %{to}. With this many comparisons, that could be due to chance.',
    otherGroup: 'This group has a different composition now, so it can’t be compared',
    meaning:
      'Groups are compared only if they contain the same teams or categories as before. Their members may have changed. The margin (±) shows the 90% confidence range of the change.',
    fileName: '%{campaign} changes since %{quarter}',
    table: {
      group: 'Group',
      topic: 'Topic',
      before: 'Before',
      now: 'Now',
      change: 'Change',
      margin: 'Margin (±)',
      word: 'Significant',
    },
    words: { up: 'Yes, up', down: 'Yes, down', noClearChange: 'No', open: 'Can’t be shown yet' },
  },
  spread: {
    title: '%{topic}: %{share} of people score %{band}',
    titleMany: '%{topic}: %{share} each score %{band}',
    titleNone: '%{topic}: distribution of scores',
    none: 'Not enough answers. The distribution is shown from 20 people, and only if it doesn’t reveal too much about individuals.',
    band: '%{from} to under %{to}',
    last: '%{from} to %{to}',
    percent: '%{share}%',
    columns: 'Distribution of scores in %{topic}',
    table: { band: 'Score', share: 'Share of people (%)' },
    meaning:
      'Percentages are rounded to 5 and may not add up to 100. A range with few people is combined with the next one. The same average can come from people who agree or from two opposing groups.',
    fileName: '%{campaign} %{topic} distribution',
    failed: 'We couldn’t load the distribution of scores.',
  },
  drivers: {
    title: 'Most closely related to %{outcome}: %{topics}',
    titleWeak: 'No topic is closely related to %{outcome}',
    titleNone: 'Related topics',
    none: 'Not enough answers. The relation between topics is shown from 100 people.',
    bars: 'Topics, most closely related to %{outcome} first',
    words: { strong: 'Strong', some: 'Moderate', none: 'None' },
    table: { topic: 'Topic', value: 'Rank correlation', word: 'Strength' },
    meaning:
      'How closely a topic is related to %{outcome}: 1 means that both put people in the same order, 0 means no relation. It doesn’t show what causes what.',
    fileName: '%{campaign} related topics',
    failed: 'We couldn’t load the related topics.',
  },
  companies: {
    title:
      'Compared with other companies, %{high} ranks highest (above about %{highPlace}%), %{low} lowest (above about %{lowPlace}%)',
    titleOne: 'Comparison with other companies',
    titleNone: 'Not enough companies to compare with yet',
    none: 'Once at least ten companies take part, you can see how yours compares. No one can see the numbers or the name of another company.',
    about: 'At least %{amount} companies · as of %{day}',
    bars: 'Topics compared with other companies',
    own: '%{own}, median %{middle}',
    meaning:
      'The point is your score, the bar is the middle half of all companies, and the dashed line is their median. Updated once a quarter from published results only.',
    table: {
      topic: 'Topic',
      own: 'Your score',
      p25: 'Lower quartile',
      p50: 'Median',
      p75: 'Upper quartile',
      place: 'Above % of companies',
    },
    fileName: '%{campaign} compared with companies',
    failed: 'We couldn’t load the comparison with other companies.',
  },
  ownQuestions: {
    sharesFailed: 'We couldn’t load the results of your custom questions.',
    commentsFailed: 'We couldn’t load the comments.',
  },
  merged: {
    title: 'Combined groups',
    nothing: 'Every group could be shown alone',
    why: 'Nothing is ever published about fewer than %{k} people. A smaller group is combined with the next small group of its kind. So is a group that could be derived from other published numbers. No one can choose or undo this. It was decided by group size alone, before any answer was read.',
    dropped: 'Not enough answers',
  },
  first: {
    title: 'What to focus on first: %{topics}',
    titleNone: 'No topic scores low',
    least: 'Every topic scores 45 or more. Lowest: %{topics} (%{score}).',
    alike: 'Every topic scores 45 or more.',
    topic: '%{topic} (%{score} out of 100)',
    reasons: {
      low: 'This score is in the low range, below 45.',
      maybeLow: 'This ten-point range extends into the low range, below 45.',
    },
    noSuggestions:
      'The catalog has no suggestions for this topic yet. Talk about it with the people concerned.',
    failed: 'We couldn’t load what to focus on first.',
  },
  histogram: {
    purpose: 'How scores in one topic are distributed at %{company}, in a closed campaign.',
    topic: 'Topic',
    mean: 'In %{topic}, people at %{company} score %{score} out of 100 on average.',
  },
} as const;
