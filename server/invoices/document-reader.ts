import { readersAtOnce } from '#server/platform/concurrency.ts'
import type { ContentType } from '#server/platform/content-type.ts'
import {
  createDocumentReader,
  createDocumentReaders,
  type DocumentReader,
} from './reading/read-in-process.ts'

/** Those of the whole process, whatever pictures are read for. */
const ofPictures = createDocumentReaders(readersAtOnce)

/** An XML takes milliseconds and never waits for a picture, which takes seconds. */
const ofXml = createDocumentReader({ program: new URL('./reading/xml-reader-process.ts', import.meta.url) })

export function documentReader(type: ContentType): DocumentReader {
  return type === 'xml' ? ofXml : ofPictures
}
