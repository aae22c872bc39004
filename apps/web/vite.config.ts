import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/**
 * One file for what every visitor needs at once. What pages share is kept in few files: by itself the bundler
 * made fifty for the board, and a browser asks for six at a time.
 */
const groups = [
  { name: 'initial', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000 },
];

export default defineConfig({
  plugins: [react()],
  resolve: { tsconfigPaths: true },
  server: { proxy: { '/auth': api, '/api': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    // One small file of styles: a part of a page then needs nothing but its code.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Files that are shared in part can need each other in a circle; then order is not left to the browser.
        strictExecutionOrder: true,
        // A shared file is named after all the pages that share it, which can be longer than a path may be.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});
