import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mainRoutes } from '../../../../src/routes/mainRoutes.ts';
import { aPerson } from '../../../domain/access/people.ts';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { type FakeResponses, renderApp } from '../../app/renderApp.tsx';
import { aSupplemental } from './aQuestion.ts';

const path = '/v2/supplemental_questions';

async function openAt(at: string, answers: FakeResponses = {}) {
  const opened = await renderApp({
    at,
    routes: mainRoutes,
    person: aPerson({ permissions: ['local_admin'] }),
    answers: {
      [`${path}/question`]: () => ({ body: { question: aSupplemental() } }),
      [`${path}/save`]: () => ({ body: { message: 'Question saved.', id: 9 } }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  const last = (call: string) => opened.sent.filter((one) => one.path === `${path}/${call}`).at(-1)?.body;
  return { ...opened, last };
}

describe('a new supplemental question', () => {
  test('starts as a rating, becomes a choice with ordered options, and opens after saving', async () => {
    const { user, last, where } = await openAt('/supplemental-questions/manage/new');
    const write = async (name: string, text: string) => {
      await user.click(screen.getByRole('textbox', { name }));
      await user.paste(text);
    };
    screen.getByRole('textbox', { name: 'Low end of the scale' });
    await write('Question', 'Where do you work?');
    await user.click(screen.getByRole('combobox', { name: 'Answer type' }));
    await user.click(await screen.findByRole('option', { name: 'Choice' }));
    await write('Option 1', 'On site');
    await write('Option 2', 'At home');
    await user.click(screen.getByRole('button', { name: 'Move option 2 up' }));
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await waitFor(() => expect(where()).toBe('/supplemental-questions/manage/9'));
    expect(last('save')).toMatchObject({
      id: null,
      updated_at: null,
      form: {
        kind: 'choice',
        text: 'Where do you work?',
        points: null,
        options: [
          { id: null, text: 'At home' },
          { id: null, text: 'On site' },
        ],
      },
      shared: false,
    });
  });

  const choose = async (user: Awaited<ReturnType<typeof openAt>>['user'], kind: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Answer type' }));
    await user.click(await screen.findByRole('option', { name: kind }));
  };
  const textIn = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value;

  test('KIND-01 for eNPS starts with its usual texts, is for culture benchmarks only, and is previewed', async () => {
    const { user, last } = await openAt('/supplemental-questions/manage/new');
    await choose(user, 'Agreement scale');
    expect([textIn('Low end of the scale'), textIn('High end of the scale')]).toEqual([
      'Strongly disagree',
      'Strongly agree',
    ]);
    await choose(user, 'eNPS');
    expect(textIn('Question')).toBe('How likely are you to recommend us as a place to work?');
    expect(textIn('Low end of the scale')).toBe('Not at all likely');
    expect(screen.queryByRole('combobox', { name: 'Scale points' })).toBeNull();
    const usedIn = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
    expect([usedIn('Culture benchmark').checked, usedIn('360 campaign').checked]).toEqual([true, false]);
    expect(usedIn('360 campaign').disabled).toBe(true);
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    await user.click(await preview.findByRole('radio', { name: '0 of 10: Not at all likely' }));
    expect(preview.getAllByRole('radio')).toHaveLength(11);
    await user.click(screen.getByRole('tab', { name: 'Wording' }));
    await user.click(await screen.findByRole('button', { name: 'Add question' }));
    await waitFor(() => expect(last('save')).toMatchObject({ form: { kind: 'enps', points: null } }));
    expect(last('save')).toMatchObject({ campaign_kinds: ['benchmark'] });
  });

  test('as a multiple choice is previewed with "None of these"', async () => {
    const { user } = await openAt('/supplemental-questions/manage/new');
    await choose(user, 'Multiple choice');
    for (const [name, text] of [
      ['Option 1', 'Tools'],
      ['Option 2', 'Time'],
    ] as const) {
      await user.click(screen.getByRole('textbox', { name }));
      await user.paste(text);
    }
    await user.click(screen.getByRole('tab', { name: 'Preview' }));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    await user.click(await preview.findByRole('checkbox', { name: 'Tools' }));
    await user.click(preview.getByRole('checkbox', { name: 'None of these' }));
    expect((preview.getByRole('checkbox', { name: 'Tools' }) as HTMLInputElement).checked).toBe(false);
  });

  test('shows each problem at its field before sending anything', async () => {
    const { user, last } = await openAt('/supplemental-questions/manage/new');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(await screen.findAllByText('Required')).toHaveLength(3);
    expect(last('save')).toBeUndefined();
  });
});

describe('a supplemental question', () => {
  test('keeps its kind and creates a version for another option but not for a setting', async () => {
    const { user, last } = await openAt('/supplemental-questions/manage/9');
    const kind = screen.getByRole('textbox', { name: 'Answer type' }) as HTMLInputElement;
    expect([kind.value, kind.readOnly]).toEqual(['Choice', true]);
    await user.click(screen.getByRole('switch', { name: 'Answer required' }));
    screen.getByRole('button', { name: 'Save' });
    await user.click(screen.getByRole('button', { name: 'Add option' }));
    await user.click(screen.getByRole('textbox', { name: 'Option 3' }));
    await user.paste('On the road');
    await user.click(screen.getByRole('button', { name: 'Remove option 1' }));
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    await screen.findByText('Question saved.');
    expect(last('save')).toMatchObject({
      id: 9,
      updated_at: aSupplemental().updated_at,
      required: true,
      form: {
        options: [
          { id: 2, text: 'On site' },
          { id: null, text: 'On the road' },
        ],
      },
    });
  });

  test('keeps unsaved text when someone else saved in the meantime', async () => {
    let question = aSupplemental();
    const { user, last } = await openAt('/supplemental-questions/manage/9', {
      [`${path}/question`]: () => ({ body: { question } }),
      [`${path}/save`]: ({ body }) => {
        if ((body as { updated_at: string }).updated_at === question.updated_at && question.version === 2) {
          return { body: { message: 'Saved.', id: 9 } };
        }
        const [first] = question.versions;
        if (!first) throw new Error('no version');
        const theirs = { ...first, version: 2, form: { ...first.form, text: 'Where is your desk?' } };
        question = aSupplemental({
          version: 2,
          updated_at: '2026-11-20T11:00:00.000Z',
          versions: [theirs, first],
        });
        return { status: 409, body: { message: 'Somebody was faster.', code: 'conflict' } };
      },
    });
    const text = screen.getByRole('textbox', { name: 'Question' });
    await user.click(text);
    await user.paste(' Mostly?');
    await user.click(screen.getByRole('button', { name: 'Save as version 2' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone saved version 2 while you were editing' }),
    );
    dialog.getByText('Where is your desk?');
    await user.click(dialog.getByRole('button', { name: 'Save mine as next version' }));
    await waitFor(() => expect(last('save')).toMatchObject({ updated_at: '2026-11-20T11:00:00.000Z' }));
    expect(last('save')).toMatchObject({ form: { text: 'Where do you work? Mostly?' } });
  });

  test('is previewed as respondents answer it', async () => {
    const { user } = await openAt('/supplemental-questions/manage/9?tab=preview');
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    await user.click(await preview.findByRole('radio', { name: 'On site' }));
    expect((preview.getByRole('radio', { name: 'On site' }) as HTMLInputElement).checked).toBe(true);
    preview.getByText('Optional');
  });
});

describe('the questions the platform offers', () => {
  const [version] = aSupplemental().versions;
  if (!version) throw new Error('no version');
  const offered = {
    id: 3,
    form: version.form,
    required: false,
    campaign_kinds: ['benchmark'],
    languages: ['de'],
    taken: false,
    own: false,
  };
  const at = '/admin/supplemental-questions';

  test('are previewed and added once each', async () => {
    let taken = false;
    const { user, last } = await openAt(at, {
      [`${path}/offered`]: () => ({ body: { questions: [{ ...offered, taken }], may_share: false } }),
      [`${path}/take`]: () => {
        taken = true;
        return { body: { message: 'It is yours.', id: 12 } };
      },
    });
    await screen.findByText('Choice · Culture benchmark · English and 1 other language');
    expect(await findAccessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Preview: Where do you work?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }));
    dialog.getByRole('radio', { name: 'At home' });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Add to account: Where do you work?' }));
    await screen.findByText('Added');
    expect(last('take')).toEqual({ id: 3 });
    expect(screen.queryByRole('link', { name: 'Add library question' })).toBeNull();
  });

  test('show an empty state and a failure to load', async () => {
    let isUp = false;
    const { user } = await openAt(at, {
      [`${path}/offered`]: () =>
        isUp ? { body: { questions: [], may_share: false } } : { status: 500, body: { message: 'No.' } },
    });
    await screen.findByText('We couldn’t load the questions.');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No questions in the library yet');
  });
});
