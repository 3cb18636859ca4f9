import { expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import type { Call, LegacyAction } from '../../contract/call.ts';
import { accountPhp } from '../../contract/legacy/accountPhp.ts';
import { campaignPhp } from '../../contract/legacy/campaignPhp.ts';
import { microSurveyPhp } from '../../contract/legacy/microSurveyPhp.ts';
import { accountCalls } from '../../contract/v2/account.ts';
import { benchmarkCampaignCalls } from '../../contract/v2/benchmarkCampaigns.ts';
import specification from '../spec/api.json' with { type: 'json' };

const files: Readonly<Record<string, readonly LegacyAction[]>> = {
  'account.php': Object.values(accountPhp),
  'micro_survey.php': Object.values(microSurveyPhp),
  'campaign.php': Object.values(campaignPhp),
};
const calls: readonly Call[] = [...Object.values(accountCalls), ...Object.values(benchmarkCampaignCalls)];

const namesOf = (schema: AnyObjectSchema) => Object.keys(schema.fields);
const known = (names: readonly string[] | null) =>
  (names ?? []).filter((name) => /^[a-z_]+$/i.test(name) && name !== 'data');

const actions = specification.calls.flatMap(({ path, actionName, payload, answer, mutates }) => {
  const declared = path === null ? undefined : files[path];
  return declared ? [{ path, actionName, payload, answer, mutates, declared }] : [];
});

test.each(actions)(
  '$path $actionName has the payload and response fields of the specification',
  (expected) => {
    const action = expected.declared.find((one) => one.actionName === expected.actionName);
    expect(action?.mutates).toBe(expected.mutates);
    expect(namesOf(action?.data as AnyObjectSchema)).toEqual(expect.arrayContaining(known(expected.payload)));
    expect(namesOf(action?.response as AnyObjectSchema)).toEqual(
      expect.arrayContaining(known(expected.answer)),
    );
  },
);

test.each(specification.calls.filter(({ path }) => /^\/v2\/(account|microsurvey)\//.test(path ?? '')))(
  '$method $path has the payload and response fields of the specification',
  (expected) => {
    const call = calls.find(({ path, method }) => path === expected.path && method === expected.method);
    expect(call?.mutates).toBe(expected.mutates);
    expect(namesOf(call?.body as AnyObjectSchema)).toEqual(expect.arrayContaining(known(expected.payload)));
    expect(namesOf(call?.response as AnyObjectSchema)).toEqual(
      expect.arrayContaining(known(expected.answer)),
    );
  },
);
