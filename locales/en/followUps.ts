/** Follow-up pulses: whether a topic that was chosen as a focus has changed. */
export const followUps = {
  title: 'Follow-up pulse',
  loading: 'Loading the follow-up pulse',
  failed: 'We couldn’t load the follow-up pulse. Check your connection and try again.',
  text: 'A short survey about %{topic} in a few weeks can show whether the score has changed.',
  days: 'It opens on %{from} and closes on %{to}.',
  groups: {
    team: 'It asks the team %{names}.',
    teams: 'It asks the teams %{names}, whose results were published together.',
    team_group: 'It asks the team group %{names}.',
    department: 'It asks the department %{names}.',
    location: 'It asks people at the location %{names}.',
    level: 'It asks people at the level %{names}.',
    same_people: 'It asks everyone who was invited to “%{names}”.',
    company: 'It asks the whole company.',
  },
  invited: '%{smart_count} person will be invited. |||| %{smart_count} people will be invited.',
  wider:
    'Your group has %{smart_count} person. A pulse for selected people needs at least %{minimum}, so that results stay anonymous. This is the smallest group around it that is large enough. |||| Your group has %{smart_count} people. A pulse for selected people needs at least %{minimum}, so that results stay anonymous. This is the smallest group around it that is large enough.',
  shared:
    'This pulse is already scheduled for someone else’s focus on the same topic. You share it, so no one is asked twice.',
  rules:
    'Results are published only if at least %{smart_count} people answer and no one can be identified. The same people get at most one pulse in six weeks. Administrators are notified and can change or cancel it before it opens. |||| Results are published only if at least %{smart_count} people answer and no one can be identified. The same people get at most one pulse in six weeks. Administrators are notified and can change or cancel it before it opens.',
  similar:
    'Nearly the same people were invited to another campaign about this topic in the last 400 days. To protect those who differ, results may be shown in steps of ten, and some may not be published. |||| Nearly the same people were invited to %{smart_count} other campaigns about this topic in the last 400 days. To protect those who differ, results may be shown in steps of ten, and some may not be published.',
  sharesOnly:
    'Nearly the same people were invited to another campaign in the last 400 days. To protect those who differ, the ratings in the survey feedback may not be published. Scores aren’t affected.',
  noMargin:
    'With fewer than 20 answers, scores have no margin. The result then shows the score before and after, but can’t tell whether the difference is due to chance.',
  schedule: 'Schedule pulse',
  share: 'Share this pulse',
  cancel: 'Cancel pulse',
  cancelTitle: 'Cancel the follow-up pulse?',
  cancelText:
    'No one has been asked yet. If someone else asked for the same pulse, it stays scheduled for them.',
  keep: 'Keep pulse',
  open: 'View campaign',
  obstacles: {
    too_small:
      'No pulse can be offered: neither this group nor the company around it has enough people for results to stay anonymous.',
    other_pulses:
      'No pulse can be offered now: other pulses ask these people in the next twelve weeks, and the same people get at most one in six weeks.',
    questions_missing: 'No pulse can be offered: this topic has no active questions.',
  },
  states: {
    scheduled: 'Scheduled. It opens on %{from} and closes on %{to}.',
    canceled: 'This pulse was canceled before it opened. An administrator can schedule another campaign.',
    changed:
      'An administrator changed whom this pulse asks or its topics, so its result isn’t about this focus.',
    open: 'Open for answers until %{to}. The result appears here after it closes.',
    closed: 'Closed. The result appears here once it’s published.',
    published: 'Answered from %{from} to %{to}.',
  },
  asked: {
    team: 'Team: %{names}',
    teams: 'Teams published together: %{names}',
    team_group: 'Team group: %{names}',
    department: 'Department: %{names}',
    location: 'Location: %{names}',
    level: 'Level: %{names}',
    same_people: 'Everyone invited to “%{names}”',
    company: 'The whole company',
  },
  larger: 'This group is larger than the one of the focus, so the result isn’t about it alone.',
  changes: {
    moved:
      '%{topic} moved up by %{smart_count} point (±%{margin}). That is more than chance explains. |||| %{topic} moved up by %{smart_count} points (±%{margin}). That is more than chance explains.',
    unclear:
      'We can’t tell whether %{topic} moved: it is %{smart_count} point higher (±%{margin}), which could be due to chance. |||| We can’t tell whether %{topic} moved: it is %{smart_count} points higher (±%{margin}), which could be due to chance.',
    unclearDown:
      'We can’t tell whether %{topic} moved: it is %{smart_count} point lower (±%{margin}), which could be due to chance. |||| We can’t tell whether %{topic} moved: it is %{smart_count} points lower (±%{margin}), which could be due to chance.',
    same: 'We can’t tell whether %{topic} moved: its score is the same (±%{smart_count} point). |||| We can’t tell whether %{topic} moved: its score is the same (±%{smart_count} points).',
    opposite:
      '%{topic} went the opposite way: down by %{smart_count} point (±%{margin}), more than chance explains. |||| %{topic} went the opposite way: down by %{smart_count} points (±%{margin}), more than chance explains.',
    tooFew: 'Too few people answered to publish a score while keeping everyone anonymous.',
    noBefore: 'No earlier score was published for exactly this group, so there’s nothing to compare with.',
    noMargin:
      'We can’t tell whether %{topic} moved: with fewer than 20 answers, a score has no margin, so the difference could be due to chance.',
    ranges: 'At least one score is published as a range, so the change can’t be calculated.',
  },
  before: 'Before',
  after: 'After',
  scoreOf: '%{score} out of 100',
  scoreWithin:
    '%{score} out of 100 (±%{smart_count} point) |||| %{score} out of 100 (±%{smart_count} points)',
} as const;
