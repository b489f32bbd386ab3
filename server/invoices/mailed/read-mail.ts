import { hash } from 'node:crypto'
import PostalMime, { type Address, type Attachment, addressParser, type Email } from 'postal-mime'
import { cleaned } from '#domain/typed-text.ts'

export type MailedFile = { readonly name: string; readonly content: Uint8Array }

export type ReadMail = {
  /** Undefined where a mail names nobody, or several. */
  readonly from: string | undefined
  readonly recipients: readonly string[]
  readonly messageId: string | undefined
  readonly messageHash: Buffer
  /** Written by a program, or to many: such a mail is neither taken nor answered. */
  readonly isAutomatic: boolean
  readonly authentication: readonly string[]
  readonly files: readonly MailedFile[]
}

const bounds = { maxNestingDepth: 30, maxRfc822NestingDepth: 3, maxHeadersSize: 512 * 1024 }

/** Undefined if it is no mail. */
export async function readMail(bytes: Uint8Array): Promise<ReadMail | undefined> {
  const mail = await PostalMime.parse(bytes, bounds).catch(() => undefined)
  if (!mail) return undefined
  const headers = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const messageId = /^<[^<>\s]{1,250}>$/.exec(headers('message-id').at(0)?.trim() ?? '')?.[0]
  return {
    from: onlyAddress(headers('from')),
    recipients: ['delivered-to', 'x-original-to', 'to', 'cc'].flatMap((name) =>
      headers(name).flatMap((value) => addressesIn(value)),
    ),
    messageId,
    messageHash: hash('sha256', messageId ?? bytes, 'buffer'),
    isAutomatic: isAutomatic(headers),
    authentication: headers('authentication-results'),
    files: filesIn(mail),
  }
}

/** Programs differ in which of two they show, so that a mail with two has no sender. */
function onlyAddress(values: readonly string[]): string | undefined {
  const [address, another] = values.flatMap((value) => addressesIn(value))
  return values.length === 1 && !another ? address : undefined
}

function addressesIn(value: string): string[] {
  const written = (one: Address): string[] => (one.group ? one.group.flatMap(written) : [one.address ?? ''])
  return addressParser(value)
    .flatMap(written)
    .map((address) => address.trim().toLowerCase())
    .filter((address) => /^[^\s@<>,"]+@[^\s@<>,"]+$/.test(address))
}

function isAutomatic(headers: (name: string) => string[]): boolean {
  const isByProgram = headers('auto-submitted').some((value) => value.trim().toLowerCase() !== 'no')
  const isToMany = headers('precedence').some((value) => /^\s*(?:bulk|junk|list|auto_reply)\b/i.test(value))
  const isBounce = headers('return-path').some((value) => value.replace(/\s/g, '') === '<>')
  return isByProgram || isToMany || isBounce || headers('list-id').length > 0
}

/** Below this, a picture inside of a text is a logo. */
const leastPictureBytes = 40_000

function filesIn({ attachments }: Email): MailedFile[] {
  return attachments.flatMap((attachment, index) => {
    const content = contentOf(attachment)
    const isLogo =
      attachment.mimeType.startsWith('image/') && attachment.related && content.length < leastPictureBytes
    if (isLogo) return []
    return [{ name: cleaned(attachment.filename ?? '').slice(0, 80) || `${index + 1}`, content }]
  })
}

function contentOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
}
