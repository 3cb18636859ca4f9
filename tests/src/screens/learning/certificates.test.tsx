import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import CertificateCheck from '../../../../src/screens/learning/certificates/CertificateCheck.tsx';
import Certificates from '../../../../src/screens/learning/certificates/Certificates.tsx';
import OwnCertificates from '../../../../src/screens/learning/certificates/OwnCertificates.tsx';
import { findAccessibilityProblems } from '../../../support/findAccessibilityProblems.ts';
import { aPerson, renderScreen } from '../renderScreen.tsx';

const printed = (facts: object = {}) => ({
  person_name: 'Noor Haddad',
  course_title: 'Fair hiring',
  issued_on: '2026-11-21',
  expires_on: '2027-11-21',
  revoked_on: null,
  status: 'valid',
  ...facts,
});

test('the public page shows a stranger what the certificate says and whether it counts', async () => {
  const open = (reply: object | number) =>
    renderScreen(CertificateCheck, {
      person: aPerson(),
      path: '/certificates/:code',
      at: '/certificates/abc',
      answers: { 'certificates/verify': reply },
    });
  const valid = open({ ...printed(), company: 'Harbor & Pine' });
  await screen.findByText('This certificate is valid');
  for (const text of ['Noor Haddad', 'Fair hiring', 'Harbor & Pine', '21 November 2026'])
    screen.getByText(text);
  expect(await findAccessibilityProblems(valid.page.container)).toEqual([]);
  valid.page.unmount();
  const revoked = open({
    ...printed({ status: 'revoked', revoked_on: '2026-12-01' }),
    company: 'Harbor & Pine',
  });
  await screen.findByText('This certificate was revoked');
  revoked.page.unmount();
  open(404);
  await screen.findByText('Certificate not found');
});

test('people see their certificates and take a course again when one expires', async () => {
  const own = (id: number, facts: object) => ({
    id,
    course_id: 4,
    code: `c${id}`,
    can_renew: false,
    ...printed(facts),
  });
  const { user, asked, page } = renderScreen(OwnCertificates, {
    person: aPerson(),
    path: '/my-learning/certificates',
    at: '/my-learning/certificates',
    answers: {
      'my_learning/certificates': {
        certificates: [
          own(1, { status: 'expired', expires_on: '2026-11-01', can_renew: true }),
          own(2, { course_title: 'Listening', expires_on: null }),
        ],
      },
      'my_learning/renew_certificate': { course_id: 4 },
    },
  });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
  within(first ?? document.body).getByText('Expired on 1 Nov 2026');
  within(second ?? document.body).getByText('Doesn’t expire');
  expect(screen.getByRole('link', { name: 'Public page of “Listening”' }).getAttribute('href')).toBe(
    '/certificates/c2',
  );
  await user.click(screen.getByRole('button', { name: 'Take “Fair hiring” again' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('renew_certificate'))?.body).toEqual({ id: 1 }),
  );
});

test('administrators revoke a certificate after a confirmation', async () => {
  const { user, asked, page } = renderScreen(Certificates, {
    person: aPerson({ permissions: ['local_admin'] }),
    path: '/learn/certificates',
    at: '/learn/certificates',
    answers: {
      'learning/certificates': {
        total: 2,
        certificates: [
          { id: 1, code: 'a', ...printed() },
          {
            id: 2,
            code: 'b',
            ...printed({ person_name: 'Ida Berg', status: 'revoked', revoked_on: '2026-11-22' }),
          },
        ],
      },
      'learning/revoke_certificate': { message: 'Certificate revoked' },
    },
  });
  await screen.findByText('Ida Berg');
  expect(await findAccessibilityProblems(page.container)).toEqual([]);
  expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Revoke the certificate of Noor Haddad/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(asked.some(({ path }) => path.endsWith('revoke_certificate'))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('revoke_certificate'))?.body).toEqual({ id: 1 }),
  );
});
