import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLanguage, languages } from '#contract/languages.ts'
import type { Message } from '#server/platform/mail.ts'
import { type Html, html, joined } from '#server/platform/mail-html.ts'
import { cidOf } from '#server/platform/mail-image.ts'
import { mailSamples } from '#server/testing/mail-samples.ts'

export function mailPreview() {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (/^\/_mail\/?$/.test(pathname)) return answer(response, 'html', overview())
    const [, name = '', language, form] = /^\/_mail\/([\w-]+)\.([\w-]+)\.(html|txt)$/.exec(pathname) ?? []
    const sample = Object.hasOwn(mailSamples, name) ? mailSamples[name] : undefined
    if (!sample || !isLanguage(language)) return next()
    const mail = sample(language)
    return form === 'txt'
      ? answer(response, 'plain', mail.text)
      : answer(response, 'html', withPictures(mail))
  }
}

function answer(response: ServerResponse, type: 'html' | 'plain', body: string) {
  response.setHeader('Content-Type', `text/${type}; charset=utf-8`)
  response.end(body)
}

/** A browser cannot resolve `cid:`, so pictures are inlined. */
function withPictures({ html, images = [] }: Pick<Message, 'html' | 'images'>): string {
  return images.reduce(
    (page, image) =>
      page.replaceAll(`cid:${cidOf(image)}`, `data:image/png;base64,${image.content.toString('base64')}`),
    html,
  )
}

function overview(): string {
  const rows = Object.keys(mailSamples).map(
    (name) =>
      html`<tr><th scope="row">${name}</th>${joined(languages.map((language) => cell(name, language)))}</tr>`,
  )
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sample mails</title>
<style>
:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif }
body { margin: 24px }
th, td { padding: 8px 24px 8px 0; text-align: left }
</style>
<h1>Sample mails</h1>
<table><tr><td></td>${joined(languages.map((language) => html`<th scope="col">${language}</th>`))}</tr>${joined(rows)}</table>
</html>
`.html
}

function cell(name: string, language: string): Html {
  const address = `/_mail/${name}.${language}`
  return html`<td><a href="${address}.html">html</a> · <a href="${address}.txt">text</a></td>`
}
