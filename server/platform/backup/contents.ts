import * as z from 'zod/mini'
import { problem } from '#server/platform/problem.ts'
import type { Entry } from './archive.ts'

/** The first entry of a backup. */
const Head = z.object({
  format: z.literal(1),
  petisco: z.string(),
  postgres: z.string(),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
})

/** The last one. */
const Summary = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), bytes: z.number(), sha256: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
})

export type Head = z.infer<typeof Head>
export type Summary = z.infer<typeof Summary>
export type BackupTable = Head['tables'][number]

const headName = 'petisco-backup.json'
const summaryName = 'summary.json'
const tablesFolder = 'database/'
const filesFolder = 'files/'

export function headEntry(head: Head): Entry {
  return asJson(headName, head)
}

export function summaryEntry(summary: Summary): Entry {
  return asJson(summaryName, summary)
}

/** Tables come in parts of whole rows. */
export function tableEntry(table: string, part: number, content: Buffer): Entry {
  return { name: `${tablesFolder}${table}/${String(part).padStart(6, '0')}`, content }
}

export function fileEntry(key: string, content: Buffer): Entry {
  return { name: `${filesFolder}${key}`, content }
}

type Content =
  | { head: Head }
  | { table: string; content: Buffer }
  | { file: string; content: Buffer }
  | { summary: Summary }

export function contentOf({ name, content }: Entry): Content {
  if (name === headName) return { head: parsed(Head, content) }
  if (name === summaryName) return { summary: parsed(Summary, content) }
  if (name.startsWith(filesFolder)) return { file: name.slice(filesFolder.length), content }
  const [, table] = /^database\/(.+)\/\d+$/.exec(name) ?? []
  if (!table) throw foreign()
  return { table, content }
}

function asJson(name: string, value: unknown): Entry {
  return { name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}

function parsed<Value>(schema: z.ZodMiniType<Value>, content: Buffer): Value {
  const { success, data } = schema.safeParse(jsonIn(content))
  if (!success) throw foreign()
  return data
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString())
  } catch {
    return undefined
  }
}

export function foreign(): Error {
  return problem('This is no backup that this version of Petisco can read. Nothing was restored.')
}
