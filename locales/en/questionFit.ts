/** The page about how well the questions of the personal metrics work. */
export const questionFit = {
  loading: 'Loading the fit of the questions',
  failed: 'We couldn’t load the fit of the questions.',
  purpose:
    'Whether people rank the statements as the scoring model expects, and whether groups read them in the same way.',
  form: 'Form',
  forms: { s: 'Self-assessment', r: 'Raters', h: 'Applicants' },
  none: {
    title: 'Not calibrated yet',
    text: 'The fit of the questions appears here once there are at least 300 finished forms of the same version. Each person counts once. Raters are anonymous, so each of their ratings counts.',
  },
  heading: {
    none: 'All %{all} statements are ranked as expected',
    some: '%{smart_count} of %{all} statements is ranked differently than expected |||| %{smart_count} of %{all} statements are ranked differently than expected',
  },
  basis:
    'Calibration %{norm} of %{day}, from at least %{people} forms. Findings are significant and large enough to matter.',
  changed:
    '%{smart_count} question has changed since this calibration. |||| %{smart_count} questions have changed since this calibration.',
  statements: {
    title: 'Statements',
    text: 'Those with findings come first.',
    table: 'Statements and how they are ranked',
    open: 'Details: %{text}',
  },
  columns: {
    statement: 'Statement',
    findings: 'Findings',
    curve: 'Deviation',
    difference: 'Largest difference',
    block: 'Block',
    pair: 'Ranked together',
    excess: 'More often than expected',
    result: 'Result',
    group: 'Group',
    reference: 'Compared with',
    effect: 'Difference',
    size: 'Size',
  },
  filters: {
    q: 'Search statements',
    show: 'Show',
    grouping: 'Grouped by',
    shows: {
      marked: 'With findings',
      curve: 'Deviation from the model',
      difference: 'Differences between groups',
    },
  },
  found: {
    curve: 'Doesn’t follow its metric',
    higher: 'Ranked higher: %{group}',
    lower: 'Ranked lower: %{group}',
    none: 'As expected',
    pair: 'Two pairs',
  },
  groupings: {
    gender: 'Gender',
    race: 'Race or ethnicity',
    decade: 'Decade of birth',
    language: 'Language',
    relationship: 'Relationship',
  },
  relationships: {
    manager: 'Managers',
    peer: 'Peers',
    direct_report: 'Direct reports',
    other: 'Others',
    peer_and_other: 'Peers and others',
    all_others: 'All raters combined',
  },
  sizes: { negligible: 'Negligible', moderate: 'Moderate', large: 'Large' },
  blocks: {
    title: 'Blocks',
    text: 'In a block that works, any two of the four statements end up next to each other about as often as the model expects.',
    table: 'Blocks and which statements are ranked together',
    version: '%{code}, version %{version}',
    edited: 'Edited since',
  },
  compared: {
    title: 'Groups compared',
    text: 'Each group is compared with the largest one, among people with the same profile. Groups of fewer than 100 people aren’t compared.',
    ratings:
      'Ratings aren’t compared by relationship. Raters are anonymous, so several ratings may be from the same person.',
    pair: '%{group}, at least %{people} people, compared with %{reference}',
    tooFew: 'Too few people to compare',
  },
  details: {
    metric: 'Metric',
    block: 'Block',
    curve: 'Deviation from the model',
    curveValue: '%{value} logits',
    differences: 'Differences between groups',
    noGroups:
      'No groups are compared because there are too few people, raters are anonymous, or people read the statement in another language.',
    toDo: 'What you can do',
    edit: 'Edit question',
    close: 'Close',
  },
  advice: {
    curve:
      'People with a middle score rank this statement differently from what the model predicts based on people with low and high scores. Check whether it describes something that is best in moderation, or something that can be understood in two ways, and reword it.',
    difference:
      'People with the same profile rank this statement differently, depending on their group. Read it together with people from both groups: a word may have another meaning, or the situation may be rarer for one of them. In another language, check the translation first.',
    pair: 'Two statements of this block are often ranked together, and so are the other two. They may mean nearly the same. Reword one of them, or make them more distinct.',
    none: 'Nothing needs to be done. A statement without findings can still have small differences that this check doesn’t detect.',
    version:
      'Rewording creates a new version of the question, which needs 300 new forms before it’s calibrated.',
  },
  legend: {
    title: 'What the numbers mean',
    curve: 'Deviation',
    curveText:
      'How far rankings typically lie from the model, for people with a low, middle or high score. Values of 0.22 or more can be marked.',
    difference: 'Difference between groups',
    differenceText:
      'In logits: 0.43 (moderate) means that one group prefers the statement to any other 1.5 times as often at the same profile, 0.64 (large) 1.9 times.',
    excess: 'Ranked together',
    excessText:
      'How many more people rank the two statements next to each other than expected. Values of 10% or more can be marked.',
    limits: 'Limits',
    limitsText:
      'Don’t use this page to judge people or groups, to change past scores, or to conclude that a form is fair because it has no findings.',
  },
} as const;
