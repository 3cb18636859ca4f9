/** What a campaign's own questions found. */
export const published = {
  shares: {
    title: '%{question} Most often %{answer} (%{percent} %).',
    none: '%{question}',
    bars: 'Answers to “%{question}”',
    answer: 'Answer',
    percent: 'Percent',
    orMore: '%{percent} % or more',
    orLess: '%{percent} % or fewer',
    exactly: '%{percent} %',
    step: '%{step}',
    lowest: '%{step} (%{end})',
    steps: '%{first} to %{last}',
    why: 'Percent are rounded to 5. Answers that few people gave are shown together.',
  },
  comments: {
    title: 'In their own words',
    why: 'Names, numbers, days and amounts are taken out, the order is drawn by lot, and no comment can be joined to a score or a group.',
    search: 'Search the comments',
    searchHelp:
      'Finds what at least %{k} people wrote; anything rarer is not found, so that nobody can look for a person.',
    clear: 'Show all',
    themes: 'What many wrote about',
    theme: '%{word} · %{people}',
    more: 'Show more',
    count: '%{smart_count} comment |||| %{smart_count} comments',
    notShown: 'Not enough answers to show',
    notFound: 'Nothing that enough people wrote.',
    list: 'Comments on “%{question}”',
  },
} as const;
