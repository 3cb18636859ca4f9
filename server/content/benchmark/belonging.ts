import type { TopicContent } from './topicContentTypes.ts';

export const belonging = {
  code: 'belonging',
  topic: 'Belonging',
  description: 'Whether people are part of the group they work with.',
  elements: [
    {
      code: 'newcomers',
      element: 'Welcoming newcomers',
      description: 'How people who are new to a team find their place in it.',
      questions: [
        {
          code: 'newcomers_1',
          text: 'Think of the last person who joined your team. How did they spend their first days?',
          options: [
            { code: 'c', text: 'A named colleague stayed close and brought them into things', key: 3 },
            { code: 'a', text: 'Several colleagues checked on them and answered questions', key: 2 },
            { code: 'b', text: 'They were shown the main tasks and asked when they got stuck', key: 1 },
            { code: 'd', text: 'They watched how others worked and picked things up alone', key: 0 },
          ],
        },
        {
          code: 'newcomers_2',
          text: 'When a new person needs to know the unwritten habits of the team, how do they learn them?',
          options: [
            { code: 'c', text: 'Colleagues explain the habits early and one by one', key: 2 },
            {
              code: 'd',
              text: 'Colleagues take them along and explain how things work',
              key: 2,
            },
            { code: 'a', text: 'They work the habits out from what others do and say', key: 0 },
            { code: 'b', text: 'They find out about a habit after doing it differently', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'everyday_contact',
      element: 'Everyday contact',
      description: 'Who is part of the small conversations between tasks.',
      questions: [
        {
          code: 'everyday_contact_1',
          text: 'During breaks or in a group chat, who in your team takes part in the conversation?',
          options: [
            { code: 'c', text: 'Whoever is there is drawn in, whatever their job or age', key: 3 },
            { code: 'd', text: 'Most people join in, and quieter ones are asked at times', key: 2 },
            { code: 'a', text: 'The same few people talk, and others listen or read along', key: 1 },
            { code: 'b', text: 'Small groups form and keep mostly to their own members', key: 0 },
          ],
        },
        {
          code: 'everyday_contact_2',
          text: 'When your team plans something together, such as a meal or an outing, how is it arranged?',
          options: [
            { code: 'd', text: 'People are asked what suits them before a plan is made', key: 3 },
            { code: 'a', text: 'People are shown a few plans and can choose among them', key: 2 },
            { code: 'c', text: 'People are told of one plan some weeks before the day', key: 1 },
            { code: 'b', text: 'People are told of the plan by those who happen to know', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'being_yourself',
      element: 'Being yourself',
      description: 'How much of their own life and background people can show at work.',
      questions: [
        {
          code: 'being_yourself_1',
          text: 'When someone mentions a custom or a family life unlike that of most colleagues, what follows?',
          options: [
            { code: 'b', text: 'Colleagues ask with interest and think of it afterwards', key: 3 },
            { code: 'a', text: 'Colleagues listen and share something of their own lives', key: 2 },
            { code: 'd', text: 'Colleagues nod, and the talk moves on to something else', key: 1 },
            { code: 'c', text: 'Colleagues go quiet or answer with a light remark', key: 0 },
          ],
        },
        {
          code: 'being_yourself_2',
          text: 'When someone has an accent or a way of speaking unlike most colleagues, what usually happens?',
          options: [
            { code: 'b', text: 'Colleagues listen closely and ask again about the content', key: 2 },
            { code: 'd', text: 'Colleagues reply to what was said, as they would to anyone', key: 2 },
            { code: 'a', text: 'Colleagues reply briefly and check the point with others', key: 0 },
            { code: 'c', text: 'Colleagues comment on how it was said before they reply', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'staying_connected',
      element: 'Staying connected',
      description: 'How people at other hours, at other places or on leave stay part of the team.',
      questions: [
        {
          code: 'staying_connected_1',
          text: 'When people work other hours or at another place, how do they get news about the team?',
          options: [
            { code: 'c', text: 'They get it at the same time and can reply to it', key: 3 },
            { code: 'b', text: 'They get a written summary soon after the others', key: 2 },
            { code: 'd', text: 'They get it from a colleague when they next talk', key: 1 },
            { code: 'a', text: 'They get it when it comes up in their own work', key: 0 },
          ],
        },
        {
          code: 'staying_connected_2',
          text: 'When someone comes back to work after a long absence, what happens in the first days?',
          options: [
            { code: 'd', text: 'Someone sits down with them and goes through what changed', key: 3 },
            { code: 'c', text: 'Someone welcomes them back and answers their questions', key: 2 },
            { code: 'b', text: 'Someone greets them and leaves them to pick up the work', key: 1 },
            { code: 'a', text: 'Someone hands them the next tasks just as on any other day', key: 0 },
          ],
        },
      ],
    },
  ],
} as const satisfies TopicContent;
