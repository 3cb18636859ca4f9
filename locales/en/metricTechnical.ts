import { technical } from './technical.ts';

const { link, purpose, failed, missing, none, campaign } = technical;

/** Technical information on the personal metrics. */
export const metricTechnical = {
  link,
  purpose,
  failed,
  missing,
  none,
  campaign,
  tooFew: 'Too few to say: reliability can be measured from %{people} complete self-assessments on.',
  self: {
    title: 'Self-assessment',
    table: 'Reliability of each metric in the self-assessment',
    method:
      'Based on %{people} or more people who answered completely. To measure reliability, each person’s questions were split into halves, and the results of the halves were compared over all people (split-half reliability, extended by Spearman and Brown). The reliability by design assumes that the statements work as intended. If the measured one is lower, use the measured one.',
    retest:
      'Over time: %{people} or more of these people had answered the same questions in an earlier campaign, %{days} days before. The last column shows how similarly both campaigns order them.',
    noRetest:
      'Over time: too few to say. At least %{people} people have to take part in two campaigns with the same questions.',
  },
  ratings: {
    title: 'Feedback from raters',
    text: 'Based on %{people} or more people with feedback. From how much the raters of one person differ, one rater has a reliability of %{one}, three raters together %{three}, and five %{five}.',
    tooFew: 'Too few to say: at least %{people} people with published feedback are needed.',
  },
  applicants: {
    title: 'Applicant assessment',
    table: 'Reliability of each metric in the applicant assessment',
    text: 'Measured when the questions were calibrated with %{forms} assessments of all accounts.',
    none: 'Not measured yet. Reliability is measured when at least 300 applicants have answered the same questions. Until then, profiles show only how each applicant ranks the metrics.',
  },
  limits: {
    person: 'Statements about one person. The range shown with each result is for that.',
    time: 'Stability over time, unless the last column shows it.',
    validity: 'Showing that the metrics predict anything, such as performance at work.',
    campaigns: 'Comparing campaigns or companies with each other.',
  },
  columns: {
    metric: 'Metric',
    byDesign: 'By design',
    measured: 'Measured (90% range)',
    retest: 'Over time (90% range)',
  },
} as const;
