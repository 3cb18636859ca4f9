import type { ShownGroupName } from '../../domain/scoring/raters/mergeGroups.ts';
import { ownResults } from './ownResults.ts';

const groups = {
  manager: 'the manager',
  peer: 'peers',
  direct_report: 'direct reports',
  other: 'others',
  peer_and_other: 'peers and others together',
  all_others: 'everybody else who was asked, together',
} as const satisfies Readonly<Record<ShownGroupName | 'manager', string>>;

/** What stands in reports on paper; `%{name}` is filled in. They are read by the person and by others alike. */
export const reports = {
  foot: '%{product} · %{title}',
  numbering: '%{page} of %{pages}',
  made: 'Made on',
  company: 'Company',
  campaign: 'Campaign',
  everybody: 'Everybody together',
  list: ', ',
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
    noCampaign: 'Outside of a campaign',
    confidential: 'Confidential: about a person, for those who were named before the first question.',
    none: 'There is no profile yet. It appears once the questions about oneself are answered and scored.',
    outcomes: {
      incomplete: 'Fewer than 60 percent of the questions were answered, which is too little for a profile.',
      inconsistent:
        'The answers contradict each other too much for a profile. That says nothing about the person.',
    },
    headline: {
      high: 'Clearly higher than the other metrics: %{metrics}.',
      low: 'Clearly lower than the other metrics: %{metrics}.',
      even: 'No metric stands out: chance alone could make the differences between them.',
    },
    relative:
      'Relative profile: the values show an order within this person only. They cannot be compared with those of anybody else.',
    profile: {
      heading: 'The profile by the own answers',
      alt: 'The twelve metrics on a scale of 0 to 100, each with its range of 80 percent. %{rows}',
      row: '%{name}: %{value} (%{low} to %{high}).',
      text: 'Each point is a percentile of 0 to 100. With 80 percent certainty the true value lies within the line beside it.',
      columns: {
        metric: 'Metric',
        value: 'Value',
        range: 'Range (80 %)',
        reliability: 'Reliability',
        beside: 'Beside the others',
      },
      beside: { higher: 'clearly higher', lower: 'clearly lower', same: 'about the same' },
    },
    domains: { heading: 'By domain', domain: 'Domain' },
    groups: {
      names: groups,
      heading: 'As seen by %{group}',
      text: 'The point is what they say, the diamond what the person says. From %{raters} whose answers count.',
      raters: ownResults.raters,
      alt: 'The twelve metrics as %{group} see them, with the own value beside. %{rows}',
      row: '%{name}: %{value} (%{low} to %{high}), own value %{own}.',
      rowAlone: '%{name}: %{value} (%{low} to %{high}).',
      columns: { own: 'Own', others: 'Theirs', word: 'The two views', johari: 'What it may mean' },
      words: {
        inLine: 'in line',
        selfHigher: 'the person puts it higher',
        othersHigher: 'they put it higher',
      },
      johari: {
        knownStrength: 'known strength',
        hiddenStrength: 'hidden strength',
        blindSpot: 'blind spot',
        knownDevelopmentArea: 'known area to develop',
        notEnoughCertainty: 'not certain enough to say',
      },
      normal:
        'That people see themselves otherwise than others do is usual. A difference is a reason to talk, not a mistake of either side.',
      noProfile: 'The answers of this group do not make a profile.',
    },
    changes: {
      heading: 'Since the profile before',
      columns: { before: 'Before', after: 'Now', word: 'Change' },
      words: { up: 'clearly higher', down: 'clearly lower', noClearChange: 'no clear change' },
      obstacles: {
        otherVersion:
          'The profile before was made with another version, so the two cannot be put beside each other.',
        relative: 'Relative profiles of two times cannot be put beside each other.',
      },
    },
    about: {
      heading: 'About these results',
      texts: [
        'The values come from rankings of statements, by a statistical model that also says how sure each of them is.',
        'Until there is a norm group a percentile is that of the population the model assumes.',
        'Reliability runs from 0 to 1; below .70 a value is a hint and not more.',
        'A profile describes how somebody ranked statements at one time. It is no verdict, and no ground for a decision on its own.',
      ],
    },
  },
  culture: {
    title: 'Culture benchmark of %{company}',
    subject: 'Published results of an anonymous survey',
    fileName: 'Culture benchmark %{company}',
    quarter: 'Quarter',
    closed: 'Closed on',
    people: 'Answers from',
    participation: 'Took part',
    about: 'About %{percent} % of those invited',
    smallest: 'Smallest group',
    smallestOf: '%{k} people',
    dividedBy: 'Divided by',
    ownTeams: 'Only groups with teams of %{name}',
    notShown: 'Not enough answers to show',
    headline: 'Overall %{score} out of 100. Highest: %{high} (%{highScore}). Lowest: %{low} (%{lowScore}).',
    headlineOne: 'Overall %{score} out of 100.',
    chosen: 'Only chosen teams or people were asked, so this is not the result of the whole company.',
    nothing:
      'Results of this campaign would have rested on too few people to keep each of them anonymous, so nothing is published.',
    topics: {
      heading: 'Topics',
      alt: 'The topics on a scale of 0 to 100, highest first. %{rows}',
      row: '%{name}: %{score}.',
    },
    elements: {
      heading: '%{topic}: %{score}',
      columns: { element: 'Element', score: 'Score', margin: 'Give or take' },
      noMargin: 'not said',
    },
    groups: {
      heading: 'By %{dimension}',
      columns: { group: 'Group', people: 'People' },
      joined: '%{members} (shown together)',
      none: 'Not enough answers to show by this.',
      text: 'Groups that are too small to be shown alone stand together with others and are named as what they are. No group is left out of the sum.',
    },
    proof: {
      heading: 'How nobody can be recognised',
      text: 'Before anything was published, a calculation went through everything that can be worked out from the published numbers together. Nothing of it depends on fewer than %{k} people.',
      certificate: 'Certificate',
    },
  },
  constellation: {
    title: 'Constellation %{name}',
    untitled: 'Constellation',
    subject: 'The personal metrics of people who are viewed together',
    people: 'Profiles',
    seen: '%{seen} of %{people} people',
    blueprint: 'Blueprint',
    confidential:
      'Confidential: about people by name, as they shared it or as they were told before the first question.',
    text: 'Percentiles of 0 to 100 with the range in which each lies with 80 percent certainty. Where ranges overlap widely, a difference may be chance. Whoever did not share is told in the same words as whoever has no profile.',
    person: 'Person',
    wanted: 'Wanted',
    domain: 'Domain',
    notShared: 'Not shared',
  },
} as const;
