import type { StatementContent } from './statementContent.ts';

export const trust = [
  {
    code: 'trust_1',
    key: 1,
    self: 'I do what I have promised by the day I named',
    rater: '{targetFirstName} does what they have promised by the day they named',
  },
  {
    code: 'trust_2',
    key: 1,
    self: 'I let people decide within the tasks I hand over',
    rater: '{targetFirstName} lets people decide within the tasks they hand over',
  },
  {
    code: 'trust_3',
    key: 1,
    self: 'I tell people early when I cannot meet a date',
    rater: '{targetFirstName} tells people early when they cannot meet a date',
  },
  {
    code: 'trust_4',
    key: 1,
    self: 'I keep to myself what I was told in confidence',
    rater: '{targetFirstName} keeps to themselves what they were told in confidence',
  },
  {
    code: 'trust_5',
    key: 1,
    self: 'I speak about absent people as if they were present',
    rater: '{targetFirstName} speaks about absent people as if they were present',
  },
  {
    code: 'trust_6',
    key: 1,
    self: 'I give others tasks that matter for the result',
    rater: '{targetFirstName} gives others tasks that matter for the result',
  },
  {
    code: 'trust_7',
    key: 1,
    self: 'I pass on what I know before I am asked',
    rater: '{targetFirstName} passes on what they know before they are asked',
  },
  {
    code: 'trust_8',
    key: 1,
    self: 'I let others present the work we did together',
    rater: '{targetFirstName} lets others present the work they did together',
  },
  {
    code: 'trust_9',
    key: -1,
    self: 'I check the details of work that I have handed over',
    rater: '{targetFirstName} checks the details of work that they have handed over',
    applicant: 'I leave the details of a task to those who do it',
  },
  {
    code: 'trust_10',
    key: -1,
    self: 'I keep the most important tasks for myself',
    rater: '{targetFirstName} keeps the most important tasks for themselves',
    applicant: 'I share the most important tasks with others',
  },
  {
    code: 'trust_11',
    key: -1,
    self: 'I promise more than I later find time for',
    rater: '{targetFirstName} promises more than they later find time for',
    applicant: 'I promise only as much as I have time for',
  },
  {
    code: 'trust_12',
    key: -1,
    self: 'I wait until I know people well before I rely on them',
    rater: '{targetFirstName} waits until they know people well before relying on them',
    applicant: 'I rely on people from the first day of working together',
  },
] as const satisfies readonly StatementContent[];
