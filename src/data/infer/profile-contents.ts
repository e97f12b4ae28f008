import type { Contents } from '../check/index.js';
import { descriptionIn, isCellFormat, rowsIn } from '../tables/index.js';
import {
  ANY_COLUMNS,
  type Profiled,
  type ProfileLimits,
  profileOfBatches,
  profileOfCells,
  profileOfRows,
} from './profile-data.js';

/** The profile of what a file holds as rows. */
export async function profileOfContents(
  contents: Exclude<Contents, { readonly kind: 'document' }>,
  { uri, sheet }: { readonly uri: string; readonly sheet?: string | undefined },
  limits: ProfileLimits,
): Promise<Profiled> {
  if (contents.kind === 'whole') {
    const { kind: _, format, open, ...how } = contents;
    const { source, close } = await open();
    try {
      const description = await descriptionIn(format, source);
      const names = description?.variables.map(({ name }) => name);
      const batches = rowsIn(format, source, ANY_COLUMNS, { uri, sheet, ...how });
      return { ...(await profileOfBatches(batches, limits, names)), description };
    } finally {
      await close();
    }
  }
  const { format, bytes } = contents;
  return isCellFormat(format)
    ? profileOfCells(format, contents, uri, limits)
    : profileOfRows(format, bytes, uri, limits);
}
