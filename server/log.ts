/** The server's log. Facts contain neither personal data nor error messages, which may quote a value. */
export interface Log {
  error(facts: Readonly<Record<string, unknown>>, message: string): void;
}
