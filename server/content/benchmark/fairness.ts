import type { TopicContent } from './topicContentTypes.ts';

export const fairness = {
  code: 'fairness',
  topic: 'Fairness in decisions',
  description: 'How work, rules and decisions reach different people.',
  elements: [
    {
      code: 'reasons',
      element: 'Reasons for decisions',
      description: 'How people learn why something was decided.',
      questions: [
        {
          code: 'reasons_1',
          text: 'In the last three months, when a decision changed your work, how did you learn the reasons?',
          options: [
            { code: 'a', text: 'I heard the reasons beforehand and could ask about them', key: 3 },
            { code: 'c', text: 'I heard the reasons together with the decision itself', key: 2 },
            { code: 'd', text: 'I heard the reasons later, after I or others had asked', key: 1 },
            { code: 'b', text: 'I heard the decision and then worked out the reasons myself', key: 0 },
          ],
        },
        {
          code: 'reasons_2',
          text: 'When a request is turned down, such as for days off or new tools, what is the person told?',
          options: [
            { code: 'd', text: 'They are told why, and what would make it possible later', key: 3 },
            { code: 'b', text: 'They are told why, with the rule or limit that applies', key: 2 },
            { code: 'c', text: 'They are told in general terms that it does not fit now', key: 1 },
            { code: 'a', text: 'They are told the answer in a short message or in passing', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'work_sharing',
      element: 'Sharing the work',
      description: 'How wanted and unwanted tasks are shared out.',
      questions: [
        {
          code: 'work_sharing_1',
          text: 'How are the tasks that few people want, such as late hours or cleaning up, shared in your team?',
          options: [
            { code: 'b', text: 'They go round by a plan that everyone can see and discuss', key: 3 },
            { code: 'c', text: 'They go round by a habit that most of us know and keep to', key: 2 },
            { code: 'a', text: 'They go to whoever is free or nearby when they come up', key: 1 },
            { code: 'd', text: 'They go to the same people, who have come to expect it', key: 0 },
          ],
        },
        {
          code: 'work_sharing_2',
          text: 'When an interesting task comes up, how is it decided who gets it?',
          options: [
            { code: 'b', text: 'It is announced to all, and anyone may put their name down', key: 3 },
            { code: 'd', text: 'It is talked over with those whose skills fit the task', key: 2 },
            { code: 'a', text: 'It is given to a person who has done such work before', key: 1 },
            { code: 'c', text: 'It is given to someone who is close to whoever is in charge', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'same_rules',
      element: 'The same rules',
      description: 'Whether rules and limits hold for everyone alike.',
      questions: [
        {
          code: 'same_rules_1',
          text: 'When someone influential bends a rule, what usually happens?',
          options: [
            { code: 'd', text: 'It is raised with them just as it would be with anyone', key: 3 },
            { code: 'c', text: 'It is raised with them a little later and in private', key: 2 },
            { code: 'a', text: 'It is talked about by others, but only among themselves', key: 1 },
            { code: 'b', text: 'It is treated as part of the position that they hold', key: 0 },
          ],
        },
        {
          code: 'same_rules_2',
          text: 'When two people ask for the same thing, such as other hours, how are the answers reached?',
          options: [
            { code: 'b', text: 'Both requests are held against the same written points', key: 3 },
            { code: 'a', text: 'Both requests are weighed by one person in a similar way', key: 2 },
            { code: 'd', text: 'Each request is weighed alone, as things stand that day', key: 1 },
            { code: 'c', text: 'Each request is weighed by how well the person is known', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'putting_right',
      element: 'Putting things right',
      description: 'What happens after someone was treated worse than others.',
      questions: [
        {
          code: 'putting_right_1',
          text: 'When someone says they were treated worse than others, what happens next?',
          options: [
            { code: 'c', text: 'Both sides are heard, and the person learns the outcome', key: 3 },
            { code: 'a', text: 'Both sides are heard, and the matter is then closed', key: 2 },
            { code: 'd', text: 'The person is heard, and the matter is left to calm down', key: 1 },
            { code: 'b', text: 'The person is asked to let it rest and to look ahead', key: 0 },
          ],
        },
        {
          code: 'putting_right_2',
          text: 'When a decision about a person turns out to be wrong, such as on pay or hours, what happens?',
          options: [
            { code: 'a', text: 'It is corrected, explained and checked for others as well', key: 3 },
            { code: 'c', text: 'It is corrected soon and explained to the person concerned', key: 2 },
            { code: 'b', text: 'It is corrected once the person has asked more than once', key: 1 },
            { code: 'd', text: 'It is kept for now and done in another way the next time', key: 0 },
          ],
        },
      ],
    },
  ],
} as const satisfies TopicContent;
