import type { TopicContent } from './topicContentTypes.ts';

export const voice = {
  code: 'voice',
  topic: 'Speaking up',
  description: 'Whether what people think and know is heard in the team.',
  elements: [
    {
      code: 'taking_part',
      element: 'Taking part',
      description: 'Who gets to speak when a team talks something over.',
      questions: [
        {
          code: 'taking_part_1',
          text: 'When your team talks something over, in person or online, who gets to speak?',
          options: [
            { code: 'b', text: 'Each person is asked for a view before the talk is closed', key: 3 },
            { code: 'd', text: 'Each person can speak, and pauses are left for doing so', key: 2 },
            { code: 'c', text: 'A few people speak most, and others add a word at the end', key: 1 },
            { code: 'a', text: 'A few people speak, and others listen to what is agreed', key: 0 },
          ],
        },
        {
          code: 'taking_part_2',
          text: 'When someone is interrupted while making a point, what usually happens?',
          options: [
            { code: 'c', text: 'Another person brings the talk back to the point', key: 3 },
            { code: 'a', text: 'The person who cut in stops and lets them finish', key: 2 },
            { code: 'b', text: 'They wait for a gap and then take the point up again', key: 1 },
            { code: 'd', text: 'They leave the point and follow where the talk goes', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'disagreement',
      element: 'Disagreeing',
      description: 'What happens when people see a matter differently.',
      questions: [
        {
          code: 'disagreement_1',
          text: 'In the last month, when someone disagreed in a meeting or team talk, what usually happened?',
          options: [
            { code: 'd', text: 'The group asked for the reasons and weighed them openly', key: 3 },
            { code: 'a', text: 'The group listened and came back to the point later on', key: 2 },
            { code: 'b', text: 'The group noted the point and kept to the plan it had', key: 1 },
            { code: 'c', text: 'The group moved on so that the work could be finished in time', key: 0 },
          ],
        },
        {
          code: 'disagreement_2',
          text: 'When people here see a matter differently from someone senior, what do they usually do?',
          options: [
            { code: 'a', text: 'They say so in the group and explain how they see it', key: 3 },
            { code: 'd', text: 'They say so to that person alone at a quiet moment', key: 2 },
            { code: 'c', text: 'They say so to close colleagues and wait for a chance', key: 1 },
            { code: 'b', text: 'They keep it to themselves and go along with the plan', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'ideas',
      element: 'New ideas',
      description: 'How ideas are received, whoever has them.',
      questions: [
        {
          code: 'ideas_1',
          text: 'When someone in a junior role suggests another way of working, what happens to the idea?',
          options: [
            { code: 'c', text: 'It is tried on a small scale with that person taking part', key: 3 },
            { code: 'b', text: 'It is discussed by the team and answered with reasons', key: 2 },
            { code: 'a', text: 'It is passed on to whoever is in charge of such matters', key: 1 },
            { code: 'd', text: 'It is set aside until someone more senior brings it up', key: 0 },
          ],
        },
        {
          code: 'ideas_2',
          text: 'Where did the changes come from that your team made to its own work in the last three months?',
          options: [
            { code: 'd', text: 'They came from people in all sorts of roles in the team', key: 3 },
            { code: 'c', text: 'They came from the few who do most of that part of the work', key: 2 },
            { code: 'a', text: 'They came from the person who leads us, after a short talk', key: 1 },
            { code: 'b', text: 'They came from outside the team as plans ready for use', key: 0 },
          ],
        },
      ],
    },
    {
      code: 'problems',
      element: 'Raising problems',
      description: 'How a team takes news of a risk or a mistake.',
      questions: [
        {
          code: 'problems_1',
          text: 'When someone tells the team about a mistake of their own, how do others respond?',
          options: [
            { code: 'a', text: 'They thank them and look together at how it came about', key: 3 },
            { code: 'd', text: 'They help to put it right and carry on with the work', key: 2 },
            { code: 'b', text: 'They take note and leave the person to put it right', key: 1 },
            { code: 'c', text: 'They first want to know who was at fault and who else knew', key: 0 },
          ],
        },
        {
          code: 'problems_2',
          text: 'When someone warns of a risk that would slow the work down, what usually happens?',
          options: [
            { code: 'd', text: 'The work is paused until the risk has been looked at', key: 2 },
            { code: 'b', text: 'The risk is looked at by others while the work goes on', key: 2 },
            { code: 'a', text: 'The work goes on and the risk is kept in mind for later', key: 0 },
            { code: 'c', text: 'The risk is left to the person who noticed it to handle', key: 0 },
          ],
        },
      ],
    },
  ],
} as const satisfies TopicContent;
