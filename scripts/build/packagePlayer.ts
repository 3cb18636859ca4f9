import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const entry = join(import.meta.dirname, '../../src/packagePlayer/main.ts');

/** Builds the player of packages as one file of its own, because it belongs to another origin and shares nothing with the pages of the app. */
export const packagePlayer: Plugin = {
  name: 'package-player',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'player' } },
    });
    const [output] = [built].flat() as readonly Rolldown.RolldownOutput[]; // Nothing is watched.
    const source = output?.output[0].code ?? '';
    this.emitFile({ type: 'asset', fileName: 'package-player.js', source });
  },
};
