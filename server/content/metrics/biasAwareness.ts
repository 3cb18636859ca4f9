import type { StatementContent } from './statementContent.ts';

export const biasAwareness = [
  {
    code: 'bias_awareness_1',
    key: 1,
    self: 'I check my first impression before I act on it',
    rater: '{targetFirstName} checks their first impression before they act on it',
  },
  {
    code: 'bias_awareness_2',
    key: 1,
    self: 'I ask who might be left out of my plans',
    rater: '{targetFirstName} asks who might be left out of their plans',
  },
  {
    code: 'bias_awareness_3',
    key: 1,
    self: 'I ask others to look for gaps in my judgment',
    rater: '{targetFirstName} asks others to look for gaps in their judgment',
  },
  {
    code: 'bias_awareness_4',
    key: 1,
    self: 'I compare people by the same list of points',
    rater: '{targetFirstName} compares people by the same list of points',
  },
  {
    code: 'bias_awareness_5',
    key: 1,
    self: 'I say so when I may prefer people who are like me',
    rater: '{targetFirstName} says so when they may prefer people like themselves',
  },
  {
    code: 'bias_awareness_6',
    key: 1,
    self: 'I look for facts that speak against my opinion',
    rater: '{targetFirstName} looks for facts that speak against their opinion',
  },
  {
    code: 'bias_awareness_7',
    key: 1,
    self: 'I ask what I may have missed about a person',
    rater: '{targetFirstName} asks what they may have missed about a person',
  },
  {
    code: 'bias_awareness_8',
    key: 1,
    self: 'I put off a judgment about people when I am tired',
    rater: '{targetFirstName} puts off a judgment about people when they are tired',
  },
  {
    code: 'bias_awareness_9',
    key: 1,
    self: 'I tell others which assumptions my view rests on',
    rater: '{targetFirstName} tells others which assumptions their view rests on',
  },
  {
    code: 'bias_awareness_10',
    key: -1,
    self: 'I rely on my first feeling about people',
    rater: '{targetFirstName} relies on their first feeling about people',
    applicant: 'I question my first feeling about people',
  },
  {
    code: 'bias_awareness_11',
    key: -1,
    self: 'I assume that others see a situation as I do',
    rater: '{targetFirstName} assumes that others see a situation as they do',
    applicant: 'I check whether others see a situation as I do',
  },
  {
    code: 'bias_awareness_12',
    key: -1,
    self: 'I quickly have a picture of what someone can do',
    rater: '{targetFirstName} quickly has a picture of what someone can do',
    applicant: 'I take time to find out what someone can do',
  },
] as const satisfies readonly StatementContent[];
