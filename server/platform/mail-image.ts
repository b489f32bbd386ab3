/** A picture that travels inside the message, so that it shows offline and where remote pictures are blocked. */
export type MailImage = {
  /** File name, unique within the message. Mail programs draw PNG and JPEG; hardly any draws SVG or WebP. */
  readonly name: string
  readonly content: Buffer
}

/** The `Content-ID` under which the message's HTML finds the picture. */
export function cidOf({ name }: MailImage): string {
  return `${name}@mail`
}
