import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { titles } from './build/titles.ts';

export default defineConfig({
  plugins: [svelte(), svelteTesting(), titles()],
  server: { fs: { allow: ['..'] } },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    // Only there to end a test that has failed: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
