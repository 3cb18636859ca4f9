/** The package declares a default export for these builds, but they export the class by its name. */
interface PackageApi {
  loadFromFlattenedJSON(values: Readonly<Record<string, unknown>>): void;
  getFlattenedCMI(): Readonly<Record<string, unknown>>;
  on(event: string, listener: () => void): void;
}

declare module 'scorm-again/scorm12/min' {
  export const Scorm12API: new (settings: object) => PackageApi;
}

declare module 'scorm-again/scorm2004/min' {
  export const Scorm2004API: new (settings: object) => PackageApi;
}
