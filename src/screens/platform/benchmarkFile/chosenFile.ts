import type { CheckedBenchmarkFile } from '../../../../dataProviders/benchmarkFile.ts';

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
  /** Identifies the file in repeated requests to load it. */
  readonly requestKey: string;
  readonly checked: CheckedBenchmarkFile;
}
