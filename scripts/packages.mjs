// Compares package-lock.json with docs/packages.json, the list of reviewed packages. Works offline. `npm run packages -- --write` updates
// the list; npm then looks up the release dates of new packages.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const listFile = join('docs', 'packages.json');
const day = 86_400_000;
const threeYears = 3 * 365 * day;

const { licenses, packages: listed } = read(listFile);
const locked = lockedPackages();

if (process.argv.includes('--write')) writeList();
const problems = [...lockProblems(), ...listProblems()];
for (const problem of problems) say(problem);
if (problems.length > 0) process.exit(1);
reportAge();

function lockedPackages() {
  const { packages } = read('package-lock.json');
  const found = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const id = `${name}@${entry.version}`;
    const use = entry.dev ? 'development' : 'production';
    const known = found.get(id);
    // A package installed in two places counts as production if one of them does.
    found.set(id, { name, path, entry, use: known?.use === 'production' ? 'production' : use });
  }
  return found;
}

/** Returns problems in the lock file that the list cannot permit: package sources and install scripts. */
function lockProblems() {
  const { allowScripts = {} } = read('package.json');
  return [...locked].flatMap(([id, { name, entry }]) => {
    const found = [];
    if (entry.link || !/^\d+\.\d+\.\d+/.test(entry.version ?? '')) {
      found.push(`${id} does not come from the package registry. Depend on a released version.`);
    } else if (!/^sha512-/.test(entry.integrity ?? '')) {
      found.push(`${id} has no sha512 checksum in package-lock.json. Install it again.`);
    }
    if (entry.resolved) {
      found.push(
        `${id} has an address in package-lock.json. Keep omit-lockfile-registry-resolved in .npmrc and install again.`,
      );
    }
    if (entry.hasInstallScript && allowScripts[name] !== false) {
      found.push(
        `${id} runs a script when it is installed. Set allowScripts.${name} to false in package.json, or choose another package.`,
      );
    }
    return found;
  });
}

function listProblems() {
  const found = [];
  for (const [id, { path, entry, use }] of locked) {
    const known = listed[id];
    if (!known) {
      found.push(`${id} is not in ${listFile}. Review the package, then run npm run packages -- --write.`);
      continue;
    }
    const license = licenseOf(path, entry);
    if (license !== null && known.license !== license) {
      found.push(
        `${id} has the license ${license}, but ${listFile} says ${known.license}. Review the change.`,
      );
    } else if (!known.license) {
      found.push(`${id} states no license. Read its LICENSE file, then write the license into ${listFile}.`);
    } else if (!licenses.includes(known.license)) {
      found.push(`${id} has the license ${known.license}, which ${listFile} does not allow.`);
    }
    if (known.use !== use) found.push(`${id} is used in ${use}, but ${listFile} says ${known.use}.`);
  }
  for (const id of Object.keys(listed)) {
    if (!locked.has(id)) {
      found.push(`${id} is in ${listFile} but no longer installed. Run npm run packages -- --write.`);
    }
  }
  return found;
}

/**
 * Returns the license stated by the installed package. Packages for other systems are not installed; the lock
 * file's entry is used for them.
 */
function licenseOf(path, entry) {
  const file = join(path, 'package.json');
  const { license, licenses: older } = existsSync(file) ? read(file) : entry;
  const stated = license ?? older?.map((one) => one.type).join(' OR ') ?? null;
  return stated !== null && typeof stated === 'object' ? stated.type : stated;
}

/** Adds new packages with their dates and removes missing ones. Listed licenses are preserved. */
function writeList() {
  for (const id of Object.keys(listed)) if (!locked.has(id)) delete listed[id];
  for (const [id, { name, path, entry, use }] of locked) {
    listed[id] ??= { license: licenseOf(path, entry), use, ...releasesOf(name, entry.version) };
    listed[id].use = use;
    if (isDormant(listed[id])) Object.assign(listed[id], releasesOf(name, entry.version));
  }
  const lines = Object.keys(listed)
    .sort()
    .map((id) => `    ${JSON.stringify(id)}: ${inline(listed[id])}`);
  const text = `{\n  "licenses": ${inline([...licenses].sort())},\n  "packages": {\n${lines.join(',\n')}\n  }\n}\n`;
  writeFileSync(listFile, text);
}

/**
 * Returns the release dates of this version and of the latest version of the package; null if the registry
 * does not respond.
 */
function releasesOf(name, version) {
  try {
    const options = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    const times = JSON.parse(
      execFileSync('npm', ['view', name, 'time', '--json', '--prefer-offline'], options),
    );
    const { created: _created, modified: _modified, ...versions } = times;
    const newest = Object.values(versions).sort().at(-1);
    return { released: times[version]?.slice(0, 10) ?? null, lastRelease: newest?.slice(0, 10) ?? null };
  } catch {
    return { released: null, lastRelease: null };
  }
}

function reportAge() {
  const dormant = Object.entries(listed).filter(([, facts]) => isDormant(facts));
  const undated = Object.values(listed).filter(({ lastRelease }) => lastRelease === null).length;
  say(`${locked.size} packages are listed with their licenses; ${undated} have no known release date.`);
  if (dormant.length === 0) return;
  say(`Without a release for three years (${dormant.length}):`);
  for (const [id, { use, lastRelease }] of dormant) say(`  ${id} (${use}), last release ${lastRelease}`);
}

function isDormant({ lastRelease }) {
  return lastRelease !== null && Date.now() - Date.parse(lastRelease) > threeYears;
}

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function inline(value) {
  const text = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return Array.isArray(value) ? text.replace(/^\[ /, '[').replace(/ \]$/, ']') : text;
}

function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}
