import { IconPaw } from '@tabler/icons-react'
import bag from '#brand/art/bag-teal.svg'
import type { CodeMeaning } from '#contract/recommendations.ts'
import { useSentInvoicesWords } from '#web/member/invoices/sent-words.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { useFormat } from '#web/platform/format.ts'
import { CoinAmount } from '#web/ui/coin-amount.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { statusIcons } from '#web/ui/status-kind.ts'
import { Text } from '#web/ui/text.tsx'
import { Tile } from '#web/ui/tile.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { faultOf } from './code-meaning.ts'
import styles from './code-slip.module.css'

type CodeSlipProps = { meaning: CodeMeaning; productId: string; issuedOn: string | undefined }

/** What a code stands for, as a coupon whose stub is what the attendant gets. */
export function CodeSlip({ meaning, productId, issuedOn }: CodeSlipProps) {
  const { recommendation } = useInvoicesWords()
  const { invoices } = useSentInvoicesWords()
  const { number, movement } = useFormat()
  const { product, daily_dose, pet_name, by, joining_coins } = meaning
  const fault = faultOf(meaning, { productId, issuedOn })
  const hasStub = !fault && joining_coins > 0
  return (
    <>
      <Stack
        as="section"
        gap={0}
        className={styles.slip}
        aria-label={recommendation.standsFor}
        data-stub={hasStub}
        data-faulty={Boolean(fault)}
      >
        <Row gap={3} hasOneLine className={styles.meaning}>
          <Tile sizePx={48} tone="light" isGrey={Boolean(fault)}>
            <img src={product.image.link ?? bag} width="30" height="38" alt="" />
          </Tile>
          <Stack className={styles.words}>
            {by && (
              <Text look="note">
                {recommendation.by({ name: by.name, profile: recommendation.profiles[by.profile_type] })}
              </Text>
            )}
            <p className={styles.product}>{product.title}</p>
            <Text look="note" className={styles.facts}>
              {daily_dose !== null && <span>{recommendation.perDay(number(daily_dose))}</span>}
              {pet_name !== null && (
                <span>
                  <IconPaw size={16} aria-hidden="true" />
                  <VisuallyHidden>{`${recommendation.pet}: `}</VisuallyHidden>
                  {pet_name}
                </span>
              )}
            </Text>
          </Stack>
        </Row>
        {hasStub && (
          <Row as="p" hasOneLine className={styles.stub}>
            <CoinAmount figure={movement(joining_coins)} word={invoices.coins(joining_coins)} size="large" />
            <small>{recommendation.forYou}</small>
          </Row>
        )}
      </Stack>
      {fault && <SlipFault meaning={meaning} fault={fault} />}
    </>
  )
}

type SlipFaultProps = { meaning: CodeMeaning; fault: NonNullable<ReturnType<typeof faultOf>> }

/** One’s own code is refused with the invoice; any other one only earns nothing. */
function SlipFault({ meaning, fault }: SlipFaultProps) {
  const { recommendation } = useInvoicesWords()
  const { date } = useFormat()
  const kind = fault === 'own' ? 'error' : 'attention'
  const Icon = statusIcons[kind]
  const days = { from: date(meaning.created_on), until: date(meaning.ends_on) }
  return (
    <Text look="note" className={styles.fault} tone={kind}>
      <Icon size={18} aria-hidden="true" />
      <span>
        {recommendation.faults[fault](days)} {fault !== 'own' && recommendation.sendsAnyway}
      </span>
    </Text>
  )
}
