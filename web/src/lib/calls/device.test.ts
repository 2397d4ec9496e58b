import { expect, test } from 'vitest';
import { deviceName } from './device';

test('a browser is known by its name and its system', () => {
  const chrome =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
  expect(deviceName(chrome)).toBe('Chrome, Linux');
  expect(deviceName(`${chrome} Edg/156.0`)).toBe('Edge, Linux');
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
  expect(deviceName(phone)).toBe('Safari, iPhone');
  expect(deviceName('Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0')).toBe(
    'Firefox, Android',
  );
  expect(deviceName('curl')).toBe('Browser');
});
