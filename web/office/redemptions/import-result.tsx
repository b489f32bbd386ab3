import { IconCircleCheck, IconCircleX, IconEqual, IconUpload, IconX } from '@tabler/icons-react'
import type { TrackingRow } from '#contract/redemptions-office.ts'
import { useFormat } from '#web/platform/format.ts'
import { Columns } from '#web/ui/columns.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { IconShape } from '#web/ui/icon-shape.ts'
import { Pane } from '#web/ui/pane.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Text } from '#web/ui/text.tsx'
import styles from './redemptions.module.css'
import { RefusedRow, type RefusedRowFacts } from './refused-row.tsx'
import type { ImportedFile, ImportedRow } from './tracking-import.ts'
import { useOfficeRedemptionsWords } from './words.ts'

type ImportResultProps = {
  imported: ImportedFile
  isSending: boolean
  mend: (row: TrackingRow) => Promise<void>
  close: () => void
}

export function ImportResult({ imported: { name, rows }, isSending, mend, close }: ImportResultProps) {
  const { trackingImport } = useOfficeRedemptionsWords()
  const { number } = useFormat()
  const shipped = rows.filter(({ outcome }) => outcome === 'shipped')
  const already = rows.filter(({ outcome }) => outcome === 'already')
  const refused = rows.filter(isRefused)
  return (
    <Pane
      lead={<IconUpload size={20} aria-hidden="true" />}
      title={name}
      note={trackingImport.lines(number(rows.length), rows.length)}
      end={<IconButton label={trackingImport.close} Icon={IconX} onClick={close} />}
    >
      <div role="status">
        <Columns as="dl" widths={['1fr', '1fr', '1fr']} gap={2} className={styles.counts}>
          <Count
            kind="success"
            Icon={IconCircleCheck}
            count={shipped.length}
            label={trackingImport.shipped}
          />
          <Count kind="neutral" Icon={IconEqual} count={already.length} label={trackingImport.already} />
          <Count kind="error" Icon={IconCircleX} count={refused.length} label={trackingImport.refused} />
        </Columns>
      </div>
      <Text look="small-quiet">{trackingImport.again}</Text>
      {refused.length > 0 && (
        <>
          <h3>{trackingImport.refusedRows}</h3>
          <RuledList>
            {refused.map((row) => (
              <RefusedRow key={`${row.line} ${row.code}`} row={row} isSending={isSending} mend={mend} />
            ))}
          </RuledList>
        </>
      )}
    </Pane>
  )
}

function isRefused(row: ImportedRow): row is RefusedRowFacts {
  return row.outcome !== 'shipped' && row.outcome !== 'already'
}

type CountProps = {
  kind: 'success' | 'neutral' | 'error'
  Icon: IconShape
  count: number
  label: string
}

function Count({ kind, Icon, count, label }: CountProps) {
  const { number } = useFormat()
  return (
    <div className={styles.count} data-kind={kind}>
      <dt>
        <Icon size={16} aria-hidden="true" />
        {label}
      </dt>
      <Text as="dd" look="figure">
        {number(count)}
      </Text>
    </div>
  )
}
