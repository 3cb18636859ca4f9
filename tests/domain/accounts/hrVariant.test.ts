import { expect, test } from 'vitest';
import {
  hasCompensationSearch,
  isCompensationSearchEnabled,
  isPartnerHost,
  isVariantAccount,
  isVariantHost,
} from '../../../domain/accounts/hrVariant.ts';

test('HR-30 an account whose schema name contains the variant marker is a variant account', () => {
  const names = ['cairnhr_meridian', 'eu_cairnhr', 'CAIRNHR_X', 'cairn_hr', 'harbor_pine', ''];
  expect(names.filter((schema_name) => isVariantAccount({ schema_name }))).toEqual(names.slice(0, 3));
});

test('HR-01 HR-03 a host whose name contains the variant marker serves the HR app', () => {
  const hosts = [
    'cairnhr.localhost',
    'www.CairnHR.example',
    'localhost',
    'cairn.example',
    'hr.cairn.example',
  ];
  expect(hosts.filter(isVariantHost)).toEqual(hosts.slice(0, 2));
});

test('the partner is derived from the host, also on a host of the HR app', () => {
  const hosts = ['partner.localhost', 'cairnhr.partner.example', 'localhost', 'cairnhr.localhost'];
  expect(hosts.filter(isPartnerHost)).toEqual(hosts.slice(0, 2));
});

test('ENT-16 only the first metadata entry enables search', () => {
  expect(isCompensationSearchEnabled({ meta_data: [{ enable_search: true }] })).toBe(true);
  expect(
    isCompensationSearchEnabled({ meta_data: [{ enable_search: true }, { enable_search: false }] }),
  ).toBe(true);
  expect(
    isCompensationSearchEnabled({ meta_data: [{ enable_search: false }, { enable_search: true }] }),
  ).toBe(false);
  expect(isCompensationSearchEnabled({ meta_data: [{}] })).toBe(false);
  expect(isCompensationSearchEnabled({ meta_data: [] })).toBe(false);
});

test('HR-31 search requires the permission user and an account with search', () => {
  const searching = { meta_data: [{ enable_search: true }] };
  expect(hasCompensationSearch({ permissions: ['user'] }, searching)).toBe(true);
  expect(hasCompensationSearch({ permissions: ['user'] }, { meta_data: [] })).toBe(false);
  expect(hasCompensationSearch({ permissions: ['admin', 'super_admin'] }, searching)).toBe(false);
});
