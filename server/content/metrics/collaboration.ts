import type { StatementContent } from './statementContent.ts';

export const collaboration = [
  {
    code: 'collaboration_1',
    key: 1,
    self: 'I bring people from different teams together',
    rater: '{targetFirstName} brings people from different teams together',
  },
  {
    code: 'collaboration_2',
    key: 1,
    self: 'I ask those affected before I make a decision',
    rater: '{targetFirstName} asks those affected before they make a decision',
  },
  {
    code: 'collaboration_3',
    key: 1,
    self: 'I show unfinished work to other teams early',
    rater: '{targetFirstName} shows unfinished work to other teams early',
  },
  {
    code: 'collaboration_4',
    key: 1,
    self: 'I look for a solution that several groups accept',
    rater: '{targetFirstName} looks for a solution that several groups accept',
  },
  {
    code: 'collaboration_5',
    key: 1,
    self: 'I give up a plan of my own for a shared one',
    rater: '{targetFirstName} gives up a plan of their own for a shared one',
  },
  {
    code: 'collaboration_6',
    key: 1,
    self: 'I explain decisions of my team to other teams',
    rater: '{targetFirstName} explains decisions of their team to other teams',
  },
  {
    code: 'collaboration_7',
    key: 1,
    self: 'I help another team when it falls behind',
    rater: '{targetFirstName} helps another team when it falls behind',
  },
  {
    code: 'collaboration_8',
    key: 1,
    self: 'I ask who else should be part of a decision',
    rater: '{targetFirstName} asks who else should be part of a decision',
  },
  {
    code: 'collaboration_9',
    key: 1,
    self: 'I use different opinions to improve a plan',
    rater: '{targetFirstName} uses different opinions to improve a plan',
  },
  {
    code: 'collaboration_10',
    key: -1,
    self: 'I decide in a small group and inform the others later',
    rater: '{targetFirstName} decides in a small group and informs the others later',
    applicant: 'I make decisions with a larger group from the start',
  },
  {
    code: 'collaboration_11',
    key: -1,
    self: 'I put the goals of my own team first',
    rater: '{targetFirstName} puts the goals of their own team first',
    applicant: 'I give the goals of other teams equal weight',
  },
  {
    code: 'collaboration_12',
    key: -1,
    self: 'I prefer to work alone when a task is hard',
    rater: '{targetFirstName} prefers to work alone when a task is hard',
    applicant: 'I prefer to work with others when a task is hard',
  },
] as const satisfies readonly StatementContent[];
