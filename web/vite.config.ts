import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { titles } from './build/titles.ts';

const server = process.env.SKERRY_SERVER ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte(), titles()],
  build: {
    target: 'es2022',
    // Nothing inline: the server's content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The texts of the games lie beside their rules, outside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
