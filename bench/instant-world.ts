import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  authorityCertificate,
  companyCertificate,
  companyName,
  pemOf,
  rootCertificate,
  testKey,
} from '#server/invoices/proof/test-certificates.ts'
import { signedDocument } from '#server/invoices/proof/test-signed-invoice.ts'
import { sendInvoice } from '#server/invoices/send-invoice.ts'
import { type Files, openFiles } from '#server/platform/files.ts'
import type { GivenProduct } from '#server/testing/given-invoices.ts'
import { otherShop, sellers, shop } from '#server/testing/samples/sample-companies.ts'
import { type Company, netCentsOf, sampleInvoice } from '#server/testing/samples/sample-invoice.ts'
import { fillWith, type Place, withClient } from './world.ts'

/** Of every hundred documents, these have something that the machine leaves to a person. */
export const spoiltInHundred = { proof: 2, buyer: 2, rows: 1 } as const

const products = 300
/** As many as the machine credits a member in a day. */
const documentsOfMember = 10
const rowsOfDocument = 3

/** Sends so many signed documents of three distributors, of which none is read, and returns whom to trust. */
export async function sendSigned(
  { folder, databaseUrl }: Place,
  count: number,
): Promise<{ trustDir: string }> {
  const files = await openFiles(pathToFileURL(join(folder, 'files')))
  const members = await addMembers(databaseUrl, Math.ceil(count / documentsOfMember))
  await fillWith(databaseUrl, async (given, database) => {
    const catalogue: GivenProduct[] = []
    for (let index = 0; index < products; index += 1)
      catalogue.push(await given.product({ ean: eanOf(index), rate: 1000 }))
    for (const { title, cnpj } of companies) await given.distributor({ title, cnpjs: [cnpj] })
    await database.pool.query(`update distributor set instant_credit = 'on'`)
    await database.pool.query(`update setting set instant_credit = 'on'`)
    const now = Temporal.Now.instant()
    for (let from = 0; from < count; from += 50) {
      const turns = Array.from({ length: Math.min(50, count - from) }, (_, index) => from + index)
      const documents = await Promise.all(turns.map((turn) => storeDocument(files, { turn, catalogue, now })))
      await database.transaction(async (tx) => {
        for (const { turn, ...sent } of documents)
          await sendInvoice(tx, { ...sent, memberId: members[turn % members.length] ?? '', now })
      })
    }
  })
  return { trustDir: await writeTrust(folder) }
}

async function addMembers(databaseUrl: string, count: number): Promise<string[]> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query(
      `insert into member (name, email, profile_type, profile_name, profile_value, level, password_hash)
       select 'Ana', 'bench-' || n || '@test.example', 'attendant', 'Loja', $2, 3, ''
       from generate_series(1, $1::bigint) as n returning id`,
      [count, shop.cnpj],
    ),
  )
  return rows.map(({ id }) => id)
}

const companies = Object.values(sellers)
const root = { name: 'AC Raiz de Medição', key: testKey('root of the measurement') }
const authority = { name: 'AC Empresas de Medição', key: testKey('authority of the measurement') }

async function writeTrust(folder: string): Promise<string> {
  const trustDir = join(folder, 'trust')
  await mkdir(trustDir)
  const certificates = [
    rootCertificate({ ...root, by: root }),
    authorityCertificate({ ...authority, by: root }),
  ]
  await writeFile(join(trustDir, 'all.pem'), certificates.map(pemOf).join(''))
  return trustDir
}

const signings = new Map(
  companies.map(({ name, cnpj }) => {
    const key = testKey(`measurement of ${cnpj}`)
    const dates = { from: '2020-01-01T00:00:00Z', until: '2040-01-01T00:00:00Z' }
    const certificate = companyCertificate({ name, key, by: authority, names: [companyName(cnpj)], ...dates })
    return [cnpj, { signer: key.privateKey, certificate }] as const
  }),
)

type Planned = { turn: number; catalogue: readonly GivenProduct[]; now: Temporal.Instant }

async function storeDocument(files: Files, { turn, catalogue, now }: Planned) {
  const spoilt = spoiltAt(turn)
  const { title: _, ...seller }: Company & { title: string } =
    companies[turn % companies.length] ?? sellers.paulista
  const rows = Array.from({ length: rowsOfDocument }, (_row, index) => {
    const place = (turn * 7 + index * 31) % products
    const { id: productId, title: name } = catalogue[place] ?? { id: '', title: '' }
    const ean = spoilt === 'rows' && index === 0 ? '7891999999992' : eanOf(place)
    return {
      productId,
      code: `P-${place}`,
      ean,
      name,
      quantity: 1,
      unitCents: 5000 + ((turn * 13 + index) % 8000),
    }
  })
  const number = String(turn + 1)
  const issuedAt = `${now.subtract({ hours: 24 }).toString().slice(0, 19)}-03:00`
  const { key, xml } = sampleInvoice({
    number,
    issuedAt,
    seller,
    buyer: spoilt === 'buyer' ? otherShop : shop,
    rows,
  })
  const signed = signedDocument(xml, key, { ...signings.get(seller.cnpj), protocol: { dhRecbto: issuedAt } })
  const bytes = Buffer.from(spoilt === 'proof' ? signed.replace('<qCom>1.0000<', '<qCom>2.0000<') : signed)
  const document = {
    key: `private/invoices/bench-${turn}.xml`,
    type: 'xml',
    isClean: true,
    sha256: createHash('sha256').update(bytes).digest(),
  } as const
  await files.put(document.key, bytes)
  const typed = rows.map((row) => ({ productId: row.productId, valueCents: netCentsOf(row) }))
  const sent = { number, accessKey: key, rows: typed, document, uploadId: undefined }
  return { turn, ...sent, address: '127.0.0.1' }
}

function spoiltAt(turn: number): keyof typeof spoiltInHundred | undefined {
  const place = turn % 100
  if (place < 2) return 'proof'
  if (place < 4) return 'buyer'
  return place === 4 ? 'rows' : undefined
}

function eanOf(index: number): string {
  const first12 = `7891${String(index).padStart(8, '0')}`
  const sum = [...first12].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return first12 + String((10 - (sum % 10)) % 10)
}
