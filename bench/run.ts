// Measurements as ratios to a floor measured in the same run. Not part of the tests.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { DatabaseKind } from './benchDatabase.ts';
import { listDatabaseSections } from './databaseSections.ts';
import type { Measurement, Section } from './measurement.ts';
import { otherSections } from './otherSections.ts';

const kinds: readonly DatabaseKind[] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite'];
const requested = process.argv.slice(2);
const isRequested = ({ names }: Section) =>
  requested.length === 0 || names.some((name) => requested.includes(name));
const lines: Measurement[] = [];

function print({ what, on, value, floor, ratio, isWithinLimit }: Measurement): void {
  const share = ratio === null ? '' : ratio.toFixed(2);
  process.stdout.write(
    `${what.padEnd(46)} ${on.padEnd(9)} ${value.padStart(12)} ${floor.padStart(12)} ${share.padStart(6)} ${isWithinLimit ? '' : 'BROKEN'}\n`,
  );
}

for (const section of [...kinds.flatMap(listDatabaseSections), ...otherSections]) {
  if (!isRequested(section)) continue;
  for await (const line of section.measure()) {
    lines.push(line);
    print(line);
  }
}

mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/latest.json', `${JSON.stringify(lines, null, 2)}\n`);
process.exitCode = lines.every((line) => line.isWithinLimit) ? 0 : 1;
