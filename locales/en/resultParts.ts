/** Parts of the pages about results. */
export const resultParts = {
  dimensions: {
    purpose: 'Whether people experience %{company} differently, depending on where in it they work.',
    by: { team: 'team', department: 'department', location: 'location', level: 'level' },
    most: 'At %{company}, experience differs most by %{dimension}.',
    typically:
      'Groups typically lie %{smart_count} point from everybody; chance alone could make up to %{chance}. |||| Groups typically lie %{smart_count} points from everybody; chance alone could make up to %{chance}.',
    alike: 'At %{company}, no dimension of the organisation divides people by more than chance alone could.',
    least:
      'It differs least by %{dimension}: %{smart_count} point, where chance alone could make up to %{chance}. |||| It differs least by %{dimension}: %{smart_count} points, where chance alone could make up to %{chance}.',
    nearest:
      'Nearest to it comes %{dimension}: groups typically lie %{smart_count} point from everybody, where chance alone could make up to %{chance}. |||| Nearest to it comes %{dimension}: groups typically lie %{smart_count} points from everybody, where chance alone could make up to %{chance}.',
    chart: 'How far groups typically lie from everybody',
    bars: 'Dimensions, the one that matters most first',
    points: '%{smart_count} point |||| %{smart_count} points',
    note: '%{smart_count} group, up to %{gap} points from everybody |||| %{smart_count} groups, up to %{gap} points from everybody',
    none: 'No groups are shown',
    untold:
      'Whether experience at %{company} differs by where people work cannot be told from so few people or such rough numbers.',
    open: 'Cannot be told',
    meaning:
      'The typical distance over all topics, large groups counting more. The dashed line shows how much of it chance alone could make at most: the more small groups there are, the more.',
    fileName: 'dimensions',
    table: {
      dimension: 'Dimension',
      groups: 'Groups',
      typical: 'Typical distance',
      chance: 'Chance alone at most',
      gap: 'Largest distance',
    },
  },
  changes: {
    title: 'Since %{quarter}, %{group} changed most: %{change}',
    noneClear: 'Since %{quarter}, no group changed enough to rule out chance',
    noneTold: 'Whether groups changed since %{quarter} cannot be told',
    noneSame: 'The groups are others than in %{quarter}, so they are not compared',
    list: 'Groups and what changed since %{quarter}',
    up: '%{topic} rose from %{from} to %{to}, give or take %{smart_count}',
    down: '%{topic} fell from %{from} to %{to}, give or take %{smart_count}',
    same: 'No clear change',
    untold: 'Too few people, or numbers told too roughly, to tell a change from chance',
    most: 'No clear change. Most moved %{topic}, from %{from} to %{to}: among so many comparisons, chance alone can make that.',
    otherGroup: 'The group is made of others than then, so nothing is compared',
    meaning:
      'Groups are compared only where they are made of the same teams or categories as then. People may have come and gone. “Give or take” is what chance alone could make of the change (90 percent).',
    fileName: '%{campaign} changes since %{quarter}',
    table: {
      group: 'Group',
      topic: 'Topic',
      before: 'Then',
      now: 'Now',
      change: 'Change',
      margin: 'Give or take',
      word: 'More than chance',
    },
    words: { up: 'Yes, up', down: 'Yes, down', noClearChange: 'No', open: 'Cannot be told' },
  },
  spread: {
    title: '%{topic}: %{share} of people score %{band}',
    titleMany: '%{topic}: %{share} each score %{band}',
    titleNone: '%{topic}: how people’s scores are spread',
    none: 'Not enough answers to show. The spread is shown from 20 people on, and only where it tells too little about each of them.',
    band: '%{from} to under %{to}',
    last: '%{from} to %{to}',
    percent: '%{share} %',
    columns: 'How people’s scores in %{topic} are spread',
    table: { band: 'Score', share: 'Percent of people' },
    meaning:
      'Percent are rounded to 5 and need not add up to 100. Few people in a range are counted with the next one. The same score can come from people who agree, or from two camps.',
    fileName: '%{campaign} %{topic} spread',
    failed: 'The spread of scores could not be loaded.',
  },
  drivers: {
    title: 'What goes most with %{outcome}: %{topics}',
    titleWeak: 'No topic goes clearly with %{outcome}',
    titleNone: 'Topics that move the outcome',
    none: 'Not enough answers to show. How topics go together can be told from 100 people on.',
    bars: 'Topics, the one that goes most with %{outcome} first',
    words: { strong: 'Strong', some: 'Some', none: 'None' },
    table: { topic: 'Topic', value: 'Rank correlation', word: 'Link' },
    meaning:
      'People who score high in one also score high in the other: 1 would be always, 0 no more than by chance. It does not say which causes which, but it is where a change may help %{outcome} most.',
    fileName: '%{campaign} links',
    failed: 'What moves the outcome could not be loaded.',
  },
  companies: {
    title:
      'Among companies, %{high} stands highest (above about %{highPlace} %), %{low} lowest (above about %{lowPlace} %)',
    titleOne: 'Where you stand among companies',
    titleNone: 'Not enough companies to compare with yet',
    none: 'From ten companies on that take part, this shows where yours stands among them. Nobody sees the numbers or the name of another company.',
    about: '%{amount} companies or more · as of %{day}',
    bars: 'Topics and where you stand among companies',
    own: '%{own}, middle %{middle}',
    meaning:
      'The point is your score, the bar the middle half of all companies, the dashed line their middle. Built once a quarter from published results only.',
    table: {
      topic: 'Topic',
      own: 'Your score',
      p25: 'Lower quarter',
      p50: 'Middle',
      p75: 'Upper quarter',
      place: 'Above percent of companies',
    },
    fileName: '%{campaign} among companies',
    failed: 'The comparison with other companies could not be loaded.',
  },
  ownQuestions: {
    sharesFailed: 'The results of your own questions could not be loaded.',
    commentsFailed: 'The comments could not be loaded.',
  },
  merged: {
    title: 'What is shown together, and why',
    nothing: 'Every group could be shown alone',
    why: 'Nothing is ever published of fewer than %{k} people. A smaller group is joined with the next small one of its kind, and so is one that could be worked out from other published numbers. Nobody can choose or undo this, and it was decided from the sizes of groups alone, before any answer was read.',
    dropped: 'Not enough answers to show',
  },
  first: {
    title: 'What to do first: %{topics}',
    titleNone: 'No topic is low',
    least:
      'Every topic scores 45 or more. The next to look at is %{topics} (%{score}), and what goes most with the outcome.',
    alike: 'Every topic scores 45 or more.',
    topic: '%{topic} (%{score} out of 100)',
    reasons: {
      low: 'This lies in the low range, below 45.',
      maybeLow: 'The step of ten points in which this lies reaches into the low range, below 45.',
    },
    noSuggestions: 'The catalogue has nothing on this yet. Talk about it with those concerned.',
    failed: 'What to do first could not be loaded.',
  },
  histogram: {
    purpose: 'How people’s scores in one topic are spread at %{company}, in a closed campaign.',
    topic: 'Topic',
    mean: 'In %{topic}, the people at %{company} score %{score} out of 100 together.',
  },
} as const;
