export interface TruthTable {
  readonly file: string;
  readonly path: string;
  readonly repo: string;
  readonly columns: readonly { readonly name: string }[];
}
export function truthIn(folder: string): readonly TruthTable[];
export function dialectsIn(folder: string): readonly { readonly file: string; readonly delimiter: string }[];
export function packagesOf(tables: readonly TruthTable[]): readonly (readonly TruthTable[])[];
export function nameOf(table: { readonly path: string }): string;
