/** A short film that is part of the product, so that it plays without another site. */
export const demoVideo = { link: '/demo/listening.webm', captions: '/demo/listening.vtt' } as const;

/** A page that is downloaded from a lesson. */
export const demoHandout = {
  title: 'Inviting the second opinion',
  fileName: 'Inviting the second opinion.pdf',
  points: [
    'Say what you don’t know yet, and that you want to hear the other side.',
    'Ask: what would have to be true for this to fail?',
    'Let the person who disagrees speak first and to the end.',
    'Thank them in front of everyone, and say what you’ll do with it.',
  ],
} as const;

/** Returns the text of a written lesson. */
export const demoText = (title: string): string =>
  [
    `${title}. This page takes a few minutes to read.`,
    '# What to try this week',
    '- Ask one open question in each meeting.\n- Wait until the other person has finished.\n- Say back what you heard before you answer.',
    'Write down one thing that you noticed, and talk about it with a colleague.',
  ].join('\n\n');

/** Returns a lesson of a demo course. */
const lesson = (
  kind: 'text' | 'video' | 'file' | 'quiz' | 'link' | 'scorm',
  title: string,
  minutes: number,
  file: 'scenes' | null = null,
) => ({
  kind,
  title,
  minutes,
  file,
});

export const demoCourses = [
  {
    key: 'listening',
    title: 'Listening so that people go on',
    summary: 'Ask, wait, say back: three habits that change a meeting.',
    topic: 'voice',
    metric: 'listening',
    minutes: 40,
    level: 'introductory',
    lessons: [
      lesson('text', 'Why people stop talking', 8),
      lesson('video', 'One meeting, twice', 12),
      lesson('text', 'Saying back what you heard', 10),
      lesson('quiz', 'What would you say next?', 10),
    ],
  },
  {
    key: 'speaking-up',
    title: 'Making it safe to disagree',
    summary: 'How a lead invites the second opinion, and thanks for it.',
    topic: 'voice',
    metric: 'courage',
    minutes: 55,
    level: 'intermediate',
    lessons: [
      lesson('video', 'The question at the end', 10),
      lesson('text', 'Rules for a good argument', 15),
      lesson('file', 'A page for your next team meeting', 10),
      lesson('scorm', 'Say it back', 5),
      lesson('quiz', 'Five situations', 20),
    ],
  },
  {
    key: 'hiring',
    title: 'Fair from the first page',
    summary: 'The same questions, the same scale, and notes that hold.',
    topic: 'fairness',
    metric: 'fair_chances',
    minutes: 70,
    level: 'intermediate',
    lessons: [
      lesson('text', 'Where a choice tips over', 15),
      lesson('text', 'Questions that compare', 20),
      lesson('video', 'Two interviews', 15),
      lesson('quiz', 'Score these answers', 20),
    ],
  },
  {
    key: 'bias',
    title: 'Noticing your own shortcuts',
    summary: 'What the mind does when it is in a hurry, and how to slow it down.',
    topic: 'fairness',
    metric: 'bias_awareness',
    minutes: 35,
    level: 'introductory',
    lessons: [
      lesson('video', 'A test you will fail', 10),
      lesson('text', 'Shortcuts and what they cost', 15),
      lesson('quiz', 'Which shortcut is this?', 10),
    ],
  },
  {
    key: 'feedback',
    title: 'Feedback with an example in it',
    summary: 'Soon, in private, about one thing that happened.',
    topic: 'growth',
    metric: 'coaching',
    minutes: 45,
    level: 'introductory',
    lessons: [
      lesson('text', 'Four sentences that work', 15),
      lesson('video', 'When it goes wrong', 15),
      lesson('scorm', 'Two short scenes', 5, 'scenes'),
      lesson('link', 'Write yours down', 10),
    ],
  },
  {
    key: 'welcome',
    title: 'The first ninety days',
    summary: 'What new people remember, and who makes it happen.',
    topic: 'belonging',
    metric: 'empathy',
    minutes: 30,
    level: 'introductory',
    lessons: [lesson('text', 'Before day one', 10), lesson('text', 'A buddy who has time', 20)],
  },
  {
    key: 'conflict',
    title: 'When two people cannot work together',
    summary: 'A workshop of half a day, held by people who do nothing else.',
    topic: 'respect',
    metric: 'accountability',
    minutes: 240,
    level: 'advanced',
    link: 'https://workshops.example/conflict',
    lessons: [],
  },
  {
    key: 'change',
    title: 'Leading while everything moves',
    summary: 'Being honest about what is not decided yet.',
    topic: 'leadership',
    metric: 'adaptability',
    minutes: 60,
    level: 'advanced',
    status: 'draft',
    lessons: [lesson('text', 'What people want to know first', 20)],
  },
] as const;

export type CourseKey = (typeof demoCourses)[number]['key'];

/** A course, or a set of which some are enough. */
export type DemoStep = CourseKey | { readonly any: number; readonly of: readonly CourseKey[] };

export const demoPaths = [
  {
    title: 'New to leading people',
    summary: 'What a first team needs from you in the first year.',
    rule: 'in_order',
    needed: null,
    status: 'published',
    steps: ['welcome', 'listening', 'feedback', 'speaking-up'],
  },
  {
    title: 'Fair decisions about people',
    summary: 'Hiring, promoting, dividing work: choose two of three.',
    rule: 'at_least',
    needed: 2,
    status: 'published',
    steps: ['bias', 'hiring', 'conflict'],
  },
  {
    title: 'Better conversations',
    summary: 'An introduction, then one of three short courses of your choice.',
    rule: 'in_order',
    needed: null,
    status: 'published',
    steps: ['welcome', { any: 1, of: ['listening', 'bias', 'feedback'] }],
  },
  {
    title: 'Leading through change',
    summary: 'For leads whose team is being reorganized.',
    rule: 'any_order',
    needed: null,
    status: 'draft',
    steps: ['change', 'speaking-up'],
  },
] as const satisfies readonly { readonly steps: readonly DemoStep[]; readonly [fact: string]: unknown }[];
