/** Follow-up pulses: whether a topic that was chosen as a focus has changed. */
export const followUps = {
  title: 'Follow-up pulse',
  loading: 'Loading the follow-up pulse',
  failed: 'We couldn’t load the follow-up pulse. Check your connection and try again.',
  text: 'A short survey about %{topic} in a few weeks can show whether the score has changed.',
  days: 'It opens on %{from} and closes on %{to}.',
  groups: {
    team: 'It goes to the team %{names}.',
    teams: 'It goes to the teams %{names}, whose results were published together.',
    team_group: 'It goes to the team group %{names}.',
    department: 'It goes to the department %{names}.',
    location: 'It goes to people at the location %{names}.',
    level: 'It goes to people at the level %{names}.',
    same_people: 'It goes to everyone who was invited to “%{names}”.',
    company: 'It goes to the whole company.',
  },
  invited: '%{smart_count} person will be invited. |||| %{smart_count} people will be invited.',
  wider:
    'Your group has %{smart_count} person. A pulse for selected people needs at least %{minimum}, so that results stay anonymous. This is the smallest group around it that is large enough. |||| Your group has %{smart_count} people. A pulse for selected people needs at least %{minimum}, so that results stay anonymous. This is the smallest group around it that is large enough.',
  shared:
    'A pulse about this topic is already scheduled for someone else’s focus. Share it, so that no one is asked twice.',
  rules:
    'Results are published only if at least %{smart_count} people answer and no one can be identified. The same people get at most one pulse every six weeks. Administrators are notified and can change or cancel it before it opens. |||| Results are published only if at least %{smart_count} people answer and no one can be identified. The same people get at most one pulse every six weeks. Administrators are notified and can change or cancel it before it opens.',
  similar:
    'Nearly the same people were invited to another campaign about this topic in the last 400 days. To protect those who differ, results may be shown in steps of ten, and some may not be published. |||| Nearly the same people were invited to %{smart_count} other campaigns about this topic in the last 400 days. To protect those who differ, results may be shown in steps of ten, and some may not be published.',
  sharesOnly:
    'Nearly the same people were invited to another campaign in the last 400 days. To protect those who differ, the ratings in the survey feedback may not be published. Scores aren’t affected.',
  noMargin:
    'With fewer than 20 answers, scores have no margin. The result then shows the score before and after, but can’t tell whether the difference is due to chance.',
  members:
    'If a few people join or leave this group between the campaign and the pulse, the score is shown in steps of ten or without a margin, so that no one’s answers can be worked out. The result then can’t tell whether the score changed.',
  schedule: 'Schedule pulse',
  share: 'Share this pulse',
  cancel: 'Cancel pulse',
  cancelTitle: 'Cancel the follow-up pulse?',
  cancelText:
    'No one has been invited yet. If someone else requested the same pulse, it stays scheduled for them.',
  keep: 'Keep pulse',
  open: 'View campaign',
  obstacles: {
    too_small:
      'No pulse can be offered: neither this group nor the company around it has enough people for results to stay anonymous.',
    other_pulses:
      'No pulse can be offered now: these people already get other pulses in the next twelve weeks, and the same people get at most one every six weeks.',
    questions_missing: 'No pulse can be offered: this topic has no active questions.',
  },
  states: {
    scheduled: 'Scheduled. It opens on %{from} and closes on %{to}.',
    canceled: 'This pulse was canceled before it opened. An administrator can schedule another campaign.',
    changed:
      'An administrator changed the audience or the topics of this pulse, so its result isn’t about this focus.',
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
  larger: 'This group is larger than the group of the focus, so the result isn’t about that group alone.',
  changes: {
    moved:
      '%{topic} went up significantly, by %{smart_count} point (±%{margin}). |||| %{topic} went up significantly, by %{smart_count} points (±%{margin}).',
    unclear:
      'We can’t tell whether %{topic} changed: it is %{smart_count} point higher (±%{margin}), which could be due to chance. |||| We can’t tell whether %{topic} changed: it is %{smart_count} points higher (±%{margin}), which could be due to chance.',
    unclearDown:
      'We can’t tell whether %{topic} changed: it is %{smart_count} point lower (±%{margin}), which could be due to chance. |||| We can’t tell whether %{topic} changed: it is %{smart_count} points lower (±%{margin}), which could be due to chance.',
    same: 'We can’t tell whether %{topic} changed: its score is the same (±%{smart_count} point). |||| We can’t tell whether %{topic} changed: its score is the same (±%{smart_count} points).',
    opposite:
      '%{topic} went down significantly, by %{smart_count} point (±%{margin}). |||| %{topic} went down significantly, by %{smart_count} points (±%{margin}).',
    tooFew: 'Too few people answered to publish a score while keeping everyone anonymous.',
    noBefore: 'No earlier score was published for exactly this group, so there’s nothing to compare with.',
    noMargin:
      'We can’t tell whether %{topic} changed: with fewer than 20 answers, a score has no margin, so the difference could be due to chance.',
    limited:
      'We can’t tell whether %{topic} changed: a few people joined or left the group, so the score has no margin, to keep anyone’s answers from being worked out.',
    ranges: 'At least one score is published as a range, so the change can’t be calculated.',
  },
  chosen:
    'A topic that was chosen for its low score often scores higher the next time, although nothing changed. So a change counts as significant only if it would be among all topics of the earlier results.',
  before: 'Before',
  after: 'After',
  scoreOf: '%{score} out of 100',
  scoreWithin:
    '%{score} out of 100 (±%{smart_count} point) |||| %{score} out of 100 (±%{smart_count} points)',
} as const;
