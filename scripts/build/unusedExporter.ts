/** Replaces the converter of react-admin's own exporter: lists export through the server. */
export default function refuseExport(): never {
  throw new Error('Lists are exported by the server.');
}
