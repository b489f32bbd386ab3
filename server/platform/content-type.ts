export type ContentType = 'jpeg' | 'png' | 'webp' | 'pdf' | 'xml'

/** How many bytes from the beginning of a file are enough to tell what it is. */
export const tellingBytes = 1024

/** What a file is by its content, of the types we know; its name and what the browser says of it count for nothing. */
export function contentTypeOf(beginning: Buffer): ContentType | undefined {
  const starts = (signature: string, at = 0) =>
    beginning.toString('latin1', at, at + signature.length) === signature
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('%PDF-')) return 'pdf'
  return isXml(beginning.toString('utf8', 0, tellingBytes)) ? 'xml' : undefined
}

/** Data in XML; a page or a drawing is XML too, but may carry scripts. */
function isXml(text: string) {
  return /^\ufeff?\s*<(?:\?xml\s|[a-z])/i.test(text) && !/<(?:!doctype|html|svg|script)\b/i.test(text)
}
