import { type DatabaseKind, withBenchDatabase } from '../benchDatabase.ts';
import { formatNumber, limitMs, type Measurement } from '../measurement.ts';
import { max99thPercentileMs, measureImportFaults } from './imports.ts';
import { measureImportTurns } from './importTurns.ts';
import { maxTurnMs } from './longestTurn.ts';

/** Measures the effects on other requests while the worst files are read. */
export async function* measureImports(kind: DatabaseKind): AsyncIterable<Measurement> {
  for (const { what, ms } of await withBenchDatabase(kind, measureImportTurns)) {
    yield limitMs(`Longest turn of an import: ${what}`, kind, ms, maxTurnMs);
  }
  for (const { what, requests, p99, took, memory, ends } of await withBenchDatabase(
    kind,
    measureImportFaults,
  )) {
    const name = `Others while read: ${what}, p99 of ${formatNumber(requests)}`;
    yield limitMs(name, kind, p99, max99thPercentileMs);
    yield {
      what: `  it took ${formatNumber(took)} ms: ${ends}`,
      on: kind,
      value: `${formatNumber(memory)} MB`,
      floor: '',
      ratio: null,
      isWithinLimit: true,
    };
  }
}
