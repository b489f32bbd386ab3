import { readFileSync } from 'node:fs'
import { brand } from '#brand/brand.ts'
import type { Language } from '#contract/languages.ts'
import { memberPaths } from '#contract/paths.ts'
import { textsIn } from '#server/i18n/texts.ts'
import type { Message } from './mail.ts'
import type { Block } from './mail-blocks.ts'
import { type Html, html, joined } from './mail-html.ts'
import { cidOf, type MailImage } from './mail-image.ts'
import { darkRules, look } from './mail-look.ts'

type Layout = {
  readonly language: Language
  readonly publicUrl: string
  readonly preheader: string
  readonly title: string
  readonly subject?: string
  readonly lead?: string
  readonly icon?: { readonly image: MailImage; readonly alt: string }
  readonly blocks: readonly Block[]
  /** Why this person gets the mail; by default, because they have an account. */
  readonly reason?: string
  /** Members can turn it off, so it links to their choices. */
  readonly isNotice?: boolean
}

const logo: MailImage = {
  name: 'logo.png',
  content: readFileSync(new URL('../../brand/icons/mail-logo.png', import.meta.url)),
}

export function mailLayout(layout: Layout): Omit<Message, 'to'> {
  const { icon, blocks, title, subject = title } = layout
  const pictures = [logo, icon?.image, ...blocks.map(({ image }) => image)].filter(
    (image) => image !== undefined,
  )
  return {
    subject,
    html: page(layout).html,
    text: plainText(layout),
    images: [...new Map(pictures.map((image) => [image.name, image])).values()],
  }
}

function plainText({ language, publicUrl, title, lead, blocks, reason, isNotice }: Layout): string {
  const { mail } = textsIn(language)
  const parts = [
    brand.name,
    title,
    lead,
    ...blocks.map(({ text }) => text),
    '--',
    reason ?? mail.because_account(brand.name),
    `${mail.privacy}: ${privacyUrl(publicUrl)}`,
    isNotice && `${mail.notices}: ${noticesUrl(publicUrl)}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function privacyUrl(publicUrl: string) {
  return new URL(memberPaths.privacy, publicUrl).href
}

function noticesUrl(publicUrl: string) {
  return new URL(memberPaths.channels, publicUrl).href
}

function page(layout: Layout): Html {
  const { language, title, preheader } = layout
  // Gmail drops html and body with their attributes, so language and background are repeated inside.
  return html`<!doctype html>
<html lang="${language}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${title}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>td,p,h1,a,span{font-family:'Segoe UI',Arial,sans-serif !important}</style><![endif]-->
<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.card{padding:24px 20px !important}.outer{padding:12px 8px 24px !important}.wide,.wide td{width:100% !important}}
@media (max-width:360px){.beside{display:block !important;padding:0 0 12px !important}}
@media (prefers-color-scheme:dark){${darkRules()}}
</style>
</head>
<body ${look({ ground: 'background', css: 'margin:0;padding:0' })}>
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${preheader}${silence}</div>
<div role="article" lang="${language}" aria-label="${title}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look({ ground: 'background' })}><tr><td align="center" ${look({ class: 'outer', css: 'padding:24px 16px 40px' })}>
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td style="padding:0 8px 16px">${header()}</td></tr>
<tr><td ${look({ ground: 'surface', line: 'all', class: 'card', css: 'border-radius:24px;padding:32px;word-break:break-word' })}>${card(layout)}</td></tr>
<tr><td style="padding:20px 8px 0">${footer(layout)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`
}

/** Keeps mailboxes from showing the text of the mail after a short preheader. */
const silence = joined(Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`))

function header(): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:10px"><img src="cid:${cidOf(logo)}" width="36" height="36" alt="" style="display:block;border:0"></td><td ${look({ text: 'ink', type: 'brand' })}>${brand.name}</td></tr></table>`
}

function card(layout: Layout): Html {
  const blocks = layout.blocks.map((block) => block.html)
  const rows = [heading(layout), ...blocks].map(
    (
      row,
      index,
      all,
    ) => html`<tr><td style="padding:0 0 ${index === all.length - 1 ? 0 : 16}px">${row}</td></tr>
`,
  )
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${joined(rows)}</table>`
}

function heading({ title, lead, icon }: Layout): Html {
  const below = lead
    ? html`<p ${look({ text: 'ink', type: 'body', css: 'margin:8px 0 0' })}>${lead}</p>`
    : html``
  const words = html`<h1 ${look({ text: 'ink', type: 'title', css: 'margin:0' })}>${title}</h1>${below}`
  if (!icon) return words
  const tile = look({ ground: 'surface-tinted', css: 'border-radius:16px;padding:0' })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="beside" width="96" valign="middle" style="padding-right:20px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${tile}><img src="cid:${cidOf(icon.image)}" width="96" height="96" alt="${icon.alt}" style="display:block;border:0;border-radius:16px"></td></tr></table></td><td class="beside" valign="middle">${words}</td></tr></table>`
}

function footer({ language, publicUrl, reason, isNotice }: Layout): Html {
  const { mail } = textsIn(language)
  const link = (url: string, label: string) =>
    html` · <a href="${url}" target="_blank" ${look({ text: 'action' })}>${label}</a>`
  const choice = isNotice ? link(noticesUrl(publicUrl), mail.notices) : html``
  return html`<p ${look({ text: 'ink-secondary', type: 'small', css: 'margin:0' })}>${reason ?? mail.because_account(brand.name)}<br>${brand.name}${link(privacyUrl(publicUrl), mail.privacy)}${choice}</p>`
}
