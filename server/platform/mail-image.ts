/** Sent inside the message, because many programs block remote pictures. */
export type MailImage = {
  /** Unique within the message. Most mail programs draw only PNG and JPEG. */
  readonly name: string
  readonly content: Buffer
}

export function cidOf({ name }: MailImage): string {
  return `${name}@mail`
}
