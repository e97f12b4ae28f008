/** What only one of the schemas has: the first one, which is listed last. */
export const RARE: { readonly unit: string; readonly readiness: number };

/** The owner and the name of a schema. */
export function schemaAt(at: number): { readonly owner: string; readonly name: string };

/** Makes a registry with so many schemas, each with versions 1.0.0, 1.1.0 and so on. */
export function fillRegistry(path: string, schemas: number, versions: number): void;
