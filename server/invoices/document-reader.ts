import { createDocumentReader } from './reading/read-in-process.ts'

/** One for the whole process: documents are read one after the other, whatever they are read for. */
export const documentReader = createDocumentReader()
