// `npx tsx bench/faults/runImports.ts` measures the uploads alone.
import { layGround } from '../ground.ts';
import { importFaults, most99thMs } from './imports.ts';
import { importTurns } from './importTurns.ts';
import { longestTurnMs } from './turns.ts';

const rounded = (value: number) => Math.round(value).toLocaleString('en');
const kinds = process.env.TEST_DATABASE_URL ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

for (const kind of kinds) {
  const first = await layGround(kind);
  try {
    for (const { what, ms } of await importTurns(first)) {
      process.stdout.write(`${kind.padEnd(9)}${what.padEnd(50)}longest turn ${rounded(ms)} ms\n`);
      if (ms > longestTurnMs) process.exitCode = 1;
    }
  } finally {
    await first.remove();
  }
  const ground = await layGround(kind);
  try {
    for (const { what, requests, p50, p99, max, took, memory, ends } of await importFaults(ground)) {
      const times = `p50 ${rounded(p50)}, p99 ${rounded(p99)}, max ${rounded(max)} ms of ${rounded(requests)}`;
      process.stdout.write(
        `${kind.padEnd(9)}${what.padEnd(40)}${times.padEnd(48)}${rounded(took)} ms, ${rounded(memory)} MB, ${ends}\n`,
      );
      if (p99 > most99thMs) process.exitCode = 1;
    }
  } finally {
    await ground.remove();
  }
}
