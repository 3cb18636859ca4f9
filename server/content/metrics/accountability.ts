import type { StatementContent } from './statementContent.ts';

export const accountability = [
  {
    code: 'accountability_1',
    key: 1,
    self: 'I say what I expect before the work begins',
    rater: '{targetFirstName} says what they expect before the work begins',
  },
  {
    code: 'accountability_2',
    key: 1,
    self: 'I agree at the start on who does which part',
    rater: '{targetFirstName} agrees at the start on who does which part',
  },
  {
    code: 'accountability_3',
    key: 1,
    self: 'I take responsibility for a result that failed',
    rater: '{targetFirstName} takes responsibility for a result that failed',
  },
  {
    code: 'accountability_4',
    key: 1,
    self: 'I follow up on what was agreed in a meeting',
    rater: '{targetFirstName} follows up on what was agreed in a meeting',
  },
  {
    code: 'accountability_5',
    key: 1,
    self: 'I explain beforehand how I will judge a result',
    rater: '{targetFirstName} explains beforehand how they will judge a result',
  },
  {
    code: 'accountability_6',
    key: 1,
    self: 'I tell people when their work misses the goal',
    rater: '{targetFirstName} tells people when their work misses the goal',
  },
  {
    code: 'accountability_7',
    key: 1,
    self: 'I report problems in my work before others find them',
    rater: '{targetFirstName} reports problems in their work before others find them',
  },
  {
    code: 'accountability_8',
    key: 1,
    self: 'I follow the rules that I have set for others',
    rater: '{targetFirstName} follows the rules that they have set for others',
  },
  {
    code: 'accountability_9',
    key: 1,
    self: 'I finish tasks that have become less interesting',
    rater: '{targetFirstName} finishes tasks that have become less interesting',
  },
  {
    code: 'accountability_10',
    key: -1,
    self: 'I leave it open who is responsible for a task',
    rater: '{targetFirstName} leaves it open who is responsible for a task',
    applicant: 'I make it clear who is responsible for a task',
  },
  {
    code: 'accountability_11',
    key: -1,
    self: 'I forget small agreements when I am busy',
    rater: '{targetFirstName} forgets small agreements when they are busy',
    applicant: 'I keep small agreements when I am busy',
  },
  {
    code: 'accountability_12',
    key: -1,
    self: 'I point to the circumstances when I miss a goal',
    rater: '{targetFirstName} points to the circumstances when they miss a goal',
    applicant: 'I look for my own part when a goal is missed',
  },
] as const satisfies readonly StatementContent[];
