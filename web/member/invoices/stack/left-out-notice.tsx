import { useStackWords } from '#web/member/invoices/stack-words.ts'
import { useLanguage } from '#web/platform/language.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { LeftOut } from './taken-files.ts'

/** Which files did not join the stack, and why. */
export function LeftOutNotice({ left }: { left: LeftOut | undefined }) {
  const stack = useStackWords()
  const list = new Intl.ListFormat(useLanguage())
  const { wrongKind = [], tooLarge = [], beyond = 0 } = left ?? {}
  const told = [
    wrongKind.length > 0 && stack.wrongKind(list.format(wrongKind)),
    tooLarge.length > 0 && stack.tooLarge(list.format(tooLarge)),
    beyond > 0 && stack.tooMany(beyond),
  ].filter((text) => text !== false)
  return (
    <div role="alert">
      {told.length > 0 && (
        <Notice kind="attention">
          {told.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
