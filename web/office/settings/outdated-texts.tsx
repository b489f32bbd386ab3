import { useQuery } from '@tanstack/react-query'
import { officePages } from '#contract/pages-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { queryOf } from '#web/platform/query.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useOfficeSettingsWords } from './words.ts'

/** A setting was changed that a text in force states: whoever reads it is told what no longer holds. */
export function OutdatedTexts() {
  const { outdatedTexts, programme } = useOfficeSettingsWords()
  const { data: pages = [] } = useQuery(queryOf(officeApi, officePages))
  return pages
    .filter(({ outdated }) => outdated.length > 0)
    .map(({ page, title, outdated }) => (
      <Notice key={page} kind="attention">
        <p>
          {outdatedTexts.says(title, outdated.map(({ setting }) => programme.rows[setting].label).join(', '))}{' '}
          <TextLink to={linkTo(officePaths.page, { page })}>{outdatedTexts.publish}</TextLink>
        </p>
      </Notice>
    ))
}
