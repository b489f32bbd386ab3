import { IconBone, IconCamera } from '@tabler/icons-react'
import type { User } from '#contract/members.ts'
import { memberPaths } from '#contract/paths.ts'
import { ptBr } from '#web/i18n/earning/pt-br.ts'
import { featureWords } from '#web/platform/words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

const useEarningWords = featureWords(ptBr, {
  es: async () => (await import('#web/i18n/earning/es.ts')).es,
  en: async () => (await import('#web/i18n/earning/en.ts')).en,
})

/** Where there are no coins yet, what brings them: attendants send an invoice, everybody else recommends. */
export function FirstEarning({ level }: Pick<User, 'level'>) {
  const { earning } = useEarningWords()
  return level.roles.attendant ? (
    <ButtonLink to={memberPaths.sendInvoice}>
      <IconCamera aria-hidden="true" />
      {earning.send}
    </ButtonLink>
  ) : (
    <ButtonLink to={memberPaths.recommendation}>
      <IconBone aria-hidden="true" />
      {earning.recommend}
    </ButtonLink>
  )
}
