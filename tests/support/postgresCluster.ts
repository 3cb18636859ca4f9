import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { pause } from './until.ts';

/** A separate PostgreSQL that can be killed. */
export interface Cluster {
  /** The folder of its files, which is removed with the cluster. */
  readonly folder: string;
  readonly port: number;
  readonly url: string;
  start(): Promise<void>;
  /** Kills the postmaster; its backends end when they notice. */
  kill(): void;
  /** Adds a standby with everything committed so far. From then on, each commit waits for it. */
  addStandby(): Promise<Cluster>;
  /** Promotes a standby. */
  promote(): void;
  remove(): void;
}

const installed = '/usr/lib/postgresql';

/** The folder of `initdb` and `pg_ctl`, or null if PostgreSQL is not installed. */
export function postgresPrograms(): string | null {
  const versions = existsSync(installed)
    ? readdirSync(installed).map((one) => join(installed, one, 'bin'))
    : [];
  const folders = [...versions.reverse(), ...(process.env.PATH ?? '').split(':')];
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  );
}

/** Starts a cluster. With `isDurable`, commits survive machine failures, as in production; most tests don't need that. */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const folder = newFolder();
  run('initdb', ['-D', folder, '-A', 'trust', '-U', 'cairn', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const cluster = clusterIn(folder, await freePort(), isDurable);
  await cluster.start();
  return cluster;
}

function clusterIn(folder: string, port: number, isDurable: boolean): Cluster {
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? 'on' : 'off'}`;
  const sql = (text: string) =>
    run('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'cairn', '-d', 'postgres', '-c', text]);
  return {
    folder,
    port,
    url: `postgres://cairn@127.0.0.1:${port}/postgres`,
    async start() {
      const start = ['-D', folder, '-o', settings, '-l', join(folder, 'log'), '-w', 'start'];
      for (let tries = 0; ; tries += 1) {
        try {
          return void run('pg_ctl', start);
        } catch (error) {
          // Backends of a killed postmaster hold its memory until they notice.
          if (tries > 50) throw error;
          await pause(100);
        }
      }
    },
    kill: () =>
      process.kill(Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL'),
    async addStandby() {
      const copy = newFolder();
      run('pg_basebackup', [
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'cairn',
        '-D',
        copy,
        '-R',
        '-c',
        'fast',
      ]);
      const standby = clusterIn(copy, await freePort(), isDurable);
      await standby.start();
      sql("alter system set synchronous_standby_names = '*'");
      sql('select pg_reload_conf()');
      return standby;
    },
    promote: () => void run('pg_ctl', ['-D', folder, '-w', 'promote']),
    remove() {
      try {
        run('pg_ctl', ['-D', folder, '-m', 'immediate', '-w', 'stop']);
      } catch {
        // Already killed.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function run(program: string, args: readonly string[]): string {
  const command = [join(postgresPrograms() ?? '', program), ...args];
  const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  return execFileSync(first, rest, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  if (isRoot) {
    const [user, group] = ['-u', '-g'].map((kind) =>
      Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' })),
    );
    chownSync(folder, user ?? 0, group ?? 0);
  }
  return folder;
}
