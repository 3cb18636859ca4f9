import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { renderApp } from '../../app/renderApp.tsx';
import { aQuestion, aVersion, english, inGerman } from './aQuestion.ts';
import { openQuestion, rewrite, sentTo } from './openQuestion.ts';

describe('the page of a question', () => {
  test.each(['languages', 'versions', 'preview'])(
    'has no accessibility problems with its part %s open',
    async (tab) => {
      await openQuestion({ tab });
      await screen.findByRole('tabpanel');
      expect(await findAccessibilityProblems()).toEqual([]);
    },
  );

  test('shows the element, the current version and the number of open campaigns', async () => {
    await openQuestion({ question: aQuestion({ versions: [aVersion(1, { open_campaigns: 2 })] }) });
    const facts = 'Culture benchmark · Speaking up · Being asked · Version 1 · Used in 2 open campaigns';
    screen.getByText(facts);
  });

  test('says that no question has this id, and offers another try after a failure', async () => {
    const missing = { status: 404, body: { message: 'No.', code: 'not_found' } };
    const opened = await renderApp({
      at: '/questions/edit/7',
      routes: mainRoutes,
      person: aPerson({ permissions: ['admin'] }),
      answers: { '/v2/questions/question': () => missing },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Question not found');
    opened.page.unmount();

    let isUp = false;
    const { user } = await renderApp({
      at: '/questions/edit/7',
      routes: mainRoutes,
      person: aPerson({ permissions: ['admin'] }),
      answers: {
        '/v2/questions/question': () =>
          isUp ? { body: { question: aQuestion() } } : { status: 500, body: { message: 'No.' } },
      },
    });
    await screen.findByText('We couldn’t load this question.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'Who is asked?' });
  });

  test('retires a question', async () => {
    const { user, last } = await openQuestion();
    await user.click(screen.getByRole('button', { name: 'Retire question' }));
    await screen.findByText('It is changed.');
    expect(last('activate')).toEqual({ id: 7, active: false });
  });
});

describe('the wording', () => {
  test('is saved as the version after the edited one', async () => {
    const { user, last } = await openQuestion();
    expect(screen.queryByRole('button', { name: /^Save as/ })).toBeNull();
    const text = screen.getByRole('textbox', { name: 'Question' });
    await rewrite(user, text, 'Who gets asked?');
    screen.getByText(/Launched campaigns keep their version/);
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    await screen.findByText('New version saved.');
    expect(last('save')).toMatchObject({
      id: 7,
      version: 1,
      text: 'Who gets asked?',
      element_id: 4,
      statements: [{ id: 4, key: 3 }, { id: 3 }, { id: 2 }, { id: 1, key: 0 }],
      keeps_meaning: false,
    });
  });

  test('shows each problem at its field before sending anything', async () => {
    const { user, sent } = await openQuestion();
    const second = screen.getByRole('textbox', { name: 'Statement 2' });
    await rewrite(user, second, 'they ask each PERSON');
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    await screen.findByText('This text is used more than once. Change one of them.');
    expect(second.getAttribute('aria-invalid')).toBe('true');
    expect(sentTo(sent, 'save')).toEqual([]);
  });

  test('shows problems that only the server detects', async () => {
    const problems = [{ field: 'element_id', problem: 'required' }];
    const { user } = await openQuestion({
      answers: {
        '/v2/questions/save': () => ({ status: 422, body: { message: 'Check.', code: 'invalid', problems } }),
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'Question' }), '?');
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    await screen.findByText('Required');
  });

  test('offers to keep translations up to date only if there are any', async () => {
    const translations = [
      {
        locale: 'de',
        words: inGerman,
        source: english,
        written_at: '2026-11-20T10:00:00.000Z',
        written_by: null,
      },
    ] as const;
    const { user, last } = await openQuestion({
      question: aQuestion({ translations: translations.map((one) => ({ ...one })) }),
    });
    await user.type(screen.getByRole('textbox', { name: 'Question' }), '?');
    await user.click(screen.getByRole('checkbox', { name: 'Minor correction that keeps the meaning' }));
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    await waitFor(() => expect(last('save')).toMatchObject({ keeps_meaning: true }));
  });

  test('of two people is shown side by side, and mine becomes the next version', async () => {
    let question = aQuestion();
    const theirs = aVersion(2, { text: 'Whom do they ask?', written_by: 'Grace Hopper' });
    const { user, last } = await openQuestion({
      answers: {
        '/v2/questions/question': () => ({ body: { question } }),
        '/v2/questions/save': ({ body }) => {
          if ((body as { version: number }).version === 2) return { body: { message: 'Saved.', version: 3 } };
          question = aQuestion({ version: 2, versions: [theirs, aVersion(1)] });
          return { status: 409, body: { message: 'Somebody was faster.', code: 'conflict' } };
        },
      },
    });
    const text = screen.getByRole('textbox', { name: 'Question' });
    await rewrite(user, text, 'Who gets asked?');
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone saved version 2 while you were editing' }),
    );
    dialog.getByText('Whom do they ask?');
    dialog.getByText('Who gets asked?');
    await user.click(dialog.getByRole('button', { name: 'Save mine as next version' }));
    await waitFor(() => expect(last('save')).toMatchObject({ version: 2, text: 'Who gets asked?' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the versions', () => {
  const two = aQuestion({
    version: 2,
    versions: [
      aVersion(2, { text: 'Who gets asked?', written_by: 'Ada Byron', campaigns: 1 }),
      aVersion(1, { active: false, campaigns: 3 }),
    ],
  });

  test('are compared side by side, with changes in words', async () => {
    await openQuestion({ question: two, tab: 'versions' });
    const table = within(screen.getByRole('table', { name: 'Compare versions' }));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toBe('QuestionChangedWho is asked?Who gets asked?');
    expect(rows.filter((row) => row?.includes('Changed'))).toHaveLength(1);
  });

  test('show their author and campaigns, and start an edit', async () => {
    const { user } = await openQuestion({ question: two, tab: 'versions' });
    const rows = within(screen.getByRole('table', { name: 'Versions, newest first' })).getAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/^2Current.*Ada Byron1/);
    expect(rows[2]?.textContent).toMatch(/^1.*Included with the product3/);
    await user.click(screen.getByRole('button', { name: 'Edit from this version: 1' }));
    const text = await screen.findByRole('textbox', { name: 'Question' });
    expect((text as HTMLTextAreaElement).value).toBe('Who is asked?');
    screen.getByRole('button', { name: 'Save as version 3' });
  });

  test('say that one version cannot be compared', async () => {
    await openQuestion({ tab: 'versions' });
    screen.getByText(/There’s one version so far/);
  });
});

describe('the preview', () => {
  test('is the list of the respondent, which can be ranked', async () => {
    const { user } = await openQuestion({ tab: 'preview' });
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    const first = await preview.findByRole('button', { name: /They ask each person/ });
    await user.click(first);
    expect(first.getAttribute('aria-pressed')).toBe('true');
    expect(preview.getAllByText(/rank 1 of 4/i).length).toBeGreaterThan(0);
  });

  test('shows a complete language and says when it falls back to English', async () => {
    const whole = {
      locale: 'de' as const,
      words: inGerman,
      source: english,
      written_at: '1',
      written_by: null,
    };
    const half = {
      ...whole,
      locale: 'sv' as const,
      words: inGerman.slice(0, 2),
      source: english.slice(0, 2),
    };
    const { user } = await openQuestion({
      question: aQuestion({ translations: [whole, half] }),
      tab: 'preview',
    });
    const choose = async (language: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Language' }));
      await user.click(await screen.findByRole('option', { name: language }));
    };
    await choose('German');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    preview.getByText('Who is asked? (de)');
    await choose('Swedish');
    screen.getByText(/Swedish isn’t complete and up to date, so respondents see this in English/);
    preview.getByText('Who is asked?');
  });
});

describe('a question of the personal metrics', () => {
  const about = (key: 1 | -1, metric: string) => ({ key, metric });
  const facts = [about(1, 'trust'), about(-1, 'listening'), about(1, 'humility'), about(1, 'courage')];
  const question = aQuestion({
    kind: 'r',
    code: 'r_05',
    versions: [
      aVersion(1, {
        element_id: null,
        text: 'Which is most like {targetFirstName}?',
        statements: facts.map((fact, at) => ({
          id: at + 1,
          text: `{targetFirstName} does thing ${at}`,
          ...fact,
        })),
      }),
    ],
  });

  test('shows the metric of each statement and whether it is reversed, without a key', async () => {
    await openQuestion({ question });
    screen.getByText('Rater · r_05 · Version 1');
    const described = (index: number) => {
      const field = screen.getByRole('textbox', { name: `Statement ${index}` });
      return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
    };
    expect([described(1), described(4)]).toEqual(['Trust', 'Listening (reversed)']);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('is previewed with a first name and the instruction for raters', async () => {
    await openQuestion({ question, tab: 'preview' });
    const preview = await screen.findByRole('region', { name: 'Preview' });
    expect(preview.textContent).not.toContain('{targetFirstName}');
    expect(preview.textContent).toMatch(/Rank all 4 from most to least like [A-Z]/);
  });
});

test('only platform administrators have access', async () => {
  const { where, sent } = await renderApp({
    at: '/questions/edit/7',
    routes: mainRoutes,
    person: aPerson({ permissions: ['local_admin'] }),
  });
  await waitFor(() => expect(where()).toBe('/dashboard'));
  expect(sentTo(sent, 'question')).toEqual([]);
});
