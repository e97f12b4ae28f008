import { type DataFormat, isCellFormat } from '../tables/index.js';

/** What all files of cells have in common, as far as their dialects differ from the plain one: only that holds for every file. */
export function sharedDialect<T>(
  files: readonly {
    readonly format: DataFormat | undefined;
    readonly dialect: { readonly [name: string]: T };
  }[],
): { readonly [name: string]: T } {
  const [first, ...others] = files.filter(({ format }) => format === undefined || isCellFormat(format));
  return Object.fromEntries(
    Object.entries(first?.dialect ?? {}).filter(([name, value]) =>
      others.every(({ dialect }) => dialect[name] === value),
    ),
  );
}
