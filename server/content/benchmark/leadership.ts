import type { TopicContent } from './topicContentTypes.ts';

export const leadership = {
  code: 'leadership',
  topic: 'Leadership that includes',
  description: 'What people see the person they report to do.',
  elements: [
    {
      code: 'availability',
      element: 'Within reach',
      description: 'Who gets time and attention from the person they report to.',
      questions: [
        {
          code: 'availability_1',
          text: 'When you want to talk to the person you report to, how does it usually go?',
          options: [
            { code: 'a', text: 'They make time the same day and give it their attention', key: 3 },
            { code: 'd', text: 'They make time within a few days and keep to what was set', key: 2 },
            { code: 'b', text: 'They make time between other things, while work goes on', key: 1 },
            { code: 'c', text: 'They make time when the matter is also one of their own', key: 0 },
          ],
        },
        {
          code: 'availability_2',
          text: 'In a normal week, who on the team does the person you report to talk with?',
          options: [
            { code: 'a', text: 'With each person in turn, including those who seldom ask', key: 3 },
            { code: 'd', text: 'With each person who asks, and with the team at set times', key: 2 },
            { code: 'c', text: 'With those whose tasks are the most pressing that week', key: 1 },
            { code: 'b', text: 'With those who have known them longest or sit close by', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'consulting',
      element: 'Asking before deciding',
      description: 'Whether people can shape a change before it is settled.',
      questions: [
        {
          code: 'consulting_1',
          text: 'Before the last change to how your team works, what did the person you report to do?',
          options: [
            { code: 'b', text: 'They asked those affected and changed parts of the plan', key: 3 },
            { code: 'c', text: 'They asked those affected and explained what they kept', key: 2 },
            { code: 'd', text: 'They asked one or two people they often turn to', key: 1 },
            { code: 'a', text: 'They worked out the plan and then presented it to the team', key: 0 },
          ],
        },
        {
          code: 'consulting_2',
          text: 'When the person you report to asks the team for its views, how does it usually go?',
          options: [
            { code: 'b', text: 'They ask early and hold back their own view until the end', key: 3 },
            { code: 'a', text: 'They ask early and say at the start what they would do', key: 2 },
            { code: 'c', text: 'They ask late, when some of the details can still be changed', key: 1 },
            { code: 'd', text: 'They ask late, to see whether people agree with the plan', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'follow_through',
      element: 'Following up',
      description: 'What becomes of the things that leaders are told.',
      questions: [
        {
          code: 'follow_through_1',
          text: 'When you bring a problem to the person you report to, what happens afterwards?',
          options: [
            { code: 'a', text: 'They act on it and come back to tell me what came of it', key: 3 },
            { code: 'b', text: 'They act on it, and I learn what came of it when I ask', key: 2 },
            { code: 'd', text: 'They pass it on to others, and I wait for an outcome', key: 1 },
            { code: 'c', text: 'They hear me out, and after that things go on much as before', key: 0 },
          ],
        },
        {
          code: 'follow_through_2',
          text: 'The last time people were asked for their views, such as in a survey, what happened?',
          options: [
            { code: 'b', text: 'The team saw the results and chose together what to change', key: 3 },
            { code: 'a', text: 'The team saw the results and was told what would change', key: 2 },
            { code: 'c', text: 'The team saw the results, and the work went on as before', key: 1 },
            { code: 'd', text: 'The team gave its answers and then heard little more of them', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'own_limits',
      element: 'Owning mistakes and limits',
      description: 'How leaders treat what they get wrong or do not know.',
      questions: [
        {
          code: 'own_limits_1',
          text: 'When the person you report to gets something wrong, what do they usually do?',
          options: [
            { code: 'd', text: 'They tell the team and say what they will do differently', key: 3 },
            { code: 'a', text: 'They tell those concerned and then put the matter right', key: 2 },
            { code: 'c', text: 'They put the matter right and carry on with their other work', key: 1 },
            { code: 'b', text: 'They point to what others did or what made it difficult', key: 0 },
          ],
        },
        {
          code: 'own_limits_2',
          text: 'When the person you report to knows less about a task than the team does, what happens?',
          options: [
            { code: 'c', text: 'They say so and let those who know the task take the lead', key: 2 },
            { code: 'b', text: 'They ask to be shown and act on what they have learned', key: 2 },
            { code: 'd', text: 'They decide as usual and leave the details to the team', key: 0 },
            { code: 'a', text: 'They decide as usual after advice from outside the team', key: 0 },
          ],
        },
      ],
    },
  ],
} as const satisfies TopicContent;
