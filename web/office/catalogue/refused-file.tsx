import { IconUpload, IconX } from '@tabler/icons-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Pane } from '#web/ui/pane.tsx'
import { RuledList } from '#web/ui/ruled-list.tsx'
import { Text } from '#web/ui/text.tsx'
import type { RefusedFile as RefusedFileFacts } from './distributor-import.ts'
import { useOfficeCatalogueWords } from './words.ts'

type RefusedFileProps = { refused: RefusedFileFacts; close: () => void }

export function RefusedFile({ refused: { name, faults }, close }: RefusedFileProps) {
  const { distributorImport } = useOfficeCatalogueWords()
  return (
    <Pane
      lead={<IconUpload size={20} aria-hidden="true" />}
      title={name}
      end={<IconButton label={distributorImport.close} Icon={IconX} onClick={close} />}
    >
      <div role="status">
        <Notice kind="error">{distributorImport.nothing}</Notice>
      </div>
      <RuledList>
        {faults.map(({ line, fault, of }) => (
          <li key={line}>
            <p>
              <b>{distributorImport.line(line)}</b> {distributorImport.faults[fault](of ?? '')}
            </p>
          </li>
        ))}
      </RuledList>
      <Text look="small-quiet">{distributorImport.columns}</Text>
    </Pane>
  )
}
