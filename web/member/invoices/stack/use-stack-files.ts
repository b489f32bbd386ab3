import { useNavigate } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { loadStack, stackItem, storeStacked } from '#web/member/invoices/device/stack.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { toast } from '#web/ui/toasts.ts'
import { mostStacked, takenOf } from './taken-files.ts'

/** Puts files on the stack from another screen, and opens it. */
export function useStackFiles(email: string) {
  const { stack } = useInvoicesWords()
  const navigate = useNavigate()

  async function open(files: readonly File[]) {
    const { taken, left } = await takenOf(files, mostStacked - (await loadStack(email)).length)
    await Promise.all(taken.map((file, place) => storeStacked(email, stackItem(file, place))))
    await navigate(memberPaths.invoiceStack, { state: { left } })
  }

  return (files: readonly File[]) => {
    open(files).catch((error) => {
      reportError(error)
      toast(stack.notStored, { kind: 'error' })
    })
  }
}
