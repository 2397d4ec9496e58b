import { expect, test } from 'vitest';
import { readSettings } from './settings.svelte';

test('the language is that of the browser, if we speak it', () => {
  expect(readSettings(null, ['de-AT', 'en']).language).toBe('de');
  expect(readSettings(null, ['fr', 'en-GB']).language).toBe('en');
  expect(readSettings(null, ['fr']).language).toBe('en');
});

test('what was written down wins; what cannot be read is the default', () => {
  const stored = JSON.stringify({ language: 'de', theme: 'dark', speed: 'warp', sounds: true });
  expect(readSettings(stored, ['en'])).toEqual({
    language: 'de',
    theme: 'dark',
    speed: 'normal',
    confirm: 'always',
    pace: 'normal',
    colour: 'seat',
    contrast: false,
    coordinates: false,
    sounds: true,
    volume: 'quiet',
    notices: false,
    firsts: true,
  });
  expect(readSettings('not json', ['en']).theme).toBe('system');
});

test('sounds are heard softly, until they are muted', () => {
  expect(readSettings(null, [])).toMatchObject({ sounds: true, volume: 'quiet' });
  expect(readSettings('{"sounds":false,"volume":"loud"}', [])).toMatchObject({
    sounds: false,
    volume: 'loud',
  });
});

test('what a decision is for is said, until it is not wanted', () => {
  expect(readSettings(null, []).firsts).toBe(true);
  expect(readSettings('{"firsts":false}', []).firsts).toBe(false);
});
