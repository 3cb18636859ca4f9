import type { StatementContent } from './statementContent.ts';

export const fairChances = [
  {
    code: 'fair_chances_1',
    key: 1,
    self: 'I spread interesting tasks across the whole team',
    rater: '{targetFirstName} spreads interesting tasks across the whole team',
  },
  {
    code: 'fair_chances_2',
    key: 1,
    self: 'I offer a new task to all who could do it',
    rater: '{targetFirstName} offers a new task to all who could do it',
  },
  {
    code: 'fair_chances_3',
    key: 1,
    self: 'I praise quiet work as much as visible work',
    rater: '{targetFirstName} praises quiet work as much as visible work',
  },
  {
    code: 'fair_chances_4',
    key: 1,
    self: 'I pick meeting times that suit people in part-time work',
    rater: '{targetFirstName} picks meeting times that suit people in part-time work',
  },
  {
    code: 'fair_chances_5',
    key: 1,
    self: 'I invite people who are rarely asked to take part',
    rater: '{targetFirstName} invites people who are rarely asked to take part',
  },
  {
    code: 'fair_chances_6',
    key: 1,
    self: 'I give new people a part in important work',
    rater: '{targetFirstName} gives new people a part in important work',
  },
  {
    code: 'fair_chances_7',
    key: 1,
    self: 'I tell all colleagues at once about an open position',
    rater: '{targetFirstName} tells all colleagues at once about an open position',
  },
  {
    code: 'fair_chances_8',
    key: 1,
    self: 'I let different people lead a meeting in turn',
    rater: '{targetFirstName} lets different people lead a meeting in turn',
  },
  {
    code: 'fair_chances_9',
    key: -1,
    self: 'I give hard tasks to the people I know well',
    rater: '{targetFirstName} gives hard tasks to the people they know well',
    applicant: 'I give hard tasks to people I know less well too',
  },
  {
    code: 'fair_chances_10',
    key: -1,
    self: 'I turn to the same few people for advice',
    rater: '{targetFirstName} turns to the same few people for advice',
    applicant: 'I turn to many different people for advice',
  },
  {
    code: 'fair_chances_11',
    key: -1,
    self: 'I mostly praise the people whose work I see',
    rater: '{targetFirstName} mostly praises the people whose work they see',
    applicant: 'I also praise the people whose work I rarely see',
  },
  {
    code: 'fair_chances_12',
    key: -1,
    self: 'I share news first with the people around me',
    rater: '{targetFirstName} shares news first with the people around them',
    applicant: 'I share news with all colleagues at the same time',
  },
] as const satisfies readonly StatementContent[];
