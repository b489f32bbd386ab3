import { useState } from 'react'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { StatusLine } from '#web/ui/status-line.tsx'

type Dialog = typeof import('./scanner-dialog.tsx').ScannerDialog

/** Our scanner, loaded when it is opened. */
export function useCodeScanner(onCode: (code: string) => void) {
  const { recommendation } = useInvoicesWords()
  const [ScannerDialog, setScannerDialog] = useState<Dialog>()
  const [hasFailed, setFailed] = useState(false)

  async function open() {
    setFailed(false)
    try {
      const loaded = await import('./scanner-dialog.tsx')
      setScannerDialog(() => loaded.ScannerDialog)
    } catch (error) {
      setFailed(true)
      reportError(error)
    }
  }

  function close() {
    setScannerDialog(undefined)
  }

  function take(code: string) {
    close()
    onCode(code)
  }

  return {
    open: () => void open(),
    view: (
      <>
        <div role="status">
          {hasFailed && <StatusLine kind="attention">{recommendation.scanner.notLoaded}</StatusLine>}
        </div>
        {ScannerDialog && <ScannerDialog onCode={take} onClose={close} />}
      </>
    ),
  }
}
