import { type InstantGrounds, type InstantJudgement, instantGrounds } from '#contract/invoices-instant.ts'
import { isCnpj } from '#domain/documents.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { formatCnpj } from '#web/platform/cnpj.ts'
import { useFormat } from '#web/platform/format.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { queryOf } from '#web/platform/query.ts'
import { useSuspenseQuery } from '#web/platform/suspense-query.ts'
import { Waiting } from '#web/platform/waiting.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Fact, Facts } from '#web/ui/facts.tsx'
import { PlainTable } from '#web/ui/plain-table.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './instant.module.css'
import { useInstantWords } from './words.ts'

type GroundsProps = { judged: InstantJudgement; onClose: () => void }

/** Every rule with what it was judged by, and what the signature rests on. */
export function Grounds({ judged: { invoice_id, number }, onClose }: GroundsProps) {
  const { instant } = useInstantWords()
  return (
    <Dialog isOpen isWide title={instant.groundsOf(number)} leaveLabel={instant.close} onClose={onClose}>
      <Loaded waiting={<Waiting height="320px" />}>
        <Rules id={invoice_id} />
      </Loaded>
    </Dialog>
  )
}

function Rules({ id }: { id: string }) {
  const { instant } = useInstantWords()
  const { number } = useFormat()
  const factsText = useFactsText()
  const { rules, version, proof } = useSuspenseQuery(queryOf(officeApi, instantGrounds, { id })).data
  return (
    <Stack gap={4}>
      <PlainTable label={instant.rulesVersion(number(version))}>
        <thead>
          <tr>
            <th scope="col">{instant.check}</th>
            <th scope="col">{instant.outcome}</th>
            <th scope="col">{instant.judgedBy}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ rule, holds, facts }) => (
            <tr key={rule}>
              <td>{instant.rules[rule]}</td>
              <td>
                <Tag kind={holds ? 'success' : 'attention'}>{holds ? instant.holds : instant.fails}</Tag>
              </td>
              <td>{factsText(facts)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Text look="small-quiet">{instant.rulesVersion(number(version))}</Text>
      {proof?.proved && <Evidence proof={proof} />}
    </Stack>
  )
}

function Evidence({ proof: { digest, certificate, chain = [], holder } }: { proof: Proof }) {
  const { instant } = useInstantWords()
  return (
    <div className={styles.evidence}>
      <Facts>
        {holder && <Fact name={instant.holder}>{formatCnpj(holder)}</Fact>}
        {digest && <Fact name={instant.digest}>{digest}</Fact>}
        {certificate && <Fact name={instant.certificate}>{certificate}</Fact>}
        {chain.map((fingerprint) => (
          <Fact key={fingerprint} name={instant.chain}>
            {fingerprint}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}

type Proof = NonNullable<InstantGrounds['proof']>

/** As they were kept, each with its name: comprador 11.444.777/0001-61, loja de quem enviou … */
function useFactsText() {
  const { instant } = useInstantWords()
  const { number } = useFormat()
  const say = (fact: string | number) => {
    if (typeof fact === 'number') return number(fact)
    return isCnpj(fact) ? formatCnpj(fact) : fact
  }
  return (facts: InstantGrounds['rules'][number]['facts'] = {}) =>
    Object.entries(instant.facts)
      .map(([key, name]) => [name, [facts[key] ?? []].flat().map(say).join(', ')])
      .filter(([, said]) => said)
      .map((parts) => parts.join(' '))
      .join(' · ')
}
