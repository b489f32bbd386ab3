import { InstantMode } from '#contract/instant-mode.ts'
import { type InstantCredit, instantCredit, setInstantCredit } from '#contract/invoices-instant.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { useMay } from '#web/office/kit/staff-person.ts'
import { useAction } from '#web/office/kit/use-action.ts'
import { useFormat } from '#web/platform/format.ts'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Select } from '#web/ui/select.tsx'
import { Row, Stack } from '#web/ui/stack.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './instant.module.css'
import { useInstantWords } from './words.ts'

type Distributor = InstantCredit['distributors'][number]

/** Each is let in by itself, once the shadow has shown that people would decide the same. */
export function DistributorModes({ distributors }: Pick<InstantCredit, 'distributors'>) {
  const { instant } = useInstantWords()
  return (
    <section>
      <h2>{instant.distributors}</h2>
      {distributors.length === 0 && <Text look="small-quiet">{instant.noDistributors}</Text>}
      <RuledList>
        {distributors.map((distributor) => (
          <li key={distributor.id}>
            <DistributorLine distributor={distributor} />
          </li>
        ))}
      </RuledList>
    </section>
  )
}

function DistributorLine({ distributor }: { distributor: Distributor }) {
  const { instant } = useInstantWords()
  const { number } = useFormat()
  const { title, has_cnpj, credited, would_credit, fell_short, shadow } = distributor
  const hasShadow = shadow.agreed + shadow.disagreed + shadow.waiting > 0
  return (
    <Stack gap={1} grows>
      <Row spread="between" gap={2}>
        <b>{title}</b>
        <div className={styles.mode}>
          <Mode distributor={distributor} />
        </div>
      </Row>
      <Text look="small-quiet">
        {has_cnpj
          ? instant.counts(number(credited), number(would_credit), number(fell_short))
          : instant.noCnpj}
      </Text>
      {hasShadow && (
        <Text look="small-quiet">
          {instant.shadow(number(shadow.agreed), number(shadow.disagreed), number(shadow.waiting))}
        </Text>
      )}
    </Stack>
  )
}

function Mode({ distributor: { id, title, mode, version } }: { distributor: Distributor }) {
  const { instant } = useInstantWords()
  const mayChange = useMay()(setInstantCredit)
  const change = useAction({
    act: (chosen: InstantMode) => officeApi.call(setInstantCredit, { id, mode: chosen, version }),
    done: instant.modeSaved,
    failed: instant.failed,
    refreshes: [instantCredit],
  })
  if (!mayChange) return <span>{instant.modes[mode]}</span>
  return (
    <Select
      isLabelHidden
      label={instant.modeOf(title)}
      value={change.isPending ? (change.variables ?? mode) : mode}
      options={InstantMode.options.map((value) => ({ value, label: instant.modes[value] }))}
      onChange={(event) => change.mutate(InstantMode.parse(event.target.value))}
    />
  )
}
