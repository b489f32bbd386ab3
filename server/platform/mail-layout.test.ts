import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { languages } from '#contract/languages.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { mailSamples } from '#server/testing/mail-samples.ts'
import * as blocks from './mail-blocks.ts'
import { mailLayout } from './mail-layout.ts'

const samples = Object.entries(mailSamples).flatMap(([name, sample]) =>
  languages.map((language) => ({ name, language, mail: sample(language) })),
)

const hostile = `Ana"><img src=x onerror="alert(1)"> & <b>filhos</b>`
const harmless = 'Ana&quot;&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &lt;b&gt;filhos&lt;/b&gt;'
const image = { name: 'photo.png', content: Buffer.from('') }

test('what people wrote stays text, wherever a mail says it', () => {
  const said = [
    blocks.paragraph([hostile, { strong: hostile }]),
    blocks.note(hostile),
    blocks.button({ label: hostile, url: hostile }),
    blocks.spelledOut({ hint: hostile, url: hostile }),
    blocks.box(hostile),
    blocks.steps({ title: hostile, steps: [hostile] }),
    blocks.code({ label: hostile, code: hostile }),
    blocks.amount({ amount: hostile, detail: hostile }),
    blocks.facts([{ label: hostile, detail: hostile, value: hostile }]),
    blocks.progress({ phrase: hostile, share: 0.5 }),
    blocks.picture({ image, alt: hostile }),
  ]
  const mail = mailLayout({
    ...plain,
    preheader: hostile,
    title: hostile,
    lead: hostile,
    icon: { image, alt: hostile },
    blocks: said,
    reason: hostile,
  })
  const times = mail.html.split(harmless).length - 1
  expect(times).toBe(19 + 7)
  expect(mail.html).not.toContain('<img src=x')
  expect(mail.html).not.toContain('<b>filhos')
})

const plain = {
  language: 'pt-BR',
  publicUrl: 'https://petisco.test',
  preheader: 'Antes',
  title: 'Título',
  blocks: [],
} as const

test.each(samples)('$name in $language says and links the same in plain text', ({ language, mail }) => {
  const hint = textsIn(language).mail.button_fails
  const pieces = visiblePieces(mail.html).filter((piece) => piece !== hint)
  expect(pieces).toContain(brand.name)
  expect(pieces.filter((piece) => !mail.text.includes(piece))).toEqual([])
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => unescaped(link))
  expect(links).toContain('https://petisco.example/politicas-de-privacidade')
  expect(links.filter((link) => !mail.text.includes(link))).toEqual([])
  expect(mail.text).not.toMatch(/[<>]|&\w+;/)
})

test.each(samples)('$name in $language is drawn by Gmail and Outlook', ({ language, mail }) => {
  // Gmail clips a message at 102 kB, and drops the language of the root element.
  expect(Buffer.byteLength(mail.html)).toBeLessThan(100_000)
  expect(mail.html.match(new RegExp(`lang="${language}"`, 'g'))).toHaveLength(2)
  // Outlook for Windows takes the width from a table of its own.
  expect(mail.html).toMatch(/<!--\[if mso\]><table[^>]* width="600"/)
  expect(mail.html).not.toMatch(/<(div|p|td)[^>]*(flex|grid|position):?/)
})

test.each(samples)('$name in $language brings every picture it shows, once', ({ mail }) => {
  const shown = [...mail.html.matchAll(/src="cid:([^"]+)"/g)].map(([, cid]) => cid)
  expect(mail.images?.map(({ name }) => `${name}@mail`).toSorted()).toEqual([...new Set(shown)].toSorted())
  expect(mail.html).not.toMatch(/src="(?!cid:)/)
})

test('every colour of a mail has its counterpart for the dark theme', () => {
  for (const { mail } of samples) {
    const [, dark = ''] = mail.html.split('prefers-color-scheme:dark')
    const painted =
      mail.html
        .match(/class="[^"]*"/g)
        ?.join(' ')
        .match(/\b(text|ground)-[\w-]+/g) ?? []
    expect(painted.filter((name) => !dark.includes(`.${name}{`))).toEqual([])
    const elements = mail.html.match(/<[^>]* style="[^"]*(color|background):#[^>]*>/g) ?? []
    expect(elements.filter((element) => !/class="[^"]*(text|ground)-/.test(element))).toEqual([])
  }
})

test.each([
  ['pt-BR', 'Você recebe este e-mail porque tem uma conta', 'Privacidade'],
  ['es', 'Recibes este correo porque tienes una cuenta', 'Privacidad'],
  ['en', 'You are getting this e-mail because you have', 'Privacy'],
] as const)('below a mail in %s stand who sends it and why', (language, why, privacy) => {
  const { html, text } = mailLayout({ ...plain, language })
  for (const said of [html, text]) {
    expect(said).toContain(why)
    expect(said).toContain(privacy)
    expect(said).toContain(brand.name)
    expect(said).toContain('https://petisco.test/politicas-de-privacidade')
  }
})

test.each([
  [-1, ['100']],
  [0.004, ['100']],
  [0.77, ['77', '23']],
  [2, ['100']],
])('a bar at %s is drawn in parts of %s percent', (share, parts) => {
  const { html } = blocks.progress({ phrase: 'Faltam 950.', share }).html
  expect([...html.matchAll(/<td width="(\d+)%"/g)].map(([, width]) => width)).toEqual(parts)
})

/** What a person reads, piece by piece, without the preheader, which mailboxes show elsewhere. */
function visiblePieces(page: string): string[] {
  const [, article = ''] = page.split('<div role="article"')
  return article
    .replace(/<!--.*?-->/g, '')
    .replace(/^[^>]*>/, '')
    .split(/<[^>]+>/)
    .map((piece) => unescaped(piece).replace(/^[\s·]+|[\s·]+$/g, ''))
    .filter(Boolean)
}

function unescaped(markup: string) {
  return markup
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
