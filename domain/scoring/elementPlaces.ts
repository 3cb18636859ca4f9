import { questionsByElement } from '../survey/shortForms.ts';
import type { ElementLink } from './elementLinks.ts';

/** Where a response has the values of an element. */
export interface ElementPlaces {
  readonly element_id: number;
  readonly places: readonly number[];
}

interface ScoredForm {
  readonly questions: readonly { readonly element_id: number }[];
  /** The linking constants of a short campaign; null if responses have a value for every question. */
  readonly links: readonly ElementLink[] | null;
}

/** Returns the elements of a campaign in the order of its form, and the positions of their values in a response. */
export function elementPlaces({ questions, links }: ScoredForm): readonly ElementPlaces[] {
  if (links) return links.map(({ element_id }, at) => ({ element_id, places: [at] }));
  const numbered = questions.map(({ element_id }, place) => ({ element_id, place }));
  return [...questionsByElement(numbered)].map(([element_id, own]) => ({
    element_id,
    places: own.map(({ place }) => place),
  }));
}
