import * as z from 'zod/mini'
import { brand } from '#brand/brand.ts'
import { type ProductPage, productPage as productPageCall } from '#contract/catalogue.ts'
import { defaultLanguage } from '#contract/languages.ts'
import { type PageKey, pageKeys, textPage as textPageCall } from '#contract/pages.ts'
import { linkTo, memberPaths, officeBase } from '#contract/paths.ts'
import { adviserCodeIn } from '#contract/public-pages.ts'
import { ClientToken } from '#contract/recommendations.ts'
import { productPage } from './catalogue/product-page.ts'
import { findableProducts } from './catalogue/public-products.ts'
import { linkProduct } from './clients/link-product.ts'
import { textsIn } from './i18n/texts.ts'
import { textPage } from './pages/text-page.ts'
import type { Db } from './platform/db.ts'
import type { PublicPages } from './platform/http-web-app.ts'
import { escaped, type PageHead, shortened } from './platform/page-head.ts'
import { Refusal } from './platform/refusal.ts'

/** Strangers get every page in Portuguese, until they choose another language on it. */
const language = defaultLanguage
const texts = textsIn(language).public_pages

const textPaths: Readonly<Record<PageKey, string>> = {
  privacy: memberPaths.privacy,
  regulation: memberPaths.regulation,
  'delete-account': memberPaths.deleteAccount,
  support: memberPaths.support,
}

const forStrangers: readonly string[] = [
  memberPaths.door,
  memberPaths.signUp,
  memberPaths.askForReset,
  ...Object.values(textPaths),
  memberPaths.publicProduct,
  // Not to be found, which their pages say; but messengers read here whether they may show a preview.
  memberPaths.publicPrescription,
  memberPaths.clientPage,
]

export function createPublicPages(db: Db, publicUrl: string): PublicPages {
  const fixed: Readonly<Record<string, PageHead>> = {
    [memberPaths.door]: { description: texts.door, facts: programmeFacts(publicUrl) },
    [memberPaths.signUp]: { title: titled(texts.sign_up_title), description: texts.sign_up },
    [memberPaths.askForReset]: { description: texts.recover },
  }
  return {
    robots: robots(publicUrl),
    sitemap: () => sitemap(db, publicUrl),
    headOf: async (path, search) => {
      const page = pageKeys.find((key) => textPaths[key] === path)
      if (page) return textHead(db, page)
      const [, folder = '', last = ''] = /^\/([\w-]+)\/([^/]+)$/.exec(path) ?? []
      if (isAt(memberPaths.publicProduct, folder))
        return productHead(db, { slug: last, by: adviserCodeIn(search) }, publicUrl)
      if (isAt(memberPaths.publicPrescription, folder)) return linkHead(db, last, texts.prescription)
      if (isAt(memberPaths.clientPage, folder)) return linkHead(db, last, texts.recommendation)
      return fixed[path]
    },
  }
}

function isAt(pattern: string, folder: string): boolean {
  return pattern.startsWith(`/${folder}/:`)
}

function titled(title: string): string {
  return `${title} – ${brand.name}`
}

async function textHead(db: Db, page: PageKey): Promise<PageHead> {
  const answer = await textPage(db, { page, language, brand })
  const words = answer.description.replace(/<[^>]*>/g, ' ').replace(/&(?:#\d+|\w+);/g, ' ')
  const answers = [{ path: textPageCall.path, input: { page }, answer }]
  return { title: titled(answer.title), description: shortened(words), answers }
}

type ProductVisit = { slug: string; by: string | undefined }

async function productHead(db: Db, { slug, by }: ProductVisit, publicUrl: string): Promise<PageHead | null> {
  const params = z.safeParse(productPageCall.params, { slug })
  const query = z.safeParse(productPageCall.query, { by })
  if (!params.success || !query.success) return null
  const answer = await productPage(db, { slug, by: query.data.by, language }).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (!answer) return null
  const { product } = answer
  const description = shortened(product.description || product.detail || product.title)
  return {
    title: titled(product.title),
    description,
    ...pictured(product),
    // Who recommends shows themselves to who has their link, and to no search engine.
    ...(answer.by ? { isPrivate: true } : { facts: productFacts(product, description, publicUrl) }),
    answers: [{ path: productPageCall.path, input: { slug, ...(by && { by }) }, answer }],
  }
}

async function linkHead(
  db: Db,
  token: string,
  description: (product: string) => string,
): Promise<PageHead | null> {
  if (!z.safeParse(ClientToken, { token }).success) return null
  const product = await linkProduct(db, token, language)
  if (!product) return null
  return {
    title: titled(product.title),
    description: description(product.title),
    ...pictured(product),
    isPrivate: true,
  }
}

function pictured({ id, image }: ProductPage): Pick<PageHead, 'image'> {
  return image.link ? { image: `/previews/${id}.jpg` } : {}
}

function productFacts(product: ProductPage, description: string, publicUrl: string) {
  return {
    '@type': 'Product',
    name: product.title,
    description,
    url: addressOf(product.slug, publicUrl),
    brand: { '@type': 'Brand', name: product.brand },
    ...(product.image.link && { image: new URL(product.image.link, publicUrl).href }),
  }
}

function programmeFacts(publicUrl: string) {
  const url = new URL('/', publicUrl).href
  const logo = new URL('/icons/icon-512.png', publicUrl).href
  const organisation = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: brand.company,
    url,
    logo,
    email: brand.supportEmail,
  }
  const site = { '@type': 'WebSite', name: brand.name, url, inLanguage: language }
  return { '@graph': [organisation, { ...site, publisher: { '@id': organisation['@id'] } }] }
}

function addressOf(slug: string, publicUrl: string): string {
  return new URL(linkTo(memberPaths.publicProduct, { slug }), publicUrl).href
}

function robots(publicUrl: string): string {
  const closed = Object.values(memberPaths)
    .filter((path) => !forStrangers.includes(path))
    .map((path) => path.replace(/\/:\w+$/, ''))
  const paths = ['/api/', officeBase, ...new Set(closed)]
  const lines = [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
  ]
  return `${lines.join('\n')}\n`
}

async function sitemap(db: Db, publicUrl: string): Promise<string> {
  const pages = await Promise.all(
    pageKeys.map(async (page) => ({
      address: new URL(textPaths[page], publicUrl).href,
      changedAt: (await textPage(db, { page, language, brand })).updated_at,
    })),
  )
  const products = (await findableProducts(db)).map(({ slug, changed_at }) => ({
    address: addressOf(slug, publicUrl),
    changedAt: changed_at.toString(),
  }))
  const fixed = [memberPaths.door, memberPaths.signUp].map((path) => ({
    address: new URL(path, publicUrl).href,
    changedAt: undefined,
  }))
  const entries = [...fixed, ...pages, ...products].map(({ address, changedAt }) => {
    const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${escaped(address)}</loc>${lastmod}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
  ].join('\n')
}
