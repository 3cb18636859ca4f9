// Measurements as ratios to a floor measured in the same run. Not part of the tests.
import { loadavg } from 'node:os';
import type { DatabaseKind } from './benchDatabase.ts';
import { listDatabaseSections } from './databaseSections.ts';
import type { Measurement, Section } from './measurement.ts';
import { otherSections } from './otherSections.ts';
import { readResults, replaceSection, type StoredMeasurement, writeResults } from './storedResults.ts';

const available: readonly DatabaseKind[] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite'];
const options = process.argv.slice(2);
const isStored = options.includes('--write');
const named = available.filter((kind) => options.includes(kind));
const kinds = named.length > 0 ? named : available;
const requested = options.filter(
  (option) => option !== '--write' && !['pglite', 'postgres'].includes(option),
);
const isRequested = ({ names }: Section) =>
  requested.length === 0 || names.some((name) => requested.includes(name));
/** Returns the name of a section: its last name. The others name groups of sections. */
const nameOf = ({ names }: Section) => names.at(-1) ?? '';

const sections = [...kinds.flatMap(listDatabaseSections), ...otherSections];
const order = [...new Set([...listDatabaseSections('pglite'), ...otherSections].map(nameOf))].flatMap(
  (name) => ['pglite', 'postgres', 'Node', 'Chromium'].map((on) => `${name} ${on}`),
);

function print({ what, on, value, floor, ratio, isWithinLimit }: Measurement): void {
  const share = ratio === null ? '' : ratio.toFixed(2);
  process.stdout.write(
    `${what.padEnd(60)} ${on.padEnd(9)} ${value.padStart(12)} ${floor.padStart(12)} ${share.padStart(6)} ${isWithinLimit ? '' : 'BROKEN'}\n`,
  );
}

let isWithinLimits = true;
for (const section of sections.filter(isRequested)) {
  const [load = 0] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  const measured: StoredMeasurement[] = [];
  for await (const line of section.measure()) {
    measured.push({ ...line, section: nameOf(section), day, load });
    print(line);
    isWithinLimits &&= line.isWithinLimit;
  }
  if (isStored) writeResults(replaceSection(readResults(), measured, order));
}
process.exitCode = isWithinLimits ? 0 : 1;
