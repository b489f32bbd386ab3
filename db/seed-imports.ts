import { handOverImport } from '#server/imports/hand-over.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Files } from '#server/platform/files.ts'
import { demoStaff } from './demo-people.ts'

const lines = [
  'Código externo;Distribuidor;CNPJ;Código do produto;EAN ou SKU',
  'D-01;Agropet Minas;41.526.374/0001-22;;',
  'D-02;Vale Verde Distribuidora;94.837.265/0001-92;;',
  'D-03;Serra Azul Pet;11.222.333/0003-43;;',
  'D-04;Nova Ração;12.345.678/0001-00;;',
]

/** A file that waits for somebody: as soon as a worker runs, it is judged like any other. */
export async function addImport(tx: Tx, { files, now }: { files: Files; now: Temporal.Instant }) {
  const admin = await tx
    .selectFrom('staff')
    .select('id')
    .where('email', '=', demoStaff.find(({ role }) => role === 'admin')?.email ?? '')
    .executeTakeFirstOrThrow()
  const fileKey = 'private/imports/demo-distribuidores.csv'
  await files.put(fileKey, lines.join('\r\n'))
  await handOverImport(tx, {
    kind: 'distributors',
    fileKey,
    fileName: 'distribuidores-do-norte.csv',
    staffId: admin.id,
    now: now.subtract({ minutes: 20 }),
  })
}
