import type { BodyOf, ResponseOf } from '../contract/call.ts';
import { benchmarkFileCalls as calls } from '../contract/v2/benchmarkFile.ts';
import { callQuery } from './callQuery.ts';
import { callForMessage, callMain } from './http.ts';
import { keysOf } from './queryKeys.ts';

export type { LoadedBenchmarkFile } from '../contract/v2/benchmarkFile.ts';
export type CheckedBenchmarkFile = ResponseOf<typeof calls.check>;
export type BenchmarkTopics = ResponseOf<typeof calls.read>['topics'];

const key = keysOf('benchmark file');

/** The external benchmark of the platform, and the results that show it. */
export const benchmarkFileKeys = (accountId: number) => [
  key(accountId),
  keysOf('benchmark results')(accountId, 'external'),
];

/** The file that is shown to all accounts, and the topics that a file may contain. */
export const benchmarkFileQuery = (accountId: number) => callQuery(key(accountId), calls.read, {});

/** Validates a file; nothing is stored. */
export const checkBenchmarkFile = (text: string) => callMain(calls.check, { text });

/** Loads a file, and returns the text to show. */
export const loadBenchmarkFile = (input: BodyOf<typeof calls.load>) => callForMessage(calls.load, input);
export const removeBenchmarkFile = (id: number) => callForMessage(calls.remove, { id });
