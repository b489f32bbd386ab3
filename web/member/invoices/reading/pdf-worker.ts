import '#web/platform/older-browsers.ts'
import './fill-in-for-pdf.ts'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
