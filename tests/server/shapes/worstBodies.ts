import { type BodyLimits, calculateBodyLimits } from '../../../contract/bounds/bodyLimits.ts';
import { type SchemaBounds, schemaBoundsOf } from '../../../contract/bounds/schemaBounds.ts';
import { toYupSchema } from '../../../contract/call.ts';
import { legacyFiles } from '../../../contract/callRegistry.ts';
import type { ContractRequest } from '../../contract/bounds/contractBodies.ts';

/** The limits of the route that serves a request; a legacy file has those of its largest action. */
export function limitsOf({ path, schema }: ContractRequest): BodyLimits {
  const actions = legacyFiles[path.replace('/legacy/', '')]?.actions;
  const schemas = actions ? Object.values(actions).map(({ data }) => toYupSchema(data)) : [schema];
  return calculateBodyLimits(...schemas.map(schemaBoundsOf));
}

/** Values of the given size in bytes, each as expensive as its shape allows. */
const fillings = {
  'empty lists': (bytes: number) => `[${'[],'.repeat((bytes - 4) / 3)}[]]`,
  'empty objects': (bytes: number) => `[${'{},'.repeat((bytes - 4) / 3)}{}]`,
  'deepest nesting': (bytes: number) => `${'['.repeat(bytes / 2)}${']'.repeat(bytes / 2)}`,
  'most fields': (bytes: number) =>
    `{${Array.from({ length: (bytes - 2) / 12 }, (_, at) => `"k${String(at).padStart(6, '0')}":0`).join(',')}}`,
  'longest text': (bytes: number) => `"${'a'.repeat(bytes - 2)}"`,
};
type Filling = keyof typeof fillings;

/** Names that every object has. */
const namesOfAll = ['__proto__', 'constructor', 'hasOwnProperty', 'isPrototypeOf', 'toString', 'toJSON'];
/** A field of no contract; text in it is dropped, whatever its length. */
const unnamed = ['no_such_field'];

type Path = readonly string[];

/** The paths of all fields, including nested ones. */
function pathsOf(bounds: SchemaBounds, path: Path = []): Path[] {
  if (bounds.kind === 'list') return pathsOf(bounds.items, [...path, '[]']);
  if (bounds.kind !== 'object') return [];
  return [...bounds.fields].flatMap(([name, field]) => [[...path, name], ...pathsOf(field, [...path, name])]);
}

/** A body with only this value at a path. */
const placed = (path: Path, value: string): string =>
  path.reduceRight((inner, name) => (name === '[]' ? `[${inner}]` : `{"${name}":${inner}}`), value);

export interface WorstBody {
  readonly what: string;
  readonly text: string;
}

const words = (path: Path) => path.join('.') || 'the body itself';

function filled({ envelope }: ContractRequest, limit: number, path: Path, filling: Filling): WorstBody {
  const around = envelope(placed(path, '')).length;
  const text = envelope(placed(path, fillings[filling](limit - around)));
  return { what: `${filling} in ${words(path)}`, text };
}

const named = ({ envelope }: ContractRequest, path: Path, name: string): WorstBody => ({
  what: `${name} in ${words(path)}`,
  text: envelope(placed([...path, name], '0')),
});

const all = Object.keys(fillings) as Filling[]; // The keys of a literal object.
const placesOf = ({ schema }: ContractRequest): Path[] => [...pathsOf(schemaBoundsOf(schema)), unnamed];
const fits = (path: Path, filling: Filling) => path !== unnamed || filling !== 'longest text';

/** The worst bodies within the limits of a request: every shape and name in every field. */
export function listWorstBodies(request: ContractRequest): WorstBody[] {
  const limit = limitsOf(request).bytes;
  return placesOf(request).flatMap((path) => [
    ...all.filter((filling) => fits(path, filling)).map((filling) => filled(request, limit, path, filling)),
    ...namesOfAll.map((name) => named(request, path, name)),
  ]);
}

/** A selection of them: every shape once, each in another field. */
export function sampleWorstBodies(request: ContractRequest): WorstBody[] {
  const limit = limitsOf(request).bytes;
  const positions = placesOf(request);
  const placeOf = (nth: number, filling?: Filling) => {
    const path = positions[nth % positions.length] ?? unnamed;
    return filling && !fits(path, filling) ? (positions[0] ?? unnamed) : path;
  };
  return [
    ...all
      .filter((filling) => fits(placeOf(0), filling) || positions.length > 1)
      .map((filling, nth) => filled(request, limit, placeOf(nth, filling), filling)),
    named(request, placeOf(1), '__proto__'),
    named(request, [], 'hasOwnProperty'),
  ];
}
