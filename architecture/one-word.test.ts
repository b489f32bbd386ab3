import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** What is one thing has one word: in the menu, over the screen, on the way back, in lists, messages and the back office. */
const sameWords: readonly (readonly string[])[] = [
  ['home.navigation.home', 'home.home.screen', 'coins.statement.back', 'challenges.challenge.back'],
  ['home.navigation.recommendation', 'simulator.simulator.title'],
  ['home.navigation.invoice', 'invoices.sending.title', 'earning.earning.send'],
  ['earning.earning.recommend', 'leads.leadList.start', 'recommendations.recommendations.start'],
  ['home.navigation.store', 'store.store.title', 'store.prizeDetail.back'],
  [
    ...['home.navigation.profile', 'profile.profile.screen', 'profile.edit.back', 'leads.leadList.back'],
    ...['open-sessions.openSessions.back', 'sent-invoices.list.back', 'redemptions.redemptionList.back'],
    ...['recommendations.recommendations.back', 'prescriptions.prescriptionForm.back'],
    ...['notifications.notifications.back', 'notifications.channels.back', 'shop-listing.listedShop.back'],
  ],
  [
    ...['home.navigation.documents', 'profile.profile.documents', 'sent-invoices.list.title'],
    'invoice-detail.back',
  ],
  [
    ...['home.navigation.statement', 'profile.profile.statement', 'coins.statement.title'],
    'office-members.memberPage.tabs.statement',
  ],
  [
    ...['home.navigation.redemptions', 'profile.profile.redemptions', 'redemptions.redemptionList.title'],
    'redemptions.redemptionDetail.back',
  ],
  ['home.navigation.ranking', 'profile.profile.ranking', 'ranking.ranking.title'],
  ['profile.profile.notifications', 'notifications.notifications.title'],
  ['profile.profile.channels', 'notifications.channels.title'],
  ['profile.profile.clients', 'leads.leadList.title', 'simulator.simulator.clients'],
  ['profile.profile.recommendations', 'recommendations.recommendations.title'],
  ['profile.profile.prescriptions', 'prescriptions.prescriptionForm.title', 'prescriptions.paper.back'],
  ['profile.profile.network', 'network.network.title'],
  ['profile.profile.editData', 'profile.edit.dataTitle'],
  ['profile.profile.editAddress', 'profile.edit.addressTitle'],
  ['profile.profile.changePassword', 'profile.edit.passwordTitle'],
  ['profile.profile.shopListing', 'shop-listing.listedShop.title'],
  ['profile.profile.sessions', 'open-sessions.openSessions.title'],
  ['profile.profile.consents', 'profile.consents.title'],
  ['profile.profile.deleteAccount', 'page delete-account'],
  [
    ...['profile.profile.regulation', '.sessions.regulation', 'pages.pages.names.regulation'],
    ...['profile.consents.kinds.regulation', 'sign-up.signUp.regulation', 'page regulation'],
  ],
  [
    ...['profile.profile.privacy', '.sessions.privacy', 'pages.pages.names.privacy'],
    ...['profile.consents.kinds.privacy', 'sign-up.signUp.privacy', 'page privacy'],
  ],
  ['profile.profile.support', '.sessions.support', 'pages.pages.names.support', 'page support'],
  ['coins.statement.pending', 'sent-invoices.list.statuses.received', 'invoice-detail.inAnalysis'],
  ...['counted', 'rejected', 'reversed'].map((status) => [
    `sent-invoices.list.statuses.${status}`,
    `invoice-detail.steps.${status}`,
  ]),
  ...['requested', 'preparing', 'shipped', 'delivered', 'cancelled'].map((status) => [
    `redemptions.redemptionList.statuses.${status}`,
    `office-redemptions.parcels.states.${status}`,
  ]),
]

const languages = { 'pt-br': 'ptBr', es: 'es', en: 'en' } as const
type Language = keyof typeof languages

test.each(Object.keys(languages) as Language[])('in %s one thing has one word', async (language) => {
  const different: string[] = []
  for (const paths of sameWords) {
    const words = await Promise.all(paths.map((path) => wordAt(path, language)))
    if (new Set(words.map((word) => word.toLowerCase())).size > 1)
      different.push(paths.map((path, place) => `${path}: ${words[place]}`).join(' | '))
  }
  expect(different).toEqual([])
})

/** The stem of the status, which every sentence about it uses. */
const preparing: Readonly<Record<Language, RegExp>> = { 'pt-br': /separa/i, es: /prepara/i, en: /pack/i }

test.each(Object.keys(languages) as Language[])('in %s a prize is packed in one word', async (language) => {
  const server = await load(`server/i18n/${language}.ts`, language)
  const titles = { 'pt-BR': '', es: '', en: '' }
  const sentences = [
    ...(await Promise.all(
      [
        ...['redemptions.redemptionList.statuses', 'redemptions.redemptionDetail.now'],
        ...['redemptions.redemptionDetail.steps', 'office-redemptions.parcels.states'],
      ].map((path) => wordAt(`${path}.preparing`, language)),
    )),
    server.notifications.redemption_preparing({ titles }),
    ...Object.values(server.mails.redemption.steps.preparing).map((text) => call(text)),
  ]
  expect(sentences.filter((sentence) => !preparing[language].test(sentence))).toEqual([])
})

const papers: Readonly<Record<Language, readonly RegExp[]>> = {
  'pt-br': [/nota do distribuidor|a do distribuidor para a loja/i, /cupom da loja/i],
  es: [/factura del distribuidor|la del distribuidor a la tienda/i, /recibo de la tienda/i],
  en: [/distributor’s invoice|distributor’s to the shop/i, /shop’s own receipt/i],
}

test.each(Object.keys(languages) as Language[])(
  'in %s the door, the form and the pages name the same two papers',
  async (language) => {
    const { distributor, shop } = (await load(`web/i18n/invoices/${language}.ts`, language)).which
    const page = (name: string) => readFile(`db/pages/${name}.${language}.html`, 'utf8')
    const texts = {
      door: await wordAt('.sessions.pitchInvoice', language),
      signUp: await wordAt('sign-up.signUp.profiles.attendant.newsText', language),
      form: `${distributor} ${shop}`,
      regulation: await page('regulation'),
      privacy: await page('privacy'),
      support: await page('support'),
    }
    const silent = Object.entries(texts).filter(([, text]) =>
      papers[language].some((paper) => !paper.test(text)),
    )
    expect(silent.map(([name]) => name)).toEqual([])
  },
)

const call = (text: unknown) => String(typeof text === 'function' ? text('') : text)

async function wordAt(path: string, language: Language): Promise<string> {
  if (path.startsWith('page ')) {
    const html = await readFile(`db/pages/${path.slice(5)}.${language}.html`, 'utf8')
    return /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? `${path} without a title`
  }
  const [folder = '', ...keys] = path.split('.')
  const words = await load(`web/i18n/${folder ? `${folder}/` : ''}${language}.ts`, language)
  const word = keys.reduce((node, key) => node?.[key], words)
  return typeof word === 'string' ? word : `${path} is no word`
}

async function load(file: string, language: Language) {
  const module = await import(new URL(`../${file}`, import.meta.url).href)
  return module[languages[language]]
}
