import type { TopicContent } from './topicContentTypes.ts';

export const growth = {
  code: 'growth',
  topic: 'Growth and recognition',
  description: 'Whose work is seen and who gets the chance to grow.',
  elements: [
    {
      code: 'credit',
      element: 'Credit for work',
      description: 'Whether work is named as the work of those who did it.',
      questions: [
        {
          code: 'credit_1',
          text: 'When a piece of work by several people turns out well, who is named when it is talked about?',
          options: [
            { code: 'a', text: 'All who took part, each with the share that was theirs', key: 3 },
            { code: 'b', text: 'All who took part, mentioned together as one group', key: 2 },
            { code: 'c', text: 'The person who presented the work or handed it over', key: 0 },
            { code: 'd', text: 'The person who is in charge of that whole part of the work', key: 0 },
          ],
        },
        {
          code: 'credit_2',
          text: 'When someone does work that is mostly out of sight, such as preparing things, what follows?',
          options: [
            { code: 'd', text: 'Someone names it in front of the team and thanks them', key: 3 },
            { code: 'b', text: 'Someone thanks them for it in person when they see it', key: 2 },
            { code: 'c', text: 'Someone mentions it when the work is looked back on', key: 1 },
            { code: 'a', text: 'Someone notices it when it is missing or comes late', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'learning',
      element: 'Learning at work',
      description: 'Who gets time, help and chances to learn.',
      questions: [
        {
          code: 'learning_1',
          text: 'When someone wants to learn a new skill for their work, what usually happens?',
          options: [
            { code: 'b', text: 'They get paid time and a person who helps them learn it', key: 3 },
            { code: 'c', text: 'They get paid time and choose for themselves how to learn', key: 2 },
            { code: 'a', text: 'They get a tip on where to look and learn when it is quiet', key: 1 },
            { code: 'd', text: 'They get a friendly word and learn it in their own time', key: 0 },
          ],
        },
        {
          code: 'learning_2',
          text: 'In the last three months, who in your team took a course or was taught something new?',
          options: [
            { code: 'c', text: 'People in every role, in turn and by a shared plan', key: 3 },
            { code: 'a', text: 'People in most roles, when they had asked to take part', key: 2 },
            { code: 'd', text: 'People whose tasks had changed and who needed it soon', key: 1 },
            { code: 'b', text: 'People who already stand out and are known to leaders', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'feedback',
      element: 'Hearing about your work',
      description: 'How people learn what to keep and what to change in their work.',
      questions: [
        {
          code: 'feedback_1',
          text: 'How did you last hear what you do well and what you could change in your work?',
          options: [
            { code: 'a', text: 'In a talk with examples, where I could give my own view', key: 3 },
            { code: 'c', text: 'In a talk with examples, which I could think about later', key: 2 },
            { code: 'b', text: 'In a few general words at the end of a task or a week', key: 1 },
            { code: 'd', text: 'In remarks that reached me by way of other people', key: 0 },
          ],
        },
        {
          code: 'feedback_2',
          text: "When a person's work falls short of what was needed, what usually happens?",
          options: [
            { code: 'c', text: 'They are told soon, in private, and asked what would help', key: 3 },
            { code: 'd', text: 'They are told soon, in private, and shown what to change', key: 2 },
            { code: 'b', text: 'They are told some weeks later, along with other matters', key: 1 },
            { code: 'a', text: 'They are given other tasks, and someone else takes over', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'openings',
      element: 'New roles',
      description: 'How people come to know of new roles and get a chance at them.',
      questions: [
        {
          code: 'openings_1',
          text: 'When a more senior or better-paid role opens up, how do people hear of it?',
          options: [
            { code: 'a', text: 'Everyone gets a notice that says how the choice is made', key: 3 },
            { code: 'b', text: 'Everyone gets a notice that names the role and the date', key: 2 },
            { code: 'c', text: 'Some people hear of it from a leader who thinks they fit', key: 1 },
            { code: 'd', text: 'Most people hear of it once someone has been chosen', key: 0 },
          ],
        },
        {
          code: 'openings_2',
          text: 'Who is encouraged to take a step up, such as standing in for a leader?',
          options: [
            { code: 'c', text: 'People in any role, after a talk about their own plans', key: 3 },
            { code: 'd', text: 'People in any role who have shown that they can do it', key: 2 },
            { code: 'b', text: 'People who come forward and ask for it more than once', key: 1 },
            { code: 'a', text: "People whose path is much like that of today's leaders", key: 0 },
          ],
        },
      ],
    },
  ],
} as const satisfies TopicContent;
