import type { ImportFormat, ImportKind } from '#contract/imports.ts'
import type { Language } from '#contract/languages.ts'
import { slugOf } from '#domain/slug.ts'
import { textsIn } from '#server/i18n/texts.ts'
import { csvText } from '#server/platform/csv.ts'
import { xlsxOf } from '#server/platform/spreadsheets/write-xlsx.ts'
import { choiceWords, writeCell } from './cells.ts'
import { type Column, columnsOf } from './columns.ts'

/** The columns of a kind with an example, and in a spreadsheet what may stand in them. */
export async function importTemplate(kind: ImportKind, format: ImportFormat, language: Language) {
  const words = textsIn(language).imports
  const columns = columnsOf[kind]
  const head = columns.map(({ key }) => words.columns[key])
  const example = columns.map((column) => column.example)
  const content =
    format === 'csv'
      ? Buffer.from((await Array.fromAsync(csvText(head, [example]))).join(''))
      : await xlsxOf([
          { name: words.template.data, rows: [head, example] },
          { name: words.template.guide, rows: guideTo(kind, language) },
        ])
  return {
    name: `${words.template.file}-${slugOf(words.kinds[kind])}.${format}`,
    base64: content.toString('base64'),
  }
}

/** A line about each column: its name, whether it must be there, what may stand in it. */
export function guideTo(kind: ImportKind, language: Language): string[][] {
  const words = textsIn(language).imports
  return [
    words.template.head,
    ...columnsOf[kind].map((column) => [
      words.columns[column.key],
      column.isNeeded ? words.yes : words.no,
      whatToWrite(column, language),
    ]),
  ]
}

function whatToWrite({ type, hint, blank }: Column, language: Language): string {
  const { template, ...words } = textsIn(language).imports
  if (hint) return template.hints[hint]
  const listed = choiceWords(type, { template, ...words })
  const isBlankSaid = blank !== undefined && type.is !== 'choices'
  const said = isBlankSaid ? ` ${template.blank(writeCell(type, blank, language))}` : ''
  if (type.is === 'choice' || type.is === 'choices') return template[type.is](listed) + said
  if (type.is === 'thousandths') return template.decimal + said
  if (type.is === 'first_day' || type.is === 'last_day') return template.day
  return (type.is === 'cnpjs' ? template.hints.cnpj : template[type.is]) + said
}
