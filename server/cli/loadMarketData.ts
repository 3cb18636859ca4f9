import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { marketProblems } from '../../locales/en/marketProblems.ts';
import { systemClock } from '../clock.ts';
import { migrate } from '../store/engine/migrate.ts';
import { loadMarketFile, removeMarketFile } from '../usecases/pay/market/loadMarketFile.ts';
import { runCommand } from './runCommand.ts';

const usage =
  'npm run market:load -- --file pay.csv [--name "Survey 2026"] [--synthetic] [--check], or npm run market:load -- --remove "Survey 2026"';
const maxPrinted = 100;

function readOptions() {
  const { values } = parseArgs({
    options: {
      file: { type: 'string' },
      name: { type: 'string' },
      remove: { type: 'string' },
      synthetic: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  if (!values.file && !values.remove) throw new Error(`Usage: ${usage}`);
  return values;
}

/** `npm run market:load`: loads a file of market data or exchange rates, or prints its problems by line. */
runCommand(readOptions, async ({ database, say }, { file, name, remove, synthetic, check }) => {
  await migrate(database);
  const deps = { database, clock: systemClock };
  if (remove) {
    await removeMarketFile(deps, remove);
    say(`${remove} has been removed.`);
    return;
  }
  const path = file ?? '';
  const { problems, rows } = await loadMarketFile(deps, {
    name: name ?? basename(path),
    text: await readFile(path, 'utf8'),
    isSynthetic: synthetic,
    isTrial: check,
  });
  for (const { line, column, problem } of problems.slice(0, maxPrinted)) {
    say(`Line ${line}${column === null ? '' : `, ${column}`}: ${marketProblems[problem]}`);
  }
  if (problems.length > 0) throw new Error(`${problems.length} problems. Nothing has been changed.`);
  say(check ? `${rows.length} rows are valid. Nothing has been changed.` : `${rows.length} rows are loaded.`);
});
