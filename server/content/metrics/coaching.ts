import type { StatementContent } from './statementContent.ts';

export const coaching = [
  {
    code: 'coaching_1',
    key: 1,
    self: 'I set time aside to help a colleague learn',
    rater: '{targetFirstName} sets time aside to help a colleague learn',
  },
  {
    code: 'coaching_2',
    key: 1,
    self: 'I tell people clearly what they could do better',
    rater: '{targetFirstName} tells people clearly what they could do better',
  },
  {
    code: 'coaching_3',
    key: 1,
    self: 'I ask people what they want to learn next',
    rater: '{targetFirstName} asks people what they want to learn next',
  },
  {
    code: 'coaching_4',
    key: 1,
    self: 'I give feedback within days of what I have seen',
    rater: '{targetFirstName} gives feedback within days of what they have seen',
  },
  {
    code: 'coaching_5',
    key: 1,
    self: 'I let people try before I show them how',
    rater: '{targetFirstName} lets people try before they show them how',
  },
  {
    code: 'coaching_6',
    key: 1,
    self: 'I ask questions that help people find an answer',
    rater: '{targetFirstName} asks questions that help people find an answer',
  },
  {
    code: 'coaching_7',
    key: 1,
    self: 'I tell people what progress I see in their work',
    rater: '{targetFirstName} tells people what progress they see in their work',
  },
  {
    code: 'coaching_8',
    key: 1,
    self: 'I introduce people to someone they can learn from',
    rater: '{targetFirstName} introduces people to someone they can learn from',
  },
  {
    code: 'coaching_9',
    key: -1,
    self: 'I correct the errors of others myself to save time',
    rater: '{targetFirstName} corrects the errors of others alone to save time',
    applicant: 'I show others how they can correct their errors',
  },
  {
    code: 'coaching_10',
    key: -1,
    self: 'I save my feedback for the regular review',
    rater: '{targetFirstName} saves feedback for the regular review',
    applicant: 'I give my feedback between regular reviews',
  },
  {
    code: 'coaching_11',
    key: -1,
    self: 'I give people the solution when they get stuck',
    rater: '{targetFirstName} gives people the solution when they get stuck',
    applicant: 'I look for a solution with people who are stuck',
  },
  {
    code: 'coaching_12',
    key: -1,
    self: 'I put off talks about learning when work is urgent',
    rater: '{targetFirstName} puts off talks about learning when work is urgent',
    applicant: 'I make time for talks about learning in busy weeks',
  },
] as const satisfies readonly StatementContent[];
