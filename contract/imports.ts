import * as z from 'zod/mini'
import { cnpjOf, crmvOf, isCnpj, isCrmv } from '#domain/documents.ts'
import { endpoint, staffMay } from './endpoint.ts'
import { must } from './faults.ts'
import { Cep, Cpf, Done, Email, Id, Instant, Link, Mobile, SentDay, Text } from './fields.ts'
import { type Language, languages, type Texts } from './languages.ts'
import { CsvFile, listQuery, page } from './office-list.ts'
import type { StaffRole } from './people.ts'
import { signUpProfiles } from './sign-up.ts'

/** What a file can bring, in the order in which a new programme needs it. */
export const importKinds = [
  'distributors',
  'products',
  'product_codes',
  'prizes',
  'promoters',
  'members',
  'prize_codes',
] as const
export const ImportKind = z.enum(importKinds)
export type ImportKind = z.infer<typeof ImportKind>

const team = { staff: ['catalogue', 'admin'] } as const

/** Goods are the catalogue's; people, their coins and codes that are worth money are the administrators'. */
const kindsOfCatalogue: readonly ImportKind[] = ['distributors', 'products', 'product_codes', 'prizes']

export function kindsFor(role: StaffRole): readonly ImportKind[] {
  if (role === 'admin') return importKinds
  return staffMay({ for: team }, role) ? kindsOfCatalogue : []
}

export const ImportState = z.enum(['judging', 'judged', 'running', 'finished', 'unreadable', 'discarded'])
export type ImportState = z.infer<typeof ImportState>

/** What a line would do, or did. */
export const importVerdicts = ['new', 'changed', 'same', 'wrong'] as const
export const ImportVerdict = z.enum(importVerdicts)
export type ImportVerdict = z.infer<typeof ImportVerdict>

/** As it is kept: it is read in any language. */
export type ToldOfRow = { readonly column: string | null; readonly texts: Texts }
export type ChangeOfRow = { readonly column: string; readonly before: string; readonly after: string }

const Told = z.object({ column: z.nullable(z.string()), text: z.string() })

export const ImportedRow = z.object({
  /** Where it stands in the file; the heads are on the first line. */
  line: z.int(),
  external_id: z.nullable(z.string()),
  title: z.nullable(z.string()),
  verdict: ImportVerdict,
  is_done: z.boolean(),
  faults: z.array(Told),
  notes: z.array(Told),
  changes: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  /** Of a balance that it brings. */
  coins: z.nullable(z.int()),
})
export type ImportedRow = z.infer<typeof ImportedRow>

const Counts = z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() })

export const OfficeImport = z.object({
  id: Id,
  kind: ImportKind,
  file_name: z.string(),
  state: ImportState,
  handed_at: Instant,
  handed_by: z.string(),
  run_at: z.nullable(Instant),
  run_by: z.nullable(z.string()),
  finished_at: z.nullable(Instant),
  /** Null until the file was read. */
  row_count: z.nullable(z.int()),
  counts: Counts,
})
export type OfficeImport = z.infer<typeof OfficeImport>

const params = z.object({ id: Id })

export const officeImports = endpoint({
  method: 'GET',
  path: '/office/imports',
  for: team,
  summary: 'The files that were brought in, newest first; of the kinds that this person may bring',
  query: listQuery(['handed_at'], { kind: z.optional(ImportKind) }),
  returns: page(OfficeImport),
})

export const OneImport = z.extend(OfficeImport, {
  /** Why the file could not be read. */
  fault: z.nullable(z.string()),
  unknown_columns: z.array(z.string()),
  /** How many lines were judged, or done, so far. */
  progress: z.int(),
  /** Of the balances that it would bring, or brought. */
  coins: z.int(),
  /** So many coins need somebody else than who handed the file over. */
  needs_second: z.boolean(),
  has_file: z.boolean(),
})
export type OneImport = z.infer<typeof OneImport>

export const officeImport = endpoint({
  method: 'GET',
  path: '/office/imports/:id',
  for: team,
  summary: 'One file: what it would do, how far it is, what it did',
  params,
  returns: OneImport,
  refuses: ['not_found'],
})

export const importRows = endpoint({
  method: 'GET',
  path: '/office/imports/:id/rows',
  for: team,
  summary: 'What each line of a file would do, or did',
  params,
  query: listQuery(['line'], { verdict: z.optional(ImportVerdict) }),
  returns: page(ImportedRow),
  refuses: ['not_found'],
})

export const importFaultsFile = endpoint({
  method: 'GET',
  path: '/office/imports/:id/faults/file',
  for: team,
  summary: 'The lines that are wrong and why, as a file to hand back to who wrote them',
  params,
  returns: CsvFile,
  refuses: ['not_found'],
})

export const ImportFormat = z.enum(['xlsx', 'csv'])
export type ImportFormat = z.infer<typeof ImportFormat>

export const importTemplate = endpoint({
  method: 'GET',
  path: '/office/imports/templates/:kind',
  for: team,
  summary:
    'A file with the columns of a kind, an example and what may stand in them, in the language of the call',
  params: z.object({ kind: ImportKind }),
  query: z.object({ format: ImportFormat }),
  returns: z.object({ name: z.string(), base64: z.string() }),
})

export const largestImportBytes = 20 * 1024 * 1024
export const mostImportRows = 50_000

export const startImport = endpoint({
  method: 'POST',
  path: '/office/imports',
  for: team,
  summary: 'Hand over a file; what it would do is worked out line by line, and nothing is changed',
  body: z.object({ kind: ImportKind }),
  files: ['file'],
  largestFileBytes: largestImportBytes,
  returns: z.object({ id: Id }),
  refuses: ['file_empty', 'file_many', 'import_file_type'],
})

export const runImport = endpoint({
  method: 'POST',
  path: '/office/imports/:id/run',
  for: team,
  summary:
    'Do what the right lines of a judged file say; each is judged again, and the wrong ones are left out',
  params,
  returns: Done,
  refuses: ['not_found', 'import_not_ready', 'import_needs_second'],
})

export const discardImport = endpoint({
  method: 'POST',
  path: '/office/imports/:id/discard',
  for: team,
  summary: 'Put a judged file away without doing anything; the file is deleted',
  params,
  returns: Done,
  refuses: ['not_found', 'import_not_ready'],
})

export const importedFile = endpoint({
  method: 'GET',
  path: '/office/imports/:id/original',
  for: team,
  summary: 'Where the file as it came can be downloaded; null once it was forgotten',
  params,
  returns: Link,
  refuses: ['not_found'],
})

type Registered = { profile_type: string; profile_value: string | null }

/** A member of an older programme, as sign-up would ask; the address may be left out as a whole. */
export const ImportedMember = z
  .object({
    profile_type: z.enum(signUpProfiles),
    name: Text,
    email: Email,
    cpf: Cpf,
    phone: Mobile,
    profile_name: Text,
    profile_value: z.nullable(Text),
    language: z.enum(languages),
    address: z.nullable(
      z.object({
        cep: Cep,
        state: Text,
        city: Text,
        neighborhood: Text,
        address: Text,
        number: Text,
        complement: z.nullable(Text),
      }),
    ),
    distributor: z.nullable(Text),
    promoter_code: z.nullable(Text),
    is_verified: z.boolean(),
    balance: z.nullable(z.int().check(z.gte(0), z.lte(100_000_000))),
    balance_until: z.nullable(SentDay),
  })
  .check(
    must<Registered>(
      ({ profile_type, profile_value }) =>
        profile_type !== 'veterinarian' || isCrmv(crmvOf(profile_value ?? '')),
      'crmv',
      'profile_value',
    ),
    must<Registered>(
      ({ profile_type, profile_value }) =>
        profile_type !== 'attendant' || isCnpj(cnpjOf(profile_value ?? '')),
      'cnpj',
      'profile_value',
    ),
  )
export type ImportedMember = z.infer<typeof ImportedMember> & { language: Language }
