import { expect, test } from 'vitest';
import {
  generateDesign,
  shuffle,
  simulatePerson,
  uncalibratedParameters,
} from '../../../../bench/scoringForms.ts';
import { metrics } from '../../../../domain/metrics/metrics.ts';
import { rankedBlocks } from '../../../../domain/scoring/personal/formParameters.ts';
import { buildNormVersion } from '../../../../domain/scoring/personal/normVersion.ts';
import { metricPrior } from '../../../../domain/scoring/personal/prior.ts';
import { estimateGroupProfile } from '../../../../domain/scoring/raters/groupProfile.ts';
import { countsAsRater, scoreRaterGroup } from '../../../../domain/scoring/raters/scoreGroup.ts';
import { seededRandom } from '../../../../server/seed/demoRandom.ts';

const random = seededRandom(5);
const design = generateDesign(random, { reversed: 0.3, varied: true });
const parameters = uncalibratedParameters(design);
const forms = Array.from({ length: 3 }, () => simulatePerson(random, design).form);
const group = { raters: forms, dropped: 1, asked: 36 };
const components = { person: 1, rater: 0.5, reliability: 0.347 };

test('a group is scored together, with errors as wide as the calibration of the form requires', () => {
  const plain = estimateGroupProfile(
    forms.map((form) => rankedBlocks(form, parameters)),
    metricPrior,
    components.rater,
  );
  const shipped = scoreRaterGroup({ parameters, norm: null }, group, components);
  expect(shipped).toMatchObject({ norm_version: null, raters: 3, dropped: 1, asked: 36, theta: plain.theta });
  shipped.se.forEach((se, trait) => {
    const single = plain.single[trait]?.[trait] ?? 9;
    const parameters = Math.sqrt((plain.se[trait] ?? 9) ** 2 + 0.4 * single);
    expect(shipped.scale_error?.[trait]).not.toBe(0);
    expect(se).toBeCloseTo(Math.hypot(parameters, shipped.scale_error?.[trait] ?? 9), 12);
  });
  const norm = { ...buildNormVersion({ number: 4, form_version_ids: [1], parameters, forms }), n: 1_000 };
  const final = scoreRaterGroup({ parameters, norm }, group, components);
  expect(final).toMatchObject({ norm_version: 4, scale_error: null });
  final.se.forEach((se, trait) => {
    expect(se).toBeCloseTo(plain.se[trait] ?? 9, 12);
  });
});

test('the reliability is that of one rater of the cycle, and a manager has none', () => {
  const form = { parameters, norm: null };
  expect(scoreRaterGroup(form, group, components).rater_reliability).toBe(0.35);
  const manager = { ...group, raters: forms.slice(0, 1) };
  expect(scoreRaterGroup(form, manager, components).rater_reliability).toBeNull();
});

test('its points include all raters', () => {
  const { ipsative } = scoreRaterGroup({ parameters, norm: null }, group, components);
  expect(ipsative.map(({ times_shown }) => times_shown)).toEqual(metrics.map(() => 36));
});

test('random raters do not count once a form is calibrated, and everyone counts before', () => {
  const clicked = Array.from({ length: 20 }, () => design.questions.map((ids) => shuffle(random, ids)));
  const calibrated = {
    norm: buildNormVersion({ number: 1, form_version_ids: [1], parameters: design.truth, forms }),
  };
  // One in a hundred random respondents is consistent by chance (methods 1.3).
  expect(clicked.filter((form) => countsAsRater(form, calibrated)).length).toBeLessThan(3);
  expect(forms.map((form) => countsAsRater(form, calibrated))).toEqual([true, true, true]);
  expect(clicked.every((form) => countsAsRater(form, { norm: null }))).toBe(true);
});
