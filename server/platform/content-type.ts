export type ContentType = 'jpeg' | 'png' | 'webp' | 'pdf' | 'xml'

export const signatureBytes = 1024

/** Judged by the content only: the name and the browser's claim are not trusted. */
export function contentTypeOf(beginning: Buffer): ContentType | undefined {
  const starts = (signature: string, at = 0) =>
    beginning.toString('latin1', at, at + signature.length) === signature
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  if (starts('%PDF-')) return 'pdf'
  return isXml(beginning.toString('utf8', 0, signatureBytes)) ? 'xml' : undefined
}

/** Pages and drawings are XML too, but may carry scripts. */
function isXml(text: string) {
  return /^\ufeff?\s*<(?:\?xml\s|[a-z])/i.test(text) && !/<(?:!doctype|html|svg|script)\b/i.test(text)
}
