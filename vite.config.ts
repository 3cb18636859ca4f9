import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { brandNames } from './domain/accounts/brandNames.ts';

/** The API beside the development server: one port above it, or wherever `API_ORIGIN` says. */
const port = Number(process.env.PORT ?? 3000);
const api = process.env.API_ORIGIN ?? `http://localhost:${port + 1}`;
const toApi = { target: api, changeOrigin: false };

const productName: Plugin = {
  name: 'product-name',
  transformIndexHtml: (html) => html.replaceAll('%PRODUCT_NAME%', brandNames.productName),
};

export default defineConfig({
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
});
