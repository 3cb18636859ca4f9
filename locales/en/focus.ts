/** The choice of a focus at the end of a campaign's results, and the reasons for it. */
export const focus = {
  title: 'Choose one focus',
  text: 'Pick one topic to work on with your team until the next survey.',
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
  unpublished:
    'Not published in this campaign: %{teams}. A team’s results are published only if enough people answered and no one can be identified.',
  reasons: {
    decline: {
      clear:
        'Fell by %{smart_count} point since the previous comparable campaign (±%{margin}), from %{reference}. Statistically significant. |||| Fell by %{smart_count} points since the previous comparable campaign (±%{margin}), from %{reference}. Statistically significant.',
      chance:
        'Fell by %{smart_count} point since the previous comparable campaign (±%{margin}), from %{reference}. This is within chance. |||| Fell by %{smart_count} points since the previous comparable campaign (±%{margin}), from %{reference}. This is within chance.',
    },
    gap: {
      clear:
        '%{smart_count} point below the company (±%{margin}), which has %{reference}. Statistically significant. |||| %{smart_count} points below the company (±%{margin}), which has %{reference}. Statistically significant.',
      chance:
        '%{smart_count} point below the company (±%{margin}), which has %{reference}. This is within chance. |||| %{smart_count} points below the company (±%{margin}), which has %{reference}. This is within chance.',
    },
    low: {
      clear: 'The score is low, by more than its margin (±%{margin}).',
      chance: 'The score is low, but within its margin (±%{margin}), so this could be chance.',
      clearUnknown: 'The score is low. Its exact margin isn’t published.',
      chanceUnknown: 'The score is possibly low. Its margin isn’t published, so this could be chance.',
    },
  },
};
