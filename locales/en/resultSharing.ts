/** Sharing published results: the link, the files, the presentation and who sees what. */
export const resultSharing = {
  link: {
    title: 'Link to these results',
    label: 'Link',
    copy: 'Copy link',
    copied: 'Link copied.',
    notCopied: 'We couldn’t copy the link. Select it and copy it yourself.',
    text: 'The link opens these results with the topic and groups you chose, for people at %{company} who may see results, after they sign in. It doesn’t give anyone access, and it shows each person only what they may see.',
    emulating:
      'You’re viewing another account. The link opens these results only for people of %{company}, and for support staff who view this account.',
  },
  files: {
    title: 'Present or download',
    present: 'Present',
    presentText: 'One finding per slide. Use the arrow keys to move and Escape to return.',
    text: 'Files contain only results that you may see. Once you send one, you decide who reads it.',
    charts: 'Each chart can also be downloaded as an image, a CSV file or an XLSX workbook.',
  },
  access: {
    title: 'Who sees what',
    admin: 'Administrators',
    adminText:
      'All published results and groups, and the published comments of everyone together. Support staff see the same while they view this account.',
    lead: 'Team leads',
    leadText: 'The overall result, and the groups that include teams they lead. No comments.',
    leadChosenText:
      'The overall result only if everyone invited belongs to teams they lead, and the groups that include teams they lead. No comments.',
    others: 'Everyone else',
    othersText: 'No published results. People who kept a private copy can see their own.',
    nobody: 'No one can see one person’s answers, or connect a comment with a group or a score.',
  },
  show: {
    loading: 'Preparing the slides',
    nothing: {
      title: 'Nothing to present',
      text: 'Too few people answered, or the overall result of this campaign isn’t shown to you.',
    },
    slides: 'Slides',
    position: 'Slide %{at} of %{all}',
    announced: 'Slide %{at} of %{all}: %{title}',
    previous: 'Previous slide',
    next: 'Next slide',
    fullScreen: 'Full screen',
    exitFullScreen: 'Exit full screen',
    close: 'End presentation',
    back: 'Back to the results',
    reference: '%{name}: %{score}',
    bars: 'Scores from 0 to 100',
    emulating: 'You’re viewing %{company}',
  },
} as const;
