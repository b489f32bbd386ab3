import { randomBytes } from 'node:crypto'
import { PassThrough, type Readable } from 'node:stream'
import type pg from 'pg'
import { ZipFile } from 'yazl'
import type { ExportKind } from '#contract/exports.ts'
import { columnsOf, namesIn } from './columns/columns.ts'
import { beginReading, readTable } from './queries.ts'

/** One CSV for each table; each is read when its turn comes, as fast as the file is written. */
export async function zipOfTables(
  client: pg.Client,
  kind: ExportKind,
  now: Temporal.Instant,
): Promise<Readable> {
  // Another one each night, kept nowhere: the same person has another pseudonym in the next export.
  await beginReading(client, randomBytes(32).toString('hex'))
  const zip = new ZipFile()
  const out = zip.outputStream.pipe(new PassThrough())
  zip.on('error', (error) => out.destroy(error as Error))
  for (const table of tablesOf(kind))
    zip.addReadStreamLazy(`${table.name}.csv`, { mtime: new Date(now.epochMilliseconds) }, (use) =>
      use(null, readTable(client, table)),
    )
  zip.end()
  return out
}

/** In the order of their names. A table without columns for this kind is left out. */
function tablesOf(kind: ExportKind) {
  return Object.entries(columnsOf)
    .map(([name, { open, keyed, personal }]) =>
      kind === 'open'
        ? { name, asPseudonym: namesIn(keyed), asIs: namesIn(open) }
        : { name, asPseudonym: [], asIs: [...namesIn(keyed), ...namesIn(open), ...namesIn(personal)] },
    )
    .filter(({ asIs }) => asIs.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
