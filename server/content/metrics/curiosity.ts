import type { StatementContent } from './statementContent.ts';

export const curiosity = [
  {
    code: 'curiosity_1',
    key: 1,
    self: 'I ask people how they came to their opinion',
    rater: '{targetFirstName} asks people how they came to their opinion',
  },
  {
    code: 'curiosity_2',
    key: 1,
    self: 'I ask a second question when an answer surprises me',
    rater: '{targetFirstName} asks a second question when an answer surprises them',
  },
  {
    code: 'curiosity_3',
    key: 1,
    self: 'I talk with people whose work I know little about',
    rater: '{targetFirstName} talks with people whose work they know little about',
  },
  {
    code: 'curiosity_4',
    key: 1,
    self: 'I look at how other teams do work like mine',
    rater: '{targetFirstName} looks at how other teams do work like theirs',
  },
  {
    code: 'curiosity_5',
    key: 1,
    self: 'I ask newcomers what seems strange to them here',
    rater: '{targetFirstName} asks newcomers what seems strange to them here',
    applicant: 'I ask newcomers what seems strange to them at work',
  },
  {
    code: 'curiosity_6',
    key: 1,
    self: 'I look for the reason behind a view I do not share',
    rater: '{targetFirstName} looks for the reason behind a view they do not share',
  },
  {
    code: 'curiosity_7',
    key: 1,
    self: 'I try out a method that a colleague suggests',
    rater: '{targetFirstName} tries out a method that a colleague suggests',
  },
  {
    code: 'curiosity_8',
    key: 1,
    self: 'I ask those who use my work what they would change',
    rater: '{targetFirstName} asks those who use their work what they would change',
  },
  {
    code: 'curiosity_9',
    key: -1,
    self: 'I stay with ways of working that I know well',
    rater: '{targetFirstName} stays with ways of working that they know well',
    applicant: 'I try out ways of working that are new to me',
  },
  {
    code: 'curiosity_10',
    key: -1,
    self: 'I form an opinion before I have asked anyone',
    rater: '{targetFirstName} forms an opinion before they have asked anyone',
    applicant: 'I ask several people before I form an opinion',
  },
  {
    code: 'curiosity_11',
    key: -1,
    self: 'I leave my questions aside when time is short',
    rater: '{targetFirstName} leaves their questions aside when time is short',
    applicant: 'I ask my questions even when time is short',
  },
  {
    code: 'curiosity_12',
    key: -1,
    self: 'I keep to subjects that concern my own job',
    rater: '{targetFirstName} keeps to subjects that concern their own job',
    applicant: 'I follow subjects that go beyond my own job',
  },
] as const satisfies readonly StatementContent[];
