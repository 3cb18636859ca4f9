/** Replaces react-admin's client-side exporter, which is unused because lists are exported by the server. */
export default function refuseExport(): never {
  throw new Error('Lists are exported by the server.');
}
