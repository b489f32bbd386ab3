import { useEffect, useState } from 'react'
import { kindOfFile } from '#web/member/invoices/reading/kind-of-file.ts'
import { pdfPages } from '#web/member/invoices/reading/pdf-pages.ts'

/** Pictures of a PDF's first pages; none of another file, or while they are not drawn. */
export function usePdfPages(file: File | undefined): readonly Blob[] {
  const [pages, setPages] = useState<readonly Blob[]>([])

  useEffect(() => {
    let isShown = true
    setPages([])
    if (file && kindOfFile(file) === 'pdf') draw(file).catch(reportError)
    return () => {
      isShown = false
    }

    async function draw(pdf: File) {
      const drawn = await pdfPages(pdf)
      if (isShown) setPages(drawn.map(({ picture }) => picture))
    }
  }, [file])

  return pages
}
