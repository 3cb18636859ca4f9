import { expect, test } from 'vitest';
import { campaignPages } from '../../locales/en/campaignPages.ts';
import { surveyReceipt } from '../../locales/en/surveyReceipt.ts';

test('administrators read the sentence about answers that respondents read', () => {
  expect(campaignPages.receipt.detail.replaceAll('%{', '{')).toBe(surveyReceipt.detail.m);
});
