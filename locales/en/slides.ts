/** The slides of a presentation about published results, on the screen and in a file. */
export const slides = {
  strongest: {
    one: '%{topic} scores highest: %{score} out of 100',
    many: '%{topics} score highest: %{score} out of 100 each',
  },
  weakest: {
    one: '%{topic} scores lowest: %{score} out of 100',
    many: '%{topics} score lowest: %{score} out of 100 each',
  },
  groups: {
    text: 'Only statistically significant differences from the company average are shown.',
    more: '%{smart_count} smaller difference isn’t shown here. |||| %{smart_count} smaller differences aren’t shown here.',
    row: '%{group}: %{topic}',
  },
  next: {
    title: 'Next step: choose one focus, for example %{topic}',
    decline: {
      clear: '%{topic} fell significantly, from %{before} in %{quarter} to %{score}.',
      chance: '%{topic} fell from %{before} in %{quarter} to %{score}, which could be due to chance.',
    },
    low: {
      clear: '%{topic} is low: %{score} out of 100.',
      chance: '%{topic} may be low: %{score} out of 100. This could be due to chance.',
    },
    text: 'Agree on one action with an owner and a date, then check whether it helped.',
  },
  margins: '± is the 90% confidence range, in points.',
  noMargins:
    'Confidence ranges aren’t shown for fewer than 20 people, for limited scores, or to protect anonymity.',
  columns: { name: 'Result', score: 'Score', margin: 'Margin (±)', people: 'People' },
  scoreOn: '%{name}: %{score}',
  chart: 'Bar chart, scores from 0 to 100. %{rows}',
  notes: {
    source: 'Source: %{campaign} (%{about}).',
    smallest: 'Minimum group size: %{k} people.',
    certificate: 'Release certificate: %{hash}',
    made: 'Created on %{day} with %{product}.',
    chosen: 'Only selected teams or people were invited, so this isn’t the result of the whole company.',
    limited: 'Some numbers are missing or rounded to protect anonymity.',
  },
  file: {
    title: 'Culture benchmark of %{company}: %{campaign}',
    subject: 'Published results of an anonymous survey',
    nothing: 'No results to present: too few people answered, or the overall result isn’t shown to you.',
  },
} as const;
