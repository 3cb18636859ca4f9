import { type InferType, mixed, object, string } from 'yup';
import {
  type BenchmarkColumn,
  benchmarkColumns,
  benchmarkFileLimits as limits,
} from '../../domain/benchmarkFile/benchmarkFileLimits.ts';
import {
  type BenchmarkFileProblem,
  benchmarkFileProblems,
  benchmarkRowProblems,
} from '../../domain/benchmarkFile/checkBenchmarkRows.ts';
import { singleLineText } from '../../resources/textSchemas.ts';
import { changeCall, readCall } from '../call.ts';
import { externalScore, id, listOf, objectsOf, optionalId, uuid } from '../sharedShapes.ts';
import { numberOrNull, requiredNumber, requiredText } from '../values.ts';

const fileText = () => string().typeError('text').max(limits.length, 'tooLong').required('required');

const problem = object({
  line: numberOrNull,
  column: mixed<BenchmarkColumn>().oneOf(benchmarkColumns).nullable().defined(),
  problem: mixed<BenchmarkFileProblem['problem']>()
    .oneOf([...benchmarkFileProblems, ...benchmarkRowProblems])
    .required(),
  first_line: numberOrNull,
});

const loadedFile = object({
  id: id(),
  file_name: requiredText,
  loaded_at: requiredText,
  rows: listOf(externalScore),
});
export type LoadedBenchmarkFile = InferType<typeof loadedFile>;

/** The external benchmark of the platform, loaded from a CSV file by its administrators. */
export const benchmarkFileCalls = {
  read: readCall('admin', '/v2/benchmark_file/read', {
    summary: 'The external benchmark that is shown to all accounts, and the topics that a file may contain.',
    response: object({
      file: loadedFile.nullable().defined(),
      topics: objectsOf({ topic_id: id(), topic: requiredText }),
    }),
  }),
  check: readCall('admin', '/v2/benchmark_file/check', {
    summary: `Validates a CSV file with the columns ${benchmarkColumns.join(', ')} and at most ${limits.rows} rows, and changes nothing. The first ${limits.listedProblems} problems are listed.`,
    body: object({ text: fileText() }),
    response: object({
      rows: listOf(externalScore),
      problems: listOf(problem),
      problem_count: requiredNumber,
    }),
  }),
  load: changeCall('admin', '/v2/benchmark_file/load', {
    summary:
      'Loads a file without problems in place of the one that is shown. Refused if another administrator has changed it in the meantime.',
    body: object({
      file_name: singleLineText().max(limits.fileName, 'tooLong').required('required'),
      text: fileText(),
      replaces: optionalId(),
      request_key: uuid('unknown').required('required'),
    }),
  }),
  remove: changeCall('admin', '/v2/benchmark_file/remove', {
    summary: 'Removes the external benchmark.',
    body: object({ id: id() }),
  }),
} as const;
