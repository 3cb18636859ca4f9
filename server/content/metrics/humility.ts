import type { StatementContent } from './statementContent.ts';

export const humility = [
  {
    code: 'humility_1',
    key: 1,
    self: 'I say openly when I have made a mistake',
    rater: '{targetFirstName} says openly when they have made a mistake',
  },
  {
    code: 'humility_2',
    key: 1,
    self: 'I ask for help when a task is beyond my skills',
    rater: '{targetFirstName} asks for help when a task is beyond their skills',
  },
  {
    code: 'humility_3',
    key: 1,
    self: 'I name the people whose ideas I have used',
    rater: '{targetFirstName} names the people whose ideas they have used',
  },
  {
    code: 'humility_4',
    key: 1,
    self: 'I point it out when someone knows more than I do',
    rater: '{targetFirstName} points it out when someone knows more than they do',
  },
  {
    code: 'humility_5',
    key: 1,
    self: 'I thank people who find an error in my work',
    rater: '{targetFirstName} thanks people who find an error in their work',
  },
  {
    code: 'humility_6',
    key: 1,
    self: 'I change my view when a newer colleague is right',
    rater: '{targetFirstName} changes their view when a newer colleague is right',
  },
  {
    code: 'humility_7',
    key: 1,
    self: 'I tell others what I still have to learn',
    rater: '{targetFirstName} tells others what they still have to learn',
  },
  {
    code: 'humility_8',
    key: 1,
    self: 'I ask how my own work could be improved',
    rater: '{targetFirstName} asks how their own work could be improved',
  },
  {
    code: 'humility_9',
    key: -1,
    self: 'I like to solve a problem alone before I ask anyone',
    rater: '{targetFirstName} likes to solve a problem alone before asking anyone',
    applicant: 'I ask a colleague early when a problem is new to me',
  },
  {
    code: 'humility_10',
    key: -1,
    self: 'I speak about my results more than about my mistakes',
    rater: '{targetFirstName} speaks about their results more than about their mistakes',
    applicant: 'I speak about my mistakes as well as about my results',
  },
  {
    code: 'humility_11',
    key: -1,
    self: 'I hold on to my plan when someone corrects me',
    rater: '{targetFirstName} holds on to their plan when someone corrects them',
    applicant: 'I look at my plan again when someone corrects me',
  },
  {
    code: 'humility_12',
    key: -1,
    self: 'I find it hard to say that I was wrong',
    rater: '{targetFirstName} finds it hard to say that they were wrong',
    applicant: 'I find it easy to say that I was wrong',
  },
] as const satisfies readonly StatementContent[];
