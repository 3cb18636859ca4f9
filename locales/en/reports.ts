import type { ShownRaterGroupName } from '../../domain/scoring/raters/mergeRaterGroups.ts';
import { ownResults } from './ownResults.ts';

const groups = {
  manager: 'the manager',
  peer: 'peers',
  direct_report: 'direct reports',
  other: 'others',
  peer_and_other: 'peers and others combined',
  all_others: 'all other raters combined',
} as const satisfies Readonly<Record<ShownRaterGroupName | 'manager', string>>;

/** Texts of PDF reports; `%{name}` is a placeholder. Both the person and others read them. */
export const reports = {
  foot: '%{product} · %{title}',
  numbering: '%{page} of %{pages}',
  made: 'Created on',
  company: 'Company',
  campaign: 'Campaign',
  notGrouped: 'None',
  personal: {
    title: 'Personal metrics of %{name}',
    subject: 'Profile of the twelve metrics',
    fileName: 'Personal metrics of %{name}',
    person: 'Person',
    answered: 'Answered on',
    scoredOn: 'Scored on',
    versions: 'Versions',
    versionsOf: 'Model %{model}, %{norm}',
    norm: 'norm group %{norm}',
    noNorm: 'no norm group yet',
    noCampaign: 'No campaign',
    confidential:
      'Confidential: this report is about one person. Only the people listed before the first question may read it.',
    none: 'No profile yet. It appears once the self-assessment is finished and scored.',
    outcomes: {
      incomplete: 'Fewer than 60% of the questions were answered, which isn’t enough for a profile.',
      inconsistent:
        'These answers can’t be distinguished from a random ranking, so there’s no profile. This can also happen when all statements fit a person equally well. It says nothing about the person.',
    },
    headline: {
      high: 'Significantly higher than the other metrics: %{metrics}.',
      low: 'Significantly lower than the other metrics: %{metrics}.',
      even: 'No metric stands out: the differences could be due to chance.',
    },
    relative:
      'Relative profile: the values show only how this person ranks the metrics relative to each other. They can’t be compared with those of other people.',
    profile: {
      heading: 'Profile from the self-assessment',
      alt: 'The twelve metrics on a scale from 0 to 100, each with its 80% confidence range. %{rows}',
      row: '%{name}: %{value} (%{low} to %{high}).',
      text: 'Each point is a percentile from 0 to 100. The line shows its 80% confidence range.',
      columns: {
        metric: 'Metric',
        value: 'Value',
        range: '80% range',
        reliability: 'Reliability by design',
        beside: 'Compared with the others',
      },
      beside: { higher: 'significantly higher', lower: 'significantly lower', same: 'about the same' },
    },
    domains: { heading: 'By domain', domain: 'Domain' },
    groups: {
      names: groups,
      heading: 'As seen by %{group}',
      text: 'The point is the raters’ view, and the diamond is the person’s own view. Based on the answers of %{raters}.',
      reliability:
        'Their combined view has a reliability of about %{reliability}. With two more raters, it would be about %{more}.',
      raters: ownResults.raters,
      allCount: ownResults.others.allCount,
      alt: 'The twelve metrics as seen by %{group}, compared with the person’s own view. %{rows}',
      row: '%{name}: %{value} (%{low} to %{high}), own value %{own}.',
      rowAlone: '%{name}: %{value} (%{low} to %{high}).',
      columns: { own: 'Own', others: 'Raters', word: 'Comparison', johari: 'Possible meaning' },
      words: {
        inLine: 'No clear difference',
        selfHigher: 'Self-rating is higher',
        othersHigher: 'Raters’ rating is higher',
      },
      johari: {
        knownStrength: 'Known strength',
        hiddenStrength: 'Hidden strength',
        blindSpot: 'Blind spot',
        knownDevelopmentArea: 'Known development area',
        notEnoughCertainty: 'Too close to call',
      },
      normal:
        'It’s normal that people see themselves differently from how others see them. A difference is a reason to talk, not a mistake on either side.',
      noProfile: 'This group hasn’t given enough answers for a profile.',
    },
    changes: {
      heading: 'Changes since the previous profile',
      columns: { before: 'Before', after: 'Now', word: 'Change' },
      words: {
        up: 'significantly higher',
        down: 'significantly lower',
        noClearChange: 'no significant change',
      },
      obstacles: {
        otherVersion: 'The previous profile used a different version, so the two can’t be compared.',
        relative: 'Relative profiles from different times can’t be compared.',
      },
    },
    about: {
      heading: 'About these results',
      texts: [
        'The values are calculated from rankings of statements by a statistical model, which also shows how certain each value is.',
        'Until there is a norm group, percentiles refer to the population the model assumes.',
        'Reliability ranges from 0 to 1. Treat values below 0.70 only as an indication. “Reliability by design” assumes that the statements work as intended. The reliability of raters also takes into account how much they differ.',
        'A profile describes how a person ranked statements at one point in time. It doesn’t define the person, and decisions shouldn’t be based on it alone.',
      ],
    },
  },
  culture: {
    title: 'Culture benchmark of %{company}',
    subject: 'Published results of an anonymous survey',
    fileName: 'Culture benchmark %{company}',
    quarter: 'Quarter',
    closed: 'Closed on',
    people: 'Responses from',
    participation: 'Participation rate',
    about: 'About %{percent}% of those invited',
    smallest: 'Minimum group size',
    smallestOf: '%{k} people',
    dividedBy: 'Grouped by',
    ownTeams: '%{names} (only groups that include teams led by %{name})',
    notShown: 'Not enough answers',
    headline: 'Overall %{score} out of 100. Highest: %{high} (%{highScore}). Lowest: %{low} (%{lowScore}).',
    headlineOne: 'Overall %{score} out of 100.',
    reading:
      'Scores are an index, not a percentage of people. The margin (±) shows how certain a score is: the smaller, the more certain. Scores at the ends of the scale are given as “or more” and “or less”, because exact ones would show how single people answered.',
    pulse: 'A pulse: only these topics were asked about: %{topics}. The score covers no others.',
    twoForms: 'Each respondent answered one of the two questions about each element. Margins allow for this.',
    chosen: 'Only selected teams or people were invited, so this isn’t the result of the whole company.',
    nothing: 'Too few people answered to publish results while keeping everyone anonymous.',
    topics: {
      heading: 'Topics',
      alt: 'The topics on a scale from 0 to 100, highest first. %{rows}',
      row: '%{name}: %{score}.',
    },
    elements: {
      heading: '%{topic}: %{score}',
      columns: { element: 'Element', score: 'Score', margin: 'Margin (±)' },
      noMargin: 'not shown',
    },
    groups: {
      heading: 'By %{dimension}',
      columns: { group: 'Group', people: 'People' },
      joined: '%{members} (combined)',
      none: 'Not enough answers.',
      text: 'Groups that are too small, or that could reveal how a few people answered, are combined with others and listed together. No group is left out.',
    },
    proof: {
      heading: 'How anonymity is protected',
      text: 'Before publication, a calculation checked everything that can be derived from the published numbers together. None of it depends on fewer than %{k} people.',
      certificate: 'Certificate',
    },
  },
  constellation: {
    title: 'Constellation %{name}',
    untitled: 'Constellation',
    subject: 'The personal metrics of people viewed together',
    people: 'Profiles',
    seen: '%{seen} of %{people} people',
    blueprint: 'Blueprint',
    confidential:
      'Confidential: this report names people who shared their profile or were told about this use before the first question.',
    text: 'Percentiles from 0 to 100, each with its 80% confidence range. If ranges overlap a lot, a difference may be due to chance. People who don’t share their profile and people without a profile are shown in the same way.',
    person: 'Person',
    wanted: 'Target range',
    domain: 'Domain',
    notShared: 'Not shared',
  },
} as const;
