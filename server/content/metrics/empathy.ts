import type { StatementContent } from './statementContent.ts';

export const empathy = [
  {
    code: 'empathy_1',
    key: 1,
    self: 'I notice when a colleague is having a hard day',
    rater: '{targetFirstName} notices when a colleague is having a hard day',
  },
  {
    code: 'empathy_2',
    key: 1,
    self: 'I ask people how they are coping with a change',
    rater: '{targetFirstName} asks people how they are coping with a change',
  },
  {
    code: 'empathy_3',
    key: 1,
    self: 'I choose a quiet moment to give unwelcome news',
    rater: '{targetFirstName} chooses a quiet moment to give unwelcome news',
  },
  {
    code: 'empathy_4',
    key: 1,
    self: 'I think about how a message will feel to its reader',
    rater: '{targetFirstName} thinks about how a message will feel to its reader',
  },
  {
    code: 'empathy_5',
    key: 1,
    self: 'I make time for someone who is upset',
    rater: '{targetFirstName} makes time for someone who is upset',
  },
  {
    code: 'empathy_6',
    key: 1,
    self: 'I take over work from people who have too much',
    rater: '{targetFirstName} takes over work from people who have too much',
  },
  {
    code: 'empathy_7',
    key: 1,
    self: 'I ask what someone needs after a setback',
    rater: '{targetFirstName} asks what someone needs after a setback',
  },
  {
    code: 'empathy_8',
    key: 1,
    self: 'I keep in mind what each person finds hard',
    rater: '{targetFirstName} keeps in mind what each person finds hard',
  },
  {
    code: 'empathy_9',
    key: -1,
    self: 'I keep feelings out of conversations about work',
    rater: '{targetFirstName} keeps feelings out of conversations about work',
    applicant: 'I make room for feelings in conversations about work',
  },
  {
    code: 'empathy_10',
    key: -1,
    self: 'I leave people alone when they seem troubled',
    rater: '{targetFirstName} leaves people alone when they seem troubled',
    applicant: 'I go and see people when they seem troubled',
  },
  {
    code: 'empathy_11',
    key: -1,
    self: 'I look at the task first and at the mood later',
    rater: '{targetFirstName} looks at the task first and at the mood later',
    applicant: 'I watch the mood of people as well as the task',
  },
  {
    code: 'empathy_12',
    key: -1,
    self: 'I say what I think without softening it',
    rater: '{targetFirstName} says what they think without softening it',
    applicant: 'I choose kind words when I say what I think',
  },
] as const satisfies readonly StatementContent[];
