/**
 * Texts of an applicant's page for the people who hire. They aren't part of `hiring`, which the page where people apply loads, too: applicants
 * shouldn't find the interview questions there.
 */
export const interviews = {
  /** The stages of one applicant. */
  pipeline: {
    stages: 'Stages of this role',
    other: 'Move to any stage, with a reason',
    reason: 'Reason (optional)',
    undo: 'Undo move to %{stage}',
    undone: 'Undone by %{name}',
    someone: 'a former user',
  },
  /** What comes next for an application. */
  next: {
    arrangeSupport: 'Next: arrange the support the applicant requested for the assessment.',
    awaitAssessment: 'Next: wait for the applicant to finish the assessment.',
    takeNotes: 'Next: write down what you heard in the interview.',
    moveOn: 'Next: move the applicant on to “%{stage}”, or record a decision.',
    decide: 'Next: record a decision with a reason.',
    answerOffer: 'Next: record whether the applicant was hired.',
    over: 'There’s nothing left to do for this application.',
    actions: {
      arrangeSupport: 'Show request',
      awaitAssessment: 'Send reminder',
      takeNotes: 'Go to interview notes',
      moveOn: 'Move to “%{stage}”',
      decide: 'Make a decision',
      answerOffer: 'Make a decision',
    },
  },
  /** The criteria of the blueprint with their evidence, and what to ask in the interview. */
  evidence: {
    title: 'Evidence and interview',
    text: 'For each criterion of the blueprint: the target range, the result in words, what to ask, and your notes. Ask every applicant the questions about the most important criteria, so that their answers can be compared.',
    noBlueprint:
      'This role has no blueprint, so no questions are suggested. Your notes are deleted together with the application.',
    unscored: 'The assessment hasn’t been finished or scored yet, so there are no results.',
    own: 'Within this profile',
    others: '%{smart_count} other criterion |||| %{smart_count} other criteria',
    probe: {
      core: 'Ask every applicant',
      below: 'Ask: the result is significantly below the target range',
      above: 'Ask: the result is significantly above the target range',
    },
  },
  questions: {
    humility: {
      first: 'Tell me about a mistake of yours that affected others. How did they find out?',
      second: 'When did you last ask someone for help at work? What made you ask?',
    },
    curiosity: {
      first: 'Tell me about a time when someone saw things very differently. How did you find out why?',
      second: 'What did you learn recently that changed how you work?',
    },
    bias_awareness: {
      first:
        'Tell me about a first impression of a colleague that turned out to be wrong. What did you change?',
      second: 'How do you check your assumptions before you make a decision about people?',
    },
    empathy: {
      first:
        'Tell me about a time when a colleague was under strain. What did you notice, and what did you do?',
      second: 'When did you have to give someone news that was hard to hear? How did you prepare?',
    },
    listening: {
      first: 'Tell me about a conversation in which someone else’s idea became better than yours.',
      second: 'How do you make sure that quiet people in a meeting are heard? Give an example.',
    },
    trust: {
      first: 'Tell me about a promise at work that was hard to keep. What happened?',
      second: 'Which responsibility did you hand over to someone else? How did you decide that it was time?',
    },
    fair_chances: {
      first: 'Tell me how you last shared out interesting work. Who got it, and why?',
      second: 'When did you notice that someone had fewer opportunities than others? What did you do?',
    },
    courage: {
      first: 'Tell me about a time when someone was treated badly or left out. What did you say?',
      second: 'When did you last disagree with someone more senior? How did it end?',
    },
    accountability: {
      first: 'Tell me about a result you were responsible for that wasn’t good enough. What did you do next?',
      second: 'How do you make clear what you expect of others? Give a recent example.',
    },
    coaching: {
      first: 'Tell me about someone who grew with your help. What exactly did you do?',
      second: 'Tell me about feedback that was hard to give. What did you say?',
    },
    collaboration: {
      first: 'Tell me about a decision you made with people who wanted different things.',
      second: 'When did you bring people together who didn’t usually work with each other? What came of it?',
    },
    adaptability: {
      first: 'Tell me about a plan you had to change halfway. What made you change it?',
      second: 'When did you hold on to a plan for too long? How would you notice earlier today?',
    },
  },
  notes: {
    general: 'General notes',
    list: 'Notes: %{name}',
    add: 'Add note: %{name}',
    label: 'Note: %{name}',
    help: 'Write down what was said or done. Everyone who hires for the company can read it. It’s deleted together with the application.',
    save: 'Save note',
    delete: 'Delete note',
    deleteTitle: 'Delete this note?',
    deleteText: 'The note is deleted for everyone. This can’t be undone.',
  },
} as const;
