import type { AnswerOf } from '../contract/call.ts';
import { scoringCalls } from '../contract/v2/scoring.ts';
import { callMain } from './http.ts';

type Runs = AnswerOf<typeof scoringCalls.runs>['runs'];

export const readScoringRuns = async (): Promise<Runs> => (await callMain(scoringCalls.runs, {})).runs;

/** Answers the sentence to show. */
export const rescore = async (): Promise<string> => (await callMain(scoringCalls.rescore, {})).message;
