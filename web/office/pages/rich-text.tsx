import {
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPilcrow,
} from '@tabler/icons-react'
import DOMPurify from 'dompurify'
import { type ClipboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { pageElements } from '#contract/public-pages.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Row } from '#web/ui/stack.tsx'
import styles from './pages.module.css'
import { useOfficePagesWords } from './words.ts'

type RichTextProps = {
  label: string
  lang: string
  html: string
  /** What fields of settings are called; they stand in the text under these names. */
  fieldNames: Readonly<Record<string, string>>
  onChange: (html: string) => void
}

/** A text of the few elements that pages are made of; what is pasted comes as plain text. */
export function RichText({ label, lang, html, fieldNames, onChange }: RichTextProps) {
  const [isSource, setIsSource] = useState(false)
  return (
    <div className={styles.editor}>
      <Tools isSource={isSource} onSource={() => setIsSource((earlier) => !earlier)} />
      {isSource ? (
        <textarea
          className={styles.source}
          aria-label={label}
          lang={lang}
          rows={18}
          spellCheck={false}
          value={html}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Written label={label} lang={lang} html={html} fieldNames={fieldNames} onChange={onChange} />
      )}
    </div>
  )
}

function Written({ label, lang, html, fieldNames, onChange }: RichTextProps) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = area.current
    // What is being typed is there already; writing it again would lose the caret.
    if (element && writtenIn(element) !== html) element.innerHTML = withChips(harmless(html), fieldNames)
  }, [html, fieldNames])

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  }

  return (
    <div
      {...textbox(label)}
      ref={area}
      className={styles.written}
      contentEditable
      suppressContentEditableWarning
      lang={lang}
      onPaste={paste}
      onInput={() => onChange(area.current ? writtenIn(area.current) : '')}
    />
  )
}

/** A field as one thing in the text, which is moved and removed whole. */
function chipOf(field: string, name: string): string {
  const chip = document.createElement('span')
  chip.dataset.field = field
  chip.contentEditable = 'false'
  chip.textContent = name
  return chip.outerHTML
}

/** Names that no setting has stay as they were written. */
function withChips(html: string, names: RichTextProps['fieldNames']): string {
  return html.replace(/\{\{(\w+)\}\}/g, (written, field: string) => {
    const name = names[field]
    return name ? chipOf(field, name) : written
  })
}

/** The text as it is kept: fields as `{{name}}`. */
function writtenIn(area: HTMLElement): string {
  const copy = area.cloneNode(true) as HTMLElement
  for (const chip of copy.querySelectorAll<HTMLElement>('[data-field]'))
    chip.replaceWith(`{{${chip.dataset.field}}}`)
  return copy.innerHTML
}

/** Where the caret is, or at the end; false where the text is not shown as it is read. */
export function insertField(field: string, name: string): boolean {
  const area = document.querySelector<HTMLElement>(`.${styles.written}`)
  const selection = window.getSelection()
  if (!area || !selection) return false
  if (!area.contains(selection.anchorNode)) {
    area.focus()
    selection.selectAllChildren(area)
    selection.collapseToEnd()
  }
  return document.execCommand('insertHTML', false, chipOf(field, name))
}

/** No element of its own edits a text with headings and lists. */
function textbox(label: string) {
  return { role: 'textbox', 'aria-multiline': true, 'aria-label': label, tabIndex: 0 } as const
}

function harmless(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: [...pageElements], ALLOWED_ATTR: ['href'] })
}

function Tools({ isSource, onSource }: { isSource: boolean; onSource: () => void }) {
  const { texts } = useOfficePagesWords()
  const commands = [
    { label: texts.bold, Icon: IconBold, run: () => format('bold') },
    { label: texts.italic, Icon: IconItalic, run: () => format('italic') },
    { label: texts.heading, Icon: IconH2, run: () => format('formatBlock', 'h2') },
    { label: texts.subheading, Icon: IconH3, run: () => format('formatBlock', 'h3') },
    { label: texts.paragraph, Icon: IconPilcrow, run: () => format('formatBlock', 'p') },
    { label: texts.bullets, Icon: IconList, run: () => format('insertUnorderedList') },
    { label: texts.numbers, Icon: IconListNumbers, run: () => format('insertOrderedList') },
    { label: texts.link, Icon: IconLink, run: () => link(window.prompt(texts.linkAsk)) },
  ]
  return (
    <Row className={styles.tools} role="toolbar" aria-label={texts.tools}>
      {commands.map(({ label, Icon, run }) => (
        <IconButton
          key={label}
          Icon={Icon}
          label={label}
          disabled={isSource}
          // The press must not take the selection away from the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
        />
      ))}
      <IconButton Icon={IconCode} label={isSource ? texts.visual : texts.source} onClick={onSource} />
    </Row>
  )
}

/** Old, and still the only way in which every browser edits what is selected and can undo it. */
function format(command: string, value?: string) {
  document.execCommand(command, false, value)
}

function link(address: string | null) {
  if (address && /^(https:\/\/|mailto:|\/(?!\/))/.test(address)) format('createLink', address)
}
