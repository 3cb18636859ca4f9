import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApplicantDetails } from '../../../../contract/v2/applicantShapes.ts';
import { NextStep } from '../../../../src/screens/hiring/NextStep.tsx';
import { renderScreen } from '../renderScreen.tsx';

/** An applicant with the facts that the next step depends on. */
const anApplicant = (change: object) =>
  ({
    decision: 'none',
    withdrawn_on: null,
    status: 'finished',
    asks: false,
    stage: 'applied',
    role: { status: 'open', stages: ['applied'] },
    notes: [],
    ...change,
  }) as unknown as ApplicantDetails;

test.each([
  [anApplicant({}), ['Make a decision']],
  [anApplicant({ decision: 'offered' }), ['Make a decision']],
  [anApplicant({ status: 'invited' }), ['Send reminder', 'Stages and decision']],
])('a step whose button leads to the decision has no second one', (applicant, names) => {
  renderScreen(() => (
    <NextStep applicant={applicant} onDecide={() => {}}>
      <button type="button">Stages and decision</button>
    </NextStep>
  ));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});
