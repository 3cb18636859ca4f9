import { type Kind, on } from '../ground.ts';
import { type Line, rounded, withinMs } from '../line.ts';
import { importFaults, most99thMs } from './imports.ts';
import { importTurns } from './importTurns.ts';
import { longestTurnMs } from './turns.ts';

/** Effects on other requests while the worst files are read. */
export async function* importLines(kind: Kind): AsyncIterable<Line> {
  for (const { what, ms } of await on(kind, importTurns)) {
    yield withinMs(`Longest turn of an import: ${what}`, kind, ms, longestTurnMs);
  }
  for (const { what, requests, p99, took, memory, ends } of await on(kind, importFaults)) {
    const name = `Others while read: ${what}, p99 of ${rounded(requests)}`;
    yield withinMs(name, kind, p99, most99thMs);
    yield {
      what: `  it took ${rounded(took)} ms: ${ends}`,
      on: kind,
      value: `${rounded(memory)} MB`,
      floor: '',
      ratio: null,
      holds: true,
    };
  }
}
