import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groups, refuseTangles } from './chunks.ts';
import { refuseUnstyled } from './mantine-styles.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/**
 * The name that a class of a component's sheet has in the page. By itself it ended in the number of its line, which told
 * nothing and cost a kilobyte.
 */
function scopedName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(path.relative(import.meta.dirname, file))
    .digest('base64url');
  return `_${name}_${hash.slice(0, 5)}`;
}

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  plugins: [react(), refuseTangles, refuseUnstyled, withoutJsonSchema],
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
