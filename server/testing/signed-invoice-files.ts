import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  authorityCertificate,
  distributor,
  pemOf,
  rootCertificate,
} from '#server/invoices/proof/test-certificates.ts'
import { signedInvoice, type TestInvoice, today } from '#server/invoices/proof/test-signed-invoice.ts'

/** The CNPJ that signs them. */
export const signedIssuer = distributor

/** One that is proved by the trust folder, to be chosen in a form. */
export function signedFile(said: TestInvoice = {}) {
  return { name: 'nota.xml', mimeType: 'text/xml', buffer: Buffer.from(signedInvoice(said)) }
}

/** A trust folder of its own, an invoice that is proved by it, and one that was edited. */
export async function writeSignedInvoices(folder: string) {
  const trustDir = join(folder, 'trust')
  const good = join(folder, 'good.xml')
  const edited = join(folder, 'edited.xml')
  await mkdir(trustDir)
  await writeFile(join(trustDir, 'authorities.pem'), pemOf(rootCertificate()) + pemOf(authorityCertificate()))
  await writeFile(good, signedInvoice())
  await writeFile(edited, signedInvoice().replace('149.90', '949.90'))
  return { trustDir, good, edited, lookedAt: today.toString() }
}
