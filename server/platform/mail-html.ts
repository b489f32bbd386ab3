export type Html = { readonly html: string }

export type Phrase = string | readonly (string | { readonly strong: string })[]

/** Every inserted text is escaped. Attributes need double quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly (Html | string | number)[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(markupOf)) }
}

export function joined(pieces: readonly Html[]): Html {
  return { html: pieces.map((piece) => piece.html).join('') }
}

export function phraseHtml(phrase: Phrase): Html {
  return joined(
    [phrase]
      .flat()
      .map((piece) => (typeof piece === 'string' ? html`${piece}` : html`<b>${piece.strong}</b>`)),
  )
}

export function phraseText(phrase: Phrase): string {
  return [phrase]
    .flat()
    .map((piece) => (typeof piece === 'string' ? piece : piece.strong))
    .join('')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function markupOf(value: Html | string | number): string {
  return typeof value === 'object'
    ? value.html
    : String(value).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
