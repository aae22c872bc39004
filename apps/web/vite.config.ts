import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groups, refuseTangles } from './chunks.ts';
import { refuseUnstyled } from './mantine-styles.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), refuseTangles, refuseUnstyled],
  resolve: { tsconfigPaths: true },
  server: { proxy: { '/auth': api, '/api': api, '/mcp': api } },
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
        // A shared file is named after all the pages that share it, which can be longer than a path may be.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
});
