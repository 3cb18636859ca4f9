import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { events } from '../../../../resources/events/events.ts';
import { teams } from '../../../../resources/teams/teams.ts';
import { users } from '../../../../resources/users/users.ts';
import { createI18nProvider } from '../../../../src/app/createI18nProvider.ts';
import { useSavedText } from '../../../../src/kit/forms/useSavedText.ts';
import { en } from '../../../support/englishTexts.ts';

const i18nProvider = createI18nProvider('en', en);
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={i18nProvider}>{children}</I18nContextProvider>
);

test('PAGE-04 a save names the record that was saved (ruling A-65)', () => {
  const { current: savedText } = renderHook(() => useSavedText(), { wrapper }).result;
  expect(savedText(teams, { id: 1, name: 'Harbor' })).toBe('Team “Harbor” saved.');
  expect(savedText(users, { id: 1, first_name: 'Ann', last_name: 'Lee' })).toBe('Person “Ann Lee” saved.');
  expect(savedText({ ...events, label: [] }, { id: 1 })).toBe('Live session saved.');
});

test('PAGE-04 no text of react-admin that people can see is about elements or the server’s communication', () => {
  const texts = Object.values(en.ra.notification).filter((text) => typeof text === 'string');
  expect(texts.length).toBeGreaterThan(8);
  expect(texts.filter((text) => /element|communication|dataProvider|console/i.test(text))).toEqual([]);
});
