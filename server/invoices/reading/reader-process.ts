import { readDocument } from './read-document.ts'
import { serveReader } from './serve-reader.ts'

serveReader(readDocument)
