import { toast } from '#web/ui/toasts.ts'

export async function copyText(text: string, words: { readonly copied: string; readonly notCopied: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast(words.copied)
  } catch {
    toast(words.notCopied, { kind: 'attention' })
  }
}
