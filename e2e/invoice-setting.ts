import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { sendInvoice } from '#contract/invoices.ts'
import { fiscalKeyDigit } from '#domain/fiscal-key.ts'
import type { Person } from '#server/testing/given.ts'
import type { GivenProduct } from '#server/testing/given-invoices.ts'
import type { World } from '#server/testing/world.ts'

/** The moment at which the server's clock stands still in journeys. */
export const now = '2026-11-17T14:02:00-03:00'

type Catalogue = Record<'quintal' | 'serena' | 'bomFaro', GivenProduct>

const catalogues = new WeakMap<World, Promise<Catalogue>>()

/** The catalogue of these journeys, made once in each world. */
export function givenProducts(world: World): Promise<Catalogue> {
  const made = catalogues.get(world) ?? makeProducts(world)
  catalogues.set(world, made)
  return made
}

async function makeProducts({ given }: World): Promise<Catalogue> {
  return {
    quintal: await given.product({ title: 'Quintal Adulto 15 kg', sku: 'QA15', ean: '7891000000014' }),
    serena: await given.product({ title: 'Serena Gatos 3 kg', pet: 'cat', sku: 'SG3', ean: '7891000000021' }),
    bomFaro: await given.product({ title: 'Bom Faro Adulto 3 kg', sku: 'BF3', rate: 1500 }),
  }
}

/** An access key of an invoice of invented people. */
export function accessKey(number: number, model: '55' | '65' = '65'): string {
  const first43 = `35261111222333000181${model}001${String(number).padStart(9, '0')}112345678`
  return first43 + fiscalKeyDigit(first43)
}

/** No two are the same file. */
export async function photo() {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) }
  const create = { width: 600 + randomInt(300), height: 800, channels: 3, background } as const
  return fileOf('nota.jpg', 'image/jpeg', await sharp({ create }).jpeg().toBuffer())
}

/** A receipt on a table, with the code of the access key at its foot. */
export async function photoWithCode(key: string) {
  const { data, size } = encode(`https://www.exemplo.gov.br/nfce/qrcode?p=${key}|3|1`, { border: 4 })
  const points = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)))
  const code = await sharp(points, { raw: { width: size, height: size, channels: 1 } })
    .resize(620, 620, { kernel: 'nearest' })
    .png()
    .toBuffer()
  const paper = { create: { width: 1100, height: 1700, channels: 3, background: '#fdfdfb' } } as const
  const receipt = await sharp(paper)
    .composite([{ input: code, left: 240, top: 900 }])
    .png()
    .toBuffer()
  const turned = await sharp(receipt).rotate(7, { background: '#7d6a58' }).png().toBuffer()
  const table = { create: { width: 3000, height: 4000, channels: 3, background: '#7d6a58' } } as const
  const picture = await sharp(table)
    .composite([{ input: turned }])
    .jpeg({ quality: 80 })
    .toBuffer()
  return fileOf('cupom.jpg', 'image/jpeg', picture)
}

/** An invoice with one of our products, by its bar code, and one that is none of ours. */
export function xmlInvoice(number: number) {
  const key = accessKey(number, '55')
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe"><NFe><infNFe Id="NFe${key}" versao="4.00">
<ide><cUF>35</cUF><mod>55</mod><serie>1</serie><nNF>${number}</nNF><dhEmi>2026-11-12T10:15:00-03:00</dhEmi><tpNF>1</tpNF><tpAmb>1</tpAmb></ide>
<emit><CNPJ>11222333000181</CNPJ><xNome>Distribuidora Sul Paulista</xNome></emit>
<det nItem="1"><prod><cProd>1</cProd><cEAN>7891000000014</cEAN><xProd>RACAO QUINTAL AD 15KG</xProd><CFOP>5102</CFOP><qCom>1</qCom><vUnCom>200</vUnCom><vProd>200.00</vProd><vDesc>10.10</vDesc></prod></det>
<det nItem="2"><prod><cProd>2</cProd><cEAN>SEM GTIN</cEAN><xProd>COLEIRA</xProd><CFOP>5102</CFOP><qCom>1</qCom><vUnCom>30</vUnCom><vProd>30.00</vProd></prod></det>
<total><ICMSTot><vNF>219.90</vNF></ICMSTot></total></infNFe></NFe></nfeProc>`
  return fileOf(`nota-${number}.xml`, 'text/xml', Buffer.from(xml))
}

type Sending = { number: string; value?: string; access_key?: string }

/** Sent already, past the screens. */
export async function givenInvoice(
  world: World,
  sender: Person,
  { number, value = '240.00', ...rest }: Sending,
) {
  const { quintal } = await givenProducts(world)
  const { buffer, mimeType } = await photo()
  const image = new Blob([new Uint8Array(buffer)], { type: mimeType })
  const products = [{ product_id: quintal.id, value }]
  return world.api.as(sender).call(sendInvoice, { number, products, image, ...rest })
}

type ChosenFile = ReturnType<typeof fileOf>

/** A file by its path comes from the disk, as a person's would. */
export async function choose(page: Page, file: ChosenFile | string) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Arquivo|Outro arquivo)$/ }).click()
  await (await chooser).setFiles(file)
}

export async function addProduct(page: Page, name: string) {
  await page.getByRole('button', { name: 'Adicionar produto' }).click()
  const picker = page.getByRole('dialog', { name: 'Escolher produtos' })
  await picker.getByRole('checkbox', { name }).click()
  await picker.getByRole('button', { name: /^Pronto/ }).click()
}

/** What waits is sent by itself, however long its next try would still have waited. */
export async function connectionReturns(page: Page) {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

export function fileOf(name: string, mimeType: string, buffer: Buffer) {
  return { name, mimeType, buffer }
}
