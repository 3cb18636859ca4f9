/** The entries of a calendar, on the page and in the private feed. */
export const calendarEntryTexts = {
  survey: '%{title}: last day to answer',
  assessment: '%{title}: last day to answer',
  course: '%{title}: due',
  action: '%{title}: due',
  step: '%{title}',
  session: '%{title}',
};
