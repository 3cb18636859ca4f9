// Checks the three programs of the repository in parallel, because their environments differ. See docs/decisions/0009.
import { spawn } from 'node:child_process';

const programs = ['pure', 'server', 'browser'];
const codes = await Promise.all(
  programs.map(
    (program) =>
      new Promise((resolve) => {
        const args = [
          'node_modules/typescript-native/bin/tsc',
          '-p',
          `tsconfig.${program}.json`,
          '--checkers',
          '1',
        ];
        spawn(process.execPath, args, { stdio: 'inherit' }).on('exit', resolve);
      }),
  ),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
