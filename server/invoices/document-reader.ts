import type { ContentType } from '#server/platform/content-type.ts'
import { createDocumentReader, type DocumentReader } from './reading/read-in-process.ts'

/** One for the whole process: pictures are read one after the other, whatever they are read for. */
const ofPictures = createDocumentReader()

/** An XML takes milliseconds and never waits for a picture, which takes seconds. */
const ofXml = createDocumentReader({ program: new URL('./reading/xml-reader-process.ts', import.meta.url) })

export function documentReader(type: ContentType): DocumentReader {
  return type === 'xml' ? ofXml : ofPictures
}
