/** Technical information: how reliable results are, and what they must not be used for. */
export const technical = {
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
  campaign: '%{name}, published on %{day}. Its numbers were calculated once and don’t change.',
  range: '%{value} (%{low} to %{high})',
  limits: 'What these numbers must not be used for',
  culture: {
    topics: 'Topics of one person',
    tooFew:
      'Not published. Reliability is published for %{people} or more respondents, if scores are published as whole points and no other published campaign has nearly the same audience.',
    method:
      'Based on %{people} or more respondents. The reliability shows how consistently people answer the elements of a topic (coefficient alpha, the average over all ways to split a topic into halves), from 0 (all chance) to 1. It applies to the topics that each person sees about their own answers. The margins of group averages show how certain they are.',
    noRetest:
      'Over time: not measured. Answers are anonymous, so nothing connects a person’s answers from two campaigns.',
    table: 'Reliability of each topic for one person',
    columns: { topic: 'Topic', elements: 'Elements', measured: 'Measured (90% range)' },
    limits: {
      person: 'Statements about one person or one team.',
      scale:
        'Reading scores as shares. A score is an index from 0 to 100 and doesn’t show how many people have a good experience.',
      time: 'Stability over time.',
      campaigns: 'Comparing campaigns or companies with each other.',
    },
  },
  metrics: {
    tooFew:
      'Not measured. Reliability is published once at least %{people} people have completed the self-assessment, and only if the company average is published too.',
    self: {
      title: 'Self-assessment',
      table: 'Reliability of each metric in the self-assessment',
      method:
        'Based on %{people} or more people who answered every question. To measure reliability, each person’s questions were split into halves, and the results of the halves were compared across all people (split-half reliability, extended by Spearman and Brown). The reliability by design assumes that the statements work as intended. If the measured one is lower, use the measured one.',
      time: 'Over time: not published. Together with shared profiles, a comparison of two campaigns could reveal the results of someone who shares nothing. How stable results are over months is therefore unknown.',
    },
    ratings: {
      title: 'Feedback from raters',
      text: 'Based on %{people} or more people with feedback. Judging by how much raters of the same person differ, the reliability is %{one} for one rater, %{three} for three raters together, and %{five} for five.',
      tooFew: 'Not measured yet. At least %{people} people with published feedback are needed.',
    },
    applicants: {
      title: 'Applicant assessment',
      table: 'Reliability of each metric in the applicant assessment',
      text: 'Measured when the questions were last calibrated, with %{forms} or more assessments from several accounts.',
      none: 'Not available yet. Reliability is measured once at least %{forms} applicants have answered the same questions, and is shown if they come from at least %{accounts} accounts. Until then, profiles show only how each applicant ranks the metrics.',
    },
    limits: {
      person: 'Statements about one person. Use the range shown with each result instead.',
      time: 'Stability over time.',
      validity: 'Showing that the metrics predict anything, such as performance at work.',
      campaigns: 'Comparing campaigns or companies with each other.',
    },
    columns: {
      metric: 'Metric',
      byDesign: 'By design',
      measured: 'Measured (90% range)',
    },
  },
};
