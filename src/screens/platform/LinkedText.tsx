import { Link } from '@mui/material';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g;

/** Plain text whose web addresses can be followed; nothing else in it is read as markup. */
export function LinkedText({ text }: { readonly text: string }) {
  // Splitting by one group puts the addresses at the odd places.
  return text.split(address).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <Link key={at} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
