import { readFileSync } from 'node:fs'
import { colorsIn } from '#brand/colors.ts'
import { type Html, html } from './mail-html.ts'

const colors = colorsIn(readFileSync(new URL('../../brand/colors.css', import.meta.url), 'utf8'))

const textColors = ['ink', 'ink-secondary', 'action', 'on-action', 'on-caramel-soft'] as const
const grounds = ['background', 'surface', 'surface-tinted', 'action', 'caramel-soft', 'progress'] as const

const family = "Figtree,'Segoe UI',Roboto,Arial,sans-serif"
const titleFamily = `'Bricolage Grotesque',${family}`
const type = {
  brand: `font-family:${titleFamily};font-size:20px;line-height:24px;font-weight:700`,
  title: `font-family:${titleFamily};font-size:26px;line-height:32px;font-weight:700`,
  figure: `font-family:${titleFamily};font-size:40px;line-height:44px;font-weight:700`,
  body: `font-family:${family};font-size:16px;line-height:24px`,
  strong: `font-family:${family};font-size:16px;line-height:24px;font-weight:600`,
  small: `font-family:${family};font-size:14px;line-height:20px`,
  code: "font-family:Consolas,Menlo,'Courier New',monospace;font-size:20px;line-height:28px;font-weight:700",
}

type Look = {
  readonly text?: (typeof textColors)[number]
  readonly ground?: (typeof grounds)[number]
  readonly line?: 'top' | 'all'
  readonly type?: keyof typeof type
  readonly css?: string
  readonly class?: string
}

/** Mail programs keep inline styles, so the light theme is inline; `darkRules` uses the classes. */
export function look({ text, ground, line, type: size, css = '', class: own = '' }: Look): Html {
  const classes = [own, text && `text-${text}`, ground && `ground-${ground}`, line && 'line']
  const styles = [
    ground && `background:${color(ground).light}`,
    line && `border${line === 'top' ? '-top' : ''}:1px solid ${color('line').light}`,
    size && type[size],
    text && `color:${color(text).light}`,
    css,
  ]
  const bgcolor = ground ? html` bgcolor="${color(ground).light}"` : html``
  return html`class="${classes.filter(Boolean).join(' ')}" style="${styles.filter(Boolean).join(';')}"${bgcolor}`
}

export function darkRules(): Html {
  const rules = [
    ...textColors.map((name) => `.text-${name}{color:${color(name).dark} !important}`),
    ...grounds.map((name) => `.ground-${name}{background:${color(name).dark} !important}`),
    `.line{border-color:${color('line').dark} !important}`,
  ]
  return html`${rules.join('')}`
}

function color(name: string) {
  const found = colors.get(name)
  if (!found) throw new Error(`brand/colors.css declares no --${name}, which mails are painted with`)
  return found
}
