import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aQuestion, english, inGerman } from './aQuestion.ts';
import { openQuestion, rewrite } from './openQuestion.ts';

describe('the languages', () => {
  const old = english.map((one, at) => (at === 0 ? { ...one, text: 'Whom do they ask?' } : one));
  const outdated = {
    locale: 'de' as const,
    words: inGerman,
    source: old,
    written_at: '2026-11-20T10:00:00.000Z',
    written_by: 'Ada Byron',
  };

  test('show outdated parts with their former English, which can be confirmed', async () => {
    const { user, last } = await openQuestion({
      question: aQuestion({ translations: [outdated] }),
      tab: 'languages',
    });
    screen.getByText('Translated from: “Whom do they ask?”');
    expect(screen.getAllByText('Out of date')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Still correct' }));
    await user.click(screen.getByRole('button', { name: 'Save translation' }));
    await screen.findByText('Translation saved.');
    expect(last('translate')).toEqual({
      id: 7,
      version: 1,
      locale: 'de',
      words: inGerman,
      still_right: ['text'],
      written_at: outdated.written_at,
    });
  });

  test('can be saved incomplete', async () => {
    const { user, last } = await openQuestion({ tab: 'languages' });
    await user.click(screen.getByRole('button', { name: 'Japanese' }));
    const form = within(await screen.findByRole('form', { name: 'Japanese' }));
    await rewrite(user, form.getByRole('textbox', { name: 'Question' }), '誰に聞きますか');
    expect(form.getByRole('textbox', { name: 'Question' }).getAttribute('lang')).toBe('ja');
    await user.click(form.getByRole('button', { name: 'Save translation' }));
    await waitFor(() => expect(last('translate')).toMatchObject({ locale: 'ja', written_at: null }));
  });

  test('do not overwrite the change of someone else', async () => {
    let calls = 0;
    const { user, last } = await openQuestion({
      question: aQuestion({ translations: [outdated] }),
      tab: 'languages',
      answers: {
        '/v2/questions/translate': () => {
          calls += 1;
          return calls === 1
            ? { status: 409, body: { message: 'Somebody was faster.', code: 'conflict' } }
            : { body: { message: 'Saved.' } };
        },
      },
    });
    const text = within(screen.getByRole('form', { name: 'German' })).getByRole('textbox', {
      name: 'Question',
    });
    await rewrite(user, text, 'Wer?');
    await user.click(screen.getByRole('button', { name: 'Save translation' }));
    await screen.findByText(/Someone else changed this translation/);
    expect((text as HTMLTextAreaElement).value).toBe('Wer?');
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(calls).toBe(2));
    expect(last('translate')).toMatchObject({ written_at: outdated.written_at });
  });
});
