import type { ContentType } from '#server/platform/content-type.ts'

export type StoredDocument = {
  readonly key: string
  readonly type: ContentType
  /** Without the data that a camera writes into a picture, such as the place. */
  readonly isClean: boolean
}

export type SentDocument = StoredDocument & { readonly sha256: Buffer }

export function isPicture(type: ContentType): boolean {
  return type === 'jpeg' || type === 'png' || type === 'webp'
}

export function kindOf(type: ContentType): 'image' | 'pdf' | 'xml' {
  return type === 'pdf' || type === 'xml' ? type : 'image'
}
