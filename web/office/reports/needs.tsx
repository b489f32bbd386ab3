import { IconLanguage, IconPackage, IconScale, IconUsers, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { untranslated } from '#contract/first-steps.ts'
import { officeInvoices } from '#contract/invoices-office.ts'
import { linkTo, officePaths } from '#contract/paths.ts'
import type { Dashboard } from '#contract/reports.ts'
import { moveStock } from '#contract/store-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useFormat } from '#web/platform/format.ts'
import { queryOf } from '#web/platform/query.ts'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Text } from '#web/ui/text.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { Panel } from './panel.tsx'
import { useOfficeReportsWords } from './words.ts'

/** Nobody waits for it, so it is told only where there is something. */
function Untranslated() {
  const { board, opening } = useOfficeReportsWords()
  const { number } = useFormat()
  const { data: texts = [] } = useQuery(queryOf(officeApi, untranslated))
  if (texts.length === 0) return null
  return (
    <li>
      <IconLanguage size={20} aria-hidden="true" />
      {texts.length === 1 ? opening.untranslated1 : opening.untranslatedN(number(texts.length))}
      <Text as="span" isAtEnd>
        <TextLink to={officePaths.untranslated}>{board.open}</TextLink>
      </Text>
    </li>
  )
}

export function Needs({ data: { invoices, low_stock, members } }: { data: Dashboard }) {
  const { board } = useOfficeReportsWords()
  const { number } = useFormat()
  const may = useMay()
  const second = invoices.awaiting_second
  const again = invoices.asked_again
  const nothing = second + again + low_stock.length === 0
  return (
    <Panel span={4} title={board.needsYou}>
      <RuledList>
        {second > 0 && (
          <li>
            <IconUsersGroup size={20} aria-hidden="true" />
            {second === 1 ? board.awaitingSecond1 : board.awaitingSecondN(number(second))}
            {may(officeInvoices) && (
              <Text as="span" isAtEnd>
                <TextLink to={officePaths.invoices}>{board.open}</TextLink>
              </Text>
            )}
          </li>
        )}
        {again > 0 && (
          <li>
            <IconScale size={20} aria-hidden="true" />
            {again === 1 ? board.askedAgain1 : board.askedAgainN(number(again))}
            {may(officeInvoices) && (
              <Text as="span" isAtEnd>
                <TextLink to={officePaths.invoices}>{board.open}</TextLink>
              </Text>
            )}
          </li>
        )}
        {low_stock.slice(0, 4).map(({ id, title, stock }) => (
          <li key={id}>
            <IconPackage size={20} aria-hidden="true" />
            {board.lowStock(title, number(stock))}
            {may(moveStock) && (
              <Text as="span" isAtEnd>
                <TextLink to={linkTo(officePaths.prize, { id })}>{board.refill}</TextLink>
              </Text>
            )}
          </li>
        ))}
        {may(untranslated) && <Untranslated />}
        {nothing && <li>{board.nothingNeeded}</li>}
        <li>
          <IconUsers size={20} aria-hidden="true" />
          {board.active}
          <Text as="b" isAtEnd>
            {board.activeOf(number(members.active), number(members.total))}
          </Text>
        </li>
      </RuledList>
    </Panel>
  )
}
