import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Link } from './fields.ts'
import type { StaffRole } from './people.ts'

/** Everything without personal data, and everything with it. */
export const exportKinds = ['open', 'personal'] as const
const ExportKind = z.enum(exportKinds)
export type ExportKind = z.infer<typeof ExportKind>

const analysts = { staff: ['analyst', 'admin'] } as const

export function exportKindsFor(role: StaffRole): readonly ExportKind[] {
  return role === 'admin' ? exportKinds : ['open']
}

const OfficeExport = z.object({
  id: Id,
  kind: ExportKind,
  made_at: Instant,
  bytes: z.int(),
})

export const officeExports = endpoint({
  method: 'GET',
  path: '/office/exports',
  for: analysts,
  summary: 'The nightly exports that are kept, newest first; those with personal data for administrators',
  returns: z.object({
    /** Whether more are made: `EXPORTS`. */
    is_on: z.boolean(),
    items: z.array(OfficeExport),
  }),
})

export const takeExport = endpoint({
  method: 'POST',
  path: '/office/exports/:id/take',
  for: analysts,
  summary: 'Where an export can be downloaded, for ten minutes',
  params: z.object({ id: Id }),
  returns: Link,
  refuses: ['not_found'],
})
