import type { StatementContent } from './statementContent.ts';

export const adaptability = [
  {
    code: 'adaptability_1',
    key: 1,
    self: 'I change my plan when the facts have changed',
    rater: '{targetFirstName} changes their plan when the facts have changed',
  },
  {
    code: 'adaptability_2',
    key: 1,
    self: 'I stop work that is no longer useful to anyone',
    rater: '{targetFirstName} stops work that is no longer useful to anyone',
  },
  {
    code: 'adaptability_3',
    key: 1,
    self: 'I adjust my way of working to each person',
    rater: '{targetFirstName} adjusts their way of working to each person',
  },
  {
    code: 'adaptability_4',
    key: 1,
    self: 'I start with a small step when things are unclear',
    rater: '{targetFirstName} starts with a small step when things are unclear',
  },
  {
    code: 'adaptability_5',
    key: 1,
    self: 'I give up a habit that makes work harder for others',
    rater: '{targetFirstName} gives up a habit that makes work harder for others',
  },
  {
    code: 'adaptability_6',
    key: 1,
    self: 'I stay calm when plans change at short notice',
    rater: '{targetFirstName} stays calm when plans change at short notice',
  },
  {
    code: 'adaptability_7',
    key: 1,
    self: 'I change how I work after a project has failed',
    rater: '{targetFirstName} changes how they work after a project has failed',
  },
  {
    code: 'adaptability_8',
    key: 1,
    self: 'I take on a new role when the team needs it',
    rater: '{targetFirstName} takes on a new role when the team needs it',
  },
  {
    code: 'adaptability_9',
    key: -1,
    self: 'I carry out a plan the way it was first made',
    rater: '{targetFirstName} carries out a plan the way it was first made',
    applicant: 'I revise a plan while it is being carried out',
  },
  {
    code: 'adaptability_10',
    key: -1,
    self: 'I need some time to accept a new way of working',
    rater: '{targetFirstName} needs some time to accept a new way of working',
    applicant: 'I need little time to accept a new way of working',
  },
  {
    code: 'adaptability_11',
    key: -1,
    self: 'I like days that go the way I expected',
    rater: '{targetFirstName} likes days that go the way they expected',
    applicant: 'I like days that bring something unexpected',
  },
  {
    code: 'adaptability_12',
    key: -1,
    self: 'I ask for firm rules before I begin something new',
    rater: '{targetFirstName} asks for firm rules before beginning something new',
    applicant: 'I begin something new before all its rules are clear',
  },
] as const satisfies readonly StatementContent[];
