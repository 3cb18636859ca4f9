import type { StatementContent } from './statementContent.ts';

export const courage = [
  {
    code: 'courage_1',
    key: 1,
    self: 'I speak up when a colleague is left out',
    rater: '{targetFirstName} speaks up when a colleague is left out',
  },
  {
    code: 'courage_2',
    key: 1,
    self: 'I speak up when someone is the target of a joke',
    rater: '{targetFirstName} speaks up when someone is the target of a joke',
  },
  {
    code: 'courage_3',
    key: 1,
    self: 'I disagree openly with people of higher rank',
    rater: '{targetFirstName} disagrees openly with people of higher rank',
  },
  {
    code: 'courage_4',
    key: 1,
    self: 'I stand up for colleagues when they are criticized',
    rater: '{targetFirstName} stands up for colleagues when they are criticized',
  },
  {
    code: 'courage_5',
    key: 1,
    self: 'I bring up a problem that others avoid',
    rater: '{targetFirstName} brings up a problem that others avoid',
  },
  {
    code: 'courage_6',
    key: 1,
    self: 'I tell people when their words have hurt someone',
    rater: '{targetFirstName} tells people when their words have hurt someone',
  },
  {
    code: 'courage_7',
    key: 1,
    self: 'I ask to hear a person who was interrupted',
    rater: '{targetFirstName} asks to hear a person who was interrupted',
  },
  {
    code: 'courage_8',
    key: 1,
    self: 'I report unequal treatment when I see it',
    rater: '{targetFirstName} reports unequal treatment when they see it',
  },
  {
    code: 'courage_9',
    key: 1,
    self: 'I give my opinion when most people disagree with it',
    rater: '{targetFirstName} gives their opinion when most people disagree with it',
  },
  {
    code: 'courage_10',
    key: -1,
    self: 'I keep quiet when my manager has another opinion',
    rater: '{targetFirstName} keeps quiet when a manager has another opinion',
    applicant: 'I speak openly when my manager has another opinion',
  },
  {
    code: 'courage_11',
    key: -1,
    self: 'I let others speak first when a meeting gets tense',
    rater: '{targetFirstName} lets others speak first when a meeting gets tense',
    applicant: 'I speak early on when a meeting gets tense',
  },
  {
    code: 'courage_12',
    key: -1,
    self: 'I stay out of conflicts between colleagues',
    rater: '{targetFirstName} stays out of conflicts between colleagues',
    applicant: 'I help to settle conflicts between colleagues',
  },
] as const satisfies readonly StatementContent[];
