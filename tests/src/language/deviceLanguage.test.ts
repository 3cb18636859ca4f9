import { expect, test, vi } from 'vitest';
import { firstOffered, storedLanguage, storeLanguage } from '../../../src/language/deviceLanguage.ts';
import { loadAppTexts, readTexts } from '../../../src/language/texts.ts';

test('a language with a region is reduced to the language', () => {
  expect(firstOffered(['en-GB'])).toBe('en');
});

test('English replaces an unsupported language', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tlh']);
  expect(firstOffered(['cs', null])).toBe('en');
});

test('the device remembers the selected language', () => {
  expect(storedLanguage()).toBeNull();
  storeLanguage('en-XA');
  expect(firstOffered(['en', storedLanguage()])).toBe('en-XA');
});

test('accented English is generated from English', async () => {
  const { app } = await loadAppTexts('en-XA', []);
  expect(app.userMenu.signOut).toMatch(/^\[Šíĝñ óúţ/);
  await loadAppTexts('en', []);
  expect(readTexts().app.userMenu.signOut).toBe('Sign out');
});
