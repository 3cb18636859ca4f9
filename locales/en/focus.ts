/** The choice of a focus at the end of a campaign's results, and the reasons for it. */
export const focus = {
  title: 'Choose one focus',
  text: 'One topic at a time works best.',
  failed: 'We couldn’t load the topics to focus on.',
  about: 'About %{group}.',
  aboutCompany: 'About the whole company.',
  group: 'Group',
  company: 'Whole company',
  members: 'Published together: %{teams}.',
  score: '%{topic}: %{score}',
  choose: 'Choose',
  chooseOf: 'Choose %{topic}',
  other: 'Choose another topic',
  actions: 'See team actions',
  nothing: 'No topic stands out in the published results. You can still choose one to keep strong.',
  noGroups:
    'Results for your teams weren’t published in this campaign. A team’s results are published only if enough people answered and no one can be identified.',
  unpublished: 'Not published in this campaign, to protect anonymity: %{teams}.',
  reasons: {
    decline: {
      clear:
        'Down %{smart_count} point (±%{margin}) from %{reference}: significant |||| Down %{smart_count} points (±%{margin}) from %{reference}: significant',
      chance:
        'Down %{smart_count} point (±%{margin}) from %{reference}: not significant |||| Down %{smart_count} points (±%{margin}) from %{reference}: not significant',
    },
    gap: {
      clear:
        '%{smart_count} point (±%{margin}) below the company (%{reference}): significant |||| %{smart_count} points (±%{margin}) below the company (%{reference}): significant',
      chance:
        '%{smart_count} point (±%{margin}) below the company (%{reference}): not significant |||| %{smart_count} points (±%{margin}) below the company (%{reference}): not significant',
    },
    low: {
      clear: 'Low score (±%{margin}): significant',
      chance: 'Low score (±%{margin}): not significant',
      clearUnknown: 'Low score; its margin isn’t published',
      chanceUnknown: 'Possibly low; its margin isn’t published',
    },
  },
};
