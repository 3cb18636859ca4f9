import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import FullResults from '../../../../src/screens/myResults/FullResults.tsx';
import Insights from '../../../../src/screens/myResults/Insights.tsx';
import ResultsOverview from '../../../../src/screens/myResults/ResultsOverview.tsx';
import { aPerson, otherAccount, renderScreen } from '../renderScreen.tsx';
import { aScore, changed, emptyProfile, insight, overview, own, peers } from './ownResultsResponses.ts';

const emulatingPerson = { ...aPerson(), currentAccount: otherAccount };

describe('the whole profile', () => {
  test('starts with what stands out, then shows each metric with its range and raters', async () => {
    renderScreen(FullResults, { answers: own() });
    await screen.findByText('Your clear strengths: Humility. Significantly lower: Trust.');
    const first = screen.getByLabelText('Metrics, highest first').firstElementChild;
    expect(first?.textContent).toContain('Humility');
    expect(first?.textContent).toContain('60–80');
    screen.getByText('You and others see Trust differently');
    const views = screen.getByLabelText(/Your view as a band/);
    within(views).getByText('Others rate this higher than you do (Peers)');
    const hidden = screen.getByText('Hidden strengths').parentElement;
    expect(hidden?.textContent).toContain('Trust');
    screen.getByText('Since 1 Apr 2026: significantly higher in Courage');
    screen.getByText(
      /^“Speaking up”, completed on 2 Jun 2026\. Courage: 40 before, now \d+ \(\d+–\d+\)\. Significantly higher than before\.$/,
    );
    screen.getByText(/^“Listening well”, .* No significant change\.$/);
    screen.getByText(/not that a course caused a change/);
    screen.getByText('1 set of answers can’t be distinguished from a random ranking and isn’t counted.');
  });

  test('says that answers cannot be told from a random ranking, and shows the profile', async () => {
    const { page } = renderScreen(FullResults, {
      answers: own({ scores: [aScore({ is_undecided: true }), peers] }),
    });
    await screen.findByText(
      /Your answers, from 1 Nov 2026, can’t be distinguished from a random ranking\. .*It can’t show how carefully you answered, and says nothing about you/,
    );
    screen.getByLabelText('Metrics, highest first');
    page.unmount();
    renderScreen(FullResults, { answers: own() });
    await screen.findByLabelText('Metrics, highest first');
    expect(screen.queryByText('A first impression')).toBeNull();
  });

  test('names no highest metric where none differs significantly', async () => {
    const score = aScore();
    const even = score.metrics.map((one) => ({ ...one, beside_others: 'same' }));
    renderScreen(FullResults, { answers: own({ scores: [{ ...score, metrics: even }] }) });
    await screen.findByText('Your metrics with their ranges');
    screen.getByText('By domain');
    expect(screen.queryByText(/is highest/)).toBeNull();
  });

  test('an earlier change can be selected', async () => {
    const older = { ...changed(null), score_id: 1, before_id: 9 };
    const scores = [
      aScore(),
      aScore({ id: 1, made_on: '2026-04-01' }),
      aScore({ id: 9, made_on: '2025-10-01' }),
    ];
    const { user } = renderScreen(FullResults, { answers: own({ scores, changes: [changed(null), older] }) });
    await user.click(await screen.findByLabelText('Period'));
    await user.click(screen.getByRole('option', { name: '1 Oct 2025 to 1 Apr 2026' }));
    screen.getByText('Since 1 Oct 2025: significantly higher in Courage');
  });

  test('shows the number of raters in bands only', async () => {
    renderScreen(FullResults, { answers: own() });
    await screen.findByText(/Spring 360 · Peers \(5 to 9 people\)/);
    expect(document.body.textContent).not.toMatch(/\b7 (people|raters)/);
  });

  test('says that all answers of raters count where the form rejects none', async () => {
    const { page } = renderScreen(FullResults, { answers: own() });
    const sentence = /All raters’ answers count, including those that can’t be distinguished/;
    await screen.findByText(sentence);
    page.unmount();
    const calibrated = { ...peers, norm_version: 3, is_everyone_counted: false };
    renderScreen(FullResults, { answers: own({ scores: [aScore(), calibrated] }) });
    await screen.findByLabelText('Metrics, highest first');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('states the reliability of raters and what two more would change, if it is known', async () => {
    const old = { ...peers, id: 5, rater_group: 'direct_report', rater_reliability: null };
    renderScreen(FullResults, { answers: own({ scores: [aScore(), peers, old] }) });
    await screen.findByText(
      'Peers: 5 to 9 people. Their combined view has a reliability of about 0.70. With two more raters, it would be about 0.77.',
    );
    screen.getByText('Direct reports: 5 to 9 people.');
  });

  test('states the measured reliability with its range beside that by design, or that there is none yet', async () => {
    const { page } = renderScreen(FullResults, { answers: own() });
    await screen.findByText(/if at least 30 people answered every question/);
    page.unmount();
    const measured = { value: 0.62, low: 0.57, high: 0.67 };
    const score = aScore({ norm_version: 3, measured_on: { basis: 'norm', people: 300 } });
    const metricsMeasured = score.metrics.map((one) => ({ ...one, measured_reliability: measured }));
    renderScreen(FullResults, { answers: own({ scores: [{ ...score, metrics: metricsMeasured }] }) });
    await screen.findByText(/the answers of 300 or more people from several accounts/);
    screen.getByRole('columnheader', { name: 'Measured reliability (90% range)' });
    expect(screen.getAllByText('0.62 (0.57 to 0.67)')).toHaveLength(metrics.length);
  });

  test('states in words how many metrics are reliable in the campaign', async () => {
    const of = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
    const score = aScore({ measured_on: { basis: 'campaign', people: 50 } });
    const measured = score.metrics.map((one, k) => ({
      ...one,
      measured_reliability: of(k === 0 ? 0.85 : k === 1 ? 0.4 : 0.7),
    }));
    renderScreen(FullResults, { answers: own({ scores: [{ ...score, metrics: measured }] }) });
    await screen.findByText(/the 50 or more people in your campaign/);
    screen.getByText(/\(0\.80 or more\): 1\. Fair \(0\.60 or more\): 10\. Low: 1\./);
  });

  test('explains relative profiles before any number, and why no change is shown', async () => {
    const relative = own({
      scores: [aScore({ kind: 'ipsative' }), aScore({ id: 1 })],
      changes: [changed('relative')],
    });
    renderScreen(FullResults, { answers: relative });
    await screen.findByText('Relative profile');
    screen.getByText('Relative profiles don’t show changes');
  });

  test('explains a missing profile, can be retried after a failure and is closed while emulating', async () => {
    const { answers, user } = renderScreen(FullResults, { answers: { 'scores/own': 500 } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    Object.assign(answers, emptyProfile);
    await user.click(again);
    await screen.findByText('You don’t have a profile yet');
  });

  test.each([
    ['the profile', FullResults],
    ['the overview', ResultsOverview],
    ['the insights', Insights],
  ])('%s asks for nothing while another account is viewed, and says why', async (_name, Screen) => {
    const { asked: requests } = renderScreen(Screen, { person: emulatingPerson, answers: overview });
    await screen.findByText('Private results aren’t shown here');
    expect(requests).toEqual([]);
  });
});

describe('the overview', () => {
  test('a recommendation shows its reason and can become a plan with its suggestion', async () => {
    const saved = { id: 6, message: 'Action plan saved. Only you can read it.' };
    const { user, asked: requests } = renderScreen(ResultsOverview, {
      answers: { ...overview, save_action_plan: saved },
    });
    await screen.findByText('Trust (20, between 11 and 33)');
    screen.getByText('Significantly lower than your other metrics.');
    await user.click(screen.getByLabelText('Plan with “Trusting”'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New action plan: Trust' }));
    await user.type(dialog.getByLabelText('Step 1'), 'Choose which');
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.find(({ path }) => path.endsWith('save_action_plan'))?.body).toEqual({
      id: null,
      version: null,
      topic_id: null,
      metric: 'trust',
      title: 'Trusting',
      due_on: null,
      steps: [{ text: 'Choose which', due_on: null, done_on: null }],
      suggestion: { kind: 'course', id: 9, title: 'Trusting' },
    });
  });

  test('a plan shows changes with their ranges and the next assessment', async () => {
    const { user, asked: requests } = renderScreen(ResultsOverview, {
      answers: { ...overview, mark_action_plan: { message: 'Done.' } },
    });
    await screen.findByText(
      'When you created it: 40, between 30 and 50 · Now: 70, between 60 and 80 (1 Nov 2026)',
    );
    screen.getByText('Significantly higher than before.');
    expect(screen.getByRole('link', { name: 'Answer Winter 360 now' }).getAttribute('href')).toBe(
      '/metrics/s',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Prepare' }));
    await waitFor(() =>
      expect(requests.find(({ path }) => path.endsWith('mark_action_plan'))?.body).toEqual({
        id: 5,
        version: 3,
        step: 0,
        done: true,
      }),
    );
  });

  test('without low scores, a plan can still be made about any metric', async () => {
    const answers = { ...overview, get_rec_plan: { rec_plans: [] }, action_plans: { plans: [] } };
    const { user } = renderScreen(ResultsOverview, { answers });
    await screen.findByText(/Nothing in your results stands out as low/);
    await user.click(screen.getByRole('button', { name: 'Create your own plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create your own plan' }));
    await user.type(dialog.getByRole('textbox', { name: /Goal/ }), 'Ask more');
    expect(dialog.getByRole('button', { name: 'Save plan' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('combobox', { name: /Metric/ }));
    await user.click(screen.getByRole('option', { name: 'Curiosity' }));
    expect(dialog.getByRole('button', { name: 'Save plan' })).toHaveProperty('disabled', false);
  });
});

describe('ROUTE-21 insights', () => {
  test('ROUTE-21 the nearest pattern is described with the person’s metrics', async () => {
    renderScreen(Insights, { answers: { ...own(), 'scores/insight': { insight } } });
    await screen.findByText('Your answers are fairly close to The coach.');
    const six = within(screen.getByRole('list', { name: 'The six metrics of the pattern' }));
    expect(six.getAllByRole('listitem')).toHaveLength(6);
    screen.getByText('The coach: similarity 62 out of 100 (90% confidence range: 38 to 85)');
    screen.getByText(/not what you can do or who you are/);
    screen.getByText(/it has no effect on recommendations, comparisons or decisions/);
  });

  test('answers that cannot be told from a random ranking have the note of the profile', async () => {
    const even = { ...insight, outcome: 'even', nearest: [] };
    const answers = own({ scores: [aScore({ is_undecided: true })] });
    renderScreen(Insights, { answers: { ...answers, 'scores/insight': { insight: even } } });
    await screen.findByText('A first impression');
    screen.getByText(/the differences could be due to chance/);
  });

  test('no pattern is named when none stands out', async () => {
    const even = { ...insight, outcome: 'even', nearest: [] };
    renderScreen(Insights, { answers: { ...own(), 'scores/insight': { insight: even } } });
    await screen.findByText('No pattern stands out');
    expect(screen.queryByRole('list', { name: 'The six metrics of the pattern' })).toBeNull();
  });
});
