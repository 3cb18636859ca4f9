import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OpenedSurvey, Receipt } from '../../../dataProviders/survey.ts';
import { lowestMinimumGroupSize } from '../../../domain/campaigns/benchmarkStatus.ts';
import { someQuestions } from './fakeSurveyServer.ts';
import { answerQuestion, openFirstQuestion, openSurveyPage, pageHeading } from './openSurveyPage.tsx';

const receipt: Receipt = {
  k: 3,
  cuts: [],
  kept_until: null,
  certificate: null,
  own_copy_possible: false,
};
const rater: Partial<OpenedSurvey> = {
  kind: 'r',
  target_first_name: 'Ines',
  receipt: { ...receipt, promise: 'group', seen_by: 'self' },
  may_decline: true,
};
const applicant: Partial<OpenedSurvey> = {
  kind: 'h',
  target_first_name: 'Nia',
  receipt: { ...receipt, k: 1, promise: 'applicant', kept_days: 180 },
  applying: { consented: false, accommodation_asked: false, languages: ['en', 'de'] },
};

const button = (name: string) => screen.findByRole('button', { name });
const page = () => document.body.textContent;

test('SURV-03 a rater sees how answers are shown, and the only manager before the first question', async () => {
  const group = openSurveyPage({ opened: rater });
  await button("Let's Get Started");
  expect(page()).toContain('only shown together with those of at least 2 other people');
  expect(page()).toContain(
    `separated from it in a batch with the answers of at least ${lowestMinimumGroupSize - 1} other`,
  );
  expect(page()).toContain('Ines, once the results are released');
  group.page.unmount();
  openSurveyPage({
    opened: { ...rater, receipt: { ...receipt, k: 1, promise: 'manager', seen_by: 'coach' } },
  });
  await button("Let's Get Started");
  expect(page()).toContain('you’re the only manager asked about Ines');
  expect(page()).toContain('Your answers are confidential.');
  expect(page()).not.toContain('anonymous');
  expect(page()).not.toContain('Minimum group size');
});

test('a self assessment shows retention period and purpose', async () => {
  const own: Receipt = { ...receipt, k: 1, promise: 'self', seen_by: 'admin' };
  const without = openSurveyPage({ opened: { kind: 's', receipt: { ...own, own_questions: false } } });
  await button("Let's Get Started");
  expect(page()).not.toContain('Questions from Harbor & Pine');
  without.page.unmount();
  openSurveyPage({ opened: { kind: 's', receipt: { ...own, own_questions: true } } });
  await button("Let's Get Started");
  expect(page()).toContain('Questions from Harbor & Pine at the end');
  expect(page()).toContain('only if at least 5 people have written one');
  expect(page()).toContain('belongs to you and carries your name');
  expect(page()).toContain('Your development.');
  expect(page()).toContain('As long as you have an account at Harbor & Pine');
});

test('a rater who cannot answer states the reason, can go back, and is thanked', async () => {
  const { user, answerer } = openSurveyPage({ opened: rater });
  await user.click(await button('I can’t answer about Ines'));
  await user.click(await button('Send and finish'));
  expect((await screen.findByText('Enter a reason.')).getAttribute('role')).toBe('alert');
  await user.click(await button('Back'));
  await user.click(await button('I can’t answer about Ines'));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'We never met.');
  await user.click(await button('Send and finish'));
  await screen.findByText('Thank you for letting us know');
  expect(answerer.bodiesOf('decline')).toMatchObject([{ code: 'a-code', reason: 'We never met.' }]);
  expect(screen.queryByText('How was this survey for you?')).toBeNull();
});

test('a rater can decline on the first question until it is answered', async () => {
  const { user, answerer } = openSurveyPage({ opened: rater });
  await user.click(await button("Let's Get Started"));
  await screen.findByText('What happens in situation 1?');
  await user.click(await button('I can’t answer about Ines'));
  await user.click(await button('Back'));
  await answerQuestion(user);
  await screen.findByText('What happens in situation 2?');
  expect(screen.queryByRole('button', { name: 'I can’t answer about Ines' })).toBeNull();
  cleanup();
  answerer.rankings.clear();
  const again = openSurveyPage({}, answerer);
  await again.user.click(await button('I can’t answer about Ines'));
  await again.user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'We never met.');
  await again.user.click(await button('Send and finish'));
  await screen.findByText('Thank you for letting us know');
});

test('an applicant consents before the intro and can request help', async () => {
  const { user, answerer } = openSurveyPage({ opened: applicant });
  await user.click(await button('Continue'));
  expect((await screen.findByText(/Select the checkbox to continue/)).getAttribute('role')).toBe('alert');
  expect(answerer.bodiesOf('consent')).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'More time before the deadline' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Another language' }), 'German');
  await user.click(screen.getByRole('checkbox', { name: /^I have read this/ }));
  await user.click(await button('Continue'));
  await button("Let's Get Started");
  expect(pageHeading().textContent).toBe('Autumn benchmark');
  expect(page()).toContain('The hiring team has received your request');
  expect(answerer.bodiesOf('consent')).toMatchObject([
    { accommodation: { more_time: true, reader: false, locale: 'de', note: null } },
  ]);
});

test('the duration of an answer is sent for the personal metrics but never for the benchmark', async () => {
  const personal = await openFirstQuestion({ questions: someQuestions(1), opened: { kind: 's' } });
  await answerQuestion(personal.user);
  await screen.findByText('Thank you');
  expect(personal.answerer.bodiesOf('answer')[0]?.seconds).toBeTypeOf('number');
  personal.page.unmount();
  const benchmark = await openFirstQuestion({ questions: someQuestions(1) });
  await answerQuestion(benchmark.user);
  await screen.findByText('All questions answered');
  expect(benchmark.answerer.bodiesOf('answer')[0]).not.toHaveProperty('seconds');
});
