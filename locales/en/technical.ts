/** Technical information on the culture benchmark, and the parts of such pages that all assessments share. */
export const technical = {
  link: 'Technical information',
  purpose: 'How reliable these results are, how that was measured, and what they must not be used for.',
  back: 'Back to the results',
  failed: 'We couldn’t load the technical information.',
  missing: {
    title: 'Campaign not found',
    text: 'This campaign doesn’t exist, or its results haven’t been published.',
  },
  none: {
    title: 'No technical information yet',
    text: 'Reliability is measured when the results of a campaign are published. Results published before this was introduced don’t have it.',
  },
  campaign: '%{name}, published on %{day}. These numbers were computed once and don’t change.',
  topics: 'Topics of one person',
  tooFew:
    'Too few to say: reliability is published from %{people} respondents on, and only where scores are published as whole points.',
  method:
    'Based on %{people} or more respondents. The reliability shows how consistently people answer the elements of a topic (coefficient alpha, the average over all ways to split a topic into halves), from 0 (all chance) to 1. It applies to the topics that each person sees about their own answers. How certain the averages of groups are is shown by their margins.',
  noRetest:
    'Over time: not measured. Answers are anonymous, so nothing connects a person’s answers from two campaigns.',
  table: 'Reliability of each topic for one person',
  columns: { topic: 'Topic', elements: 'Elements', measured: 'Measured (90% range)' },
  range: '%{value} (%{low} to %{high})',
  limits: 'What these numbers must not be used for',
  limit: {
    person: 'Statements about one person or one team.',
    scale:
      'Reading scores as shares. A score is an index from 0 to 100 and doesn’t show how many people have a good experience.',
    time: 'Stability over time.',
    campaigns: 'Comparing campaigns or companies with each other.',
  },
} as const;
