import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { brandNames } from './domain/accounts/brandNames.ts';
import { signIn } from './locales/en/signIn.ts';
import { compressFiles } from './scripts/build/compressFiles.ts';
import { packagePlayer } from './scripts/build/packagePlayer.ts';
import { planChunks } from './scripts/build/planChunks.ts';

/** The API of the development server: one port above it, or at `API_ORIGIN`. */
const port = Number(process.env.PORT ?? 3000);
const api = process.env.API_ORIGIN ?? `http://localhost:${port + 1}`;
const toApi = { target: api, changeOrigin: false };

/** The package has a build without development warnings, but exports it under no name. */
const reactRouter = join(import.meta.dirname, 'node_modules/react-router/dist/production');
const productionResolve = {
  alias: [
    { find: /^react-router$/, replacement: join(reactRouter, 'index.mjs') },
    { find: /^react-router\/dom$/, replacement: join(reactRouter, 'dom-export.mjs') },
    {
      find: 'jsonexport/dist/index.js',
      replacement: join(import.meta.dirname, 'scripts/build/unusedExporter.ts'),
    },
  ],
};

const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) =>
    html.replaceAll('%PRODUCT_NAME%', brandNames.productName).replaceAll('%PRODUCT_PURPOSE%', signIn.purpose),
};

const config = {
  base: '/',
  plugins: [react(), productName],
  server: { port, strictPort: true, proxy: { '/api': toApi, '/legacy': toApi } },
  // The content policy allows no font in a data: address, so that nothing is inlined.
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
  },
} satisfies UserConfig;

export default defineConfig(async ({ command, mode }) => {
  if (command === 'serve') return config;
  const built = { ...config, resolve: productionResolve };
  // Tests of this mode don't measure how the pages load.
  if (mode === 'test') return built;
  const chunks = await planChunks({ ...built, mode }, import.meta.dirname);
  const name = (id: string) => chunks.get(id) ?? null;
  return {
    ...built,
    plugins: [...config.plugins, packagePlayer, compressFiles],
    build: {
      ...config.build,
      rolldownOptions: {
        output: {
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'planned', name }] },
          // Chunks by use import each other in both directions; their modules still run in the order of the imports.
          strictExecutionOrder: true,
        },
        preserveEntrySignatures: 'allow-extension' as const,
      },
    },
  };
});
