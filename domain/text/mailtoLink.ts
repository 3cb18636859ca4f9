/** A link that writes to one address; without encoding, `?bcc=` in an address would add recipients. */
export const mailtoLink = (address: string): string =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
