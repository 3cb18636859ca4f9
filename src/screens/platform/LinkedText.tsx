import { Link } from '@mui/material';

const address = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/g;

/** Plain text with links for its web addresses. */
export function LinkedText({ text }: { readonly text: string }) {
  // Splitting by one group puts the addresses at odd indexes.
  return text.split(address).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes
      <Link key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
