/** Texts around the preview of a survey; the survey itself has those of respondents. */
export const surveyPreview = {
  title: 'Preview',
  note: 'Nothing you answer here is stored.',
  language: 'Language of the questions',
  untranslated: '{language} (partly in English)',
  screen: 'Go to',
  chooseScreen: 'Choose a screen',
  screens: {
    intro: 'Introduction',
    questions: 'Questions',
    supplementals: 'Custom questions',
    ending: 'Last page',
  },
  nextSession: 'Start next session',
  leave: 'Back to the campaign',
  leaveQuestions: 'Back to the questions',
  loading: 'Opening the preview…',
  retry: 'Try again',
  failed: {
    title: 'We couldn’t open the preview',
    text: 'Check your connection and try again.',
  },
  forbidden: {
    title: 'You can’t preview this survey',
    text: 'Only people who manage the campaign can preview it. Ask the person who created it.',
  },
  missing: {
    title: 'Campaign not found',
    text: 'It may have been deleted, or it belongs to another account.',
  },
} as const;
