import { array, type InferType, mixed, object } from 'yup';
import { singleLineText } from '../../resources/textSchemas.ts';
import { readCall } from '../call.ts';
import { id, listOf, optionalId } from '../sharedShapes.ts';
import { anyText, textOrNull } from '../values.ts';

/** The records that a search finds by name. */
export const searchedRecords = [
  'users',
  'teams',
  'benchmark_campaigns',
  'survey_campaigns',
  'courses',
  'learning_paths',
] as const;
export type SearchedRecord = (typeof searchedRecords)[number];

/** The limits of a search and of its results. The search of a list has the same limits. */
export const searchLimits = { length: 200, words: 8, perKind: 6 } as const;

const kind = () => mixed<SearchedRecord>().oneOf([...searchedRecords], 'choice');

const searchResult = object({
  kind: kind().required('required'),
  id: id(),
  name: anyText,
  /** The email address of a person. */
  detail: textOrNull,
  /** For team leads: a team that they lead and that the person belongs to. */
  team_id: optionalId(),
});
export type SearchResult = InferType<typeof searchResult>;

export const searchCalls = {
  find: readCall('user', '/v2/search', {
    summary: `Finds records by the words of a search, the best matches first, at most ${searchLimits.perKind} of each kind. Kinds that the caller can’t list are left out, and so are all rows that their lists don’t show. People are found by the fields of their list, other records by name.`,
    body: object({
      q: singleLineText()
        .max(searchLimits.length, 'tooLong')
        .test('words', 'tooLong', (value) => (value ?? '').split(' ').length <= searchLimits.words)
        .required('required'),
      kinds: array(kind().required('choice')).max(searchedRecords.length, 'tooLong').required('required'),
    }),
    response: object({ results: listOf(searchResult) }),
  }),
} as const;
