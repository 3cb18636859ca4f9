import { foldSearchText } from '../../search/foldSearchText.ts';

const maxLength = 80;

/** The readable part of the address of a job, which identifies nothing. */
export const titleSlug = (title: string): string =>
  foldSearchText(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '') || 'job';
