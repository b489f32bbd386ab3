import { type Html, html, joined, type Phrase, phraseHtml, phraseText } from './mail-html.ts'
import { cidOf, type MailImage } from './mail-image.ts'
import { look } from './mail-look.ts'

export type Block = { readonly html: Html; readonly text: string; readonly image?: MailImage }

export function paragraph(phrase: Phrase): Block {
  return {
    html: html`<p ${look({ text: 'ink', type: 'body', css: 'margin:0' })}>${phraseHtml(phrase)}</p>`,
    text: phraseText(phrase),
  }
}

export function note(phrase: Phrase): Block {
  return {
    html: html`<p ${look({ text: 'ink-secondary', type: 'small', css: 'margin:0' })}>${phraseHtml(phrase)}</p>`,
    text: phraseText(phrase),
  }
}

/** Outlook for Windows ignores a link's padding, so the cell carries it. */
export function button({ label, url }: { label: string; url: string }): Block {
  const cell = look({ ground: 'action', css: 'border-radius:14px;mso-padding-alt:12px 28px' })
  const link = look({
    text: 'on-action',
    type: 'strong',
    css: 'display:block;padding:12px 28px;border-radius:14px;text-decoration:none',
  })
  return {
    html: html`<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" ${cell}><a href="${url}" target="_blank" ${link}>${label}</a></td></tr></table>`,
    text: `${label}:\n${url}`,
  }
}

/** For programs whose buttons do not open. The plain text already shows the address. */
export function spelledOut({ hint, url }: { hint: string; url: string }): Block {
  const address = look({ text: 'action', css: 'word-break:break-all' })
  return {
    html: html`<p ${look({ text: 'ink-secondary', type: 'small', css: 'margin:0' })}>${hint}<br><span ${address}>${url}</span></p>`,
    text: '',
  }
}

export function box(phrase: Phrase): Block {
  const { html: inside, text } = paragraph(phrase)
  return { html: boxed(inside), text }
}

export function steps({ title, steps }: { title: string; steps: readonly string[] }): Block {
  const lines = steps.map((step, index) => `${index + 1}. ${step}`)
  const heading = html`<p ${look({ text: 'ink', type: 'strong', css: 'margin:0 0 4px' })}>${title}</p>`
  const list = lines.map(
    (line) => html`<p ${look({ text: 'ink', type: 'body', css: 'margin:0' })}>${line}</p>`,
  )
  return { html: boxed(joined([heading, ...list])), text: [title, ...lines].join('\n') }
}

export function code({ label, code }: { label: string; code: string }): Block {
  return {
    html: boxed(
      html`<p ${look({ text: 'ink-secondary', type: 'small', css: 'margin:0' })}>${label}</p><p ${look({ text: 'ink', type: 'code', css: 'margin:2px 0 0' })}>${code}</p>`,
    ),
    text: `${label}: ${code}`,
  }
}

export function amount({ amount, detail }: { amount: string; detail: string }): Block {
  return {
    html: boxed(
      html`<p ${look({ text: 'on-caramel-soft', type: 'figure', css: 'margin:0' })}>${amount}</p><p ${look({ text: 'on-caramel-soft', type: 'body', css: 'margin:2px 0 0' })}>${detail}</p>`,
      'caramel-soft',
    ),
    text: `${amount}\n${detail}`,
  }
}

type Fact = { readonly label: Phrase; readonly detail?: string; readonly value: string }

export function facts(facts: readonly Fact[]): Block {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${joined(facts.map(factRow))}</table>`,
    text: facts.map(factLine).join('\n'),
  }
}

function factRow({ label, detail, value }: Fact): Html {
  const below = detail ? html`<br>${detail}` : html``
  // The card breaks words that are too long, and a table would rather break a label than a value.
  const left = look({
    text: 'ink-secondary',
    type: 'small',
    line: 'top',
    css: 'padding:9px 0;word-break:normal',
  })
  const right = look({ text: 'ink', type: 'strong', line: 'top', css: 'padding:7px 0 7px 12px' })
  return html`<tr><td ${left}>${phraseHtml(label)}${below}</td><td align="right" ${right}>${value}</td></tr>`
}

function factLine({ label, detail, value }: Fact): string {
  return `${phraseText(label)}${detail ? ` (${detail})` : ''}: ${value}`
}

export function progress({ phrase, share }: { phrase: Phrase; share: number }): Block {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 100)
  const cell = (ground: 'progress' | 'caramel-soft', width: number, css: string) =>
    width === 0
      ? html``
      : html`<td width="${width}%" height="10" ${look({ ground, css: `font-size:0;line-height:10px;${css}` })}>&nbsp;</td>`
  const ends = percent === 0 || percent === 100
  const filled = cell('progress', percent, `border-radius:${ends ? '5px' : '5px 0 0 5px'}`)
  const rest = cell('caramel-soft', 100 - percent, `border-radius:${ends ? '5px' : '0 5px 5px 0'}`)
  const { html: words, text } = paragraph(phrase)
  return {
    html: html`${words}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 0"><tr>${filled}${rest}</tr></table>`,
    text,
  }
}

type Picture = { image: MailImage; alt: string; widthPx?: number }

export function picture({ image, alt, widthPx = 534 }: Picture): Block {
  const words = look({
    text: 'ink',
    type: 'body',
    css: `display:block;width:100%;max-width:${widthPx}px;height:auto;border:0;border-radius:16px`,
  })
  return {
    html: html`<img src="cid:${cidOf(image)}" width="${widthPx}" alt="${alt}" ${words}>`,
    text: `[${alt}]`,
    image,
  }
}

function boxed(inside: Html, ground: 'surface-tinted' | 'caramel-soft' = 'surface-tinted'): Html {
  const cell = look({ ground, css: 'border-radius:16px;padding:16px 20px' })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td ${cell}>${inside}</td></tr></table>`
}
