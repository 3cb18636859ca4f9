import type { StatementContent } from './statementContent.ts';

export const listening = [
  {
    code: 'listening_1',
    key: 1,
    self: 'I let people finish before I answer them',
    rater: '{targetFirstName} lets people finish before they answer them',
  },
  {
    code: 'listening_2',
    key: 1,
    self: 'I repeat in my own words what I have heard',
    rater: '{targetFirstName} repeats in their own words what they have heard',
  },
  {
    code: 'listening_3',
    key: 1,
    self: 'I ask quiet people for their view in a meeting',
    rater: '{targetFirstName} asks quiet people for their view in a meeting',
  },
  {
    code: 'listening_4',
    key: 1,
    self: 'I put my phone away when someone talks to me',
    rater: '{targetFirstName} puts their phone away when someone talks to them',
  },
  {
    code: 'listening_5',
    key: 1,
    self: 'I return later to a point that someone made',
    rater: '{targetFirstName} returns later to a point that someone made',
  },
  {
    code: 'listening_6',
    key: 1,
    self: 'I ask a question before I give any advice',
    rater: '{targetFirstName} asks a question before they give any advice',
  },
  {
    code: 'listening_7',
    key: 1,
    self: 'I wait a moment when someone searches for words',
    rater: '{targetFirstName} waits a moment when someone searches for words',
  },
  {
    code: 'listening_8',
    key: 1,
    self: 'I write down what others propose in a meeting',
    rater: '{targetFirstName} writes down what others propose in a meeting',
  },
  {
    code: 'listening_9',
    key: 1,
    self: 'I build my answer on what others have said before',
    rater: '{targetFirstName} builds an answer on what others have said before',
  },
  {
    code: 'listening_10',
    key: -1,
    self: 'I finish sentences for people who speak slowly',
    rater: '{targetFirstName} finishes sentences for people who speak slowly',
    applicant: 'I give people who speak slowly the time they need',
  },
  {
    code: 'listening_11',
    key: -1,
    self: 'I think of my answer while others still talk',
    rater: '{targetFirstName} seems to think of an answer while others still talk',
    applicant: 'I think of my answer once others have finished',
  },
  {
    code: 'listening_12',
    key: -1,
    self: 'I talk more than others in most meetings',
    rater: '{targetFirstName} talks more than others in most meetings',
    applicant: 'I leave others as much time to talk as I take',
  },
] as const satisfies readonly StatementContent[];
