import { spawnSync } from 'node:child_process';

/** Builds the application into `dist`, where the measured server finds it. */
export function buildSite(): void {
  spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
}
