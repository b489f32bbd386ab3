import { IconList, IconUpload } from '@tabler/icons-react'
import { useLocation, useSearchParams } from 'react-router'
import { linkTo, officePaths } from '#contract/paths.ts'
import { prizeKinds } from '#contract/prize-fields.ts'
import { type OfficeRedemption, officeRedemptions, redemptionsFile } from '#contract/redemptions-office.ts'
import { FileButton } from '#web/office/kit/file-button.tsx'
import { Listing } from '#web/office/kit/listing.tsx'
import type { ListingFilter } from '#web/office/kit/listing-state.ts'
import { Loaded } from '#web/platform/loaded.tsx'
import { Waiting } from '#web/platform/waiting.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useChosenParcels } from './chosen-parcels.ts'
import { HaltedParcels } from './halted-parcels.tsx'
import { ImportResult } from './import-result.tsx'
import { LabelsButton } from './labels-button.tsx'
import { Parcel } from './parcel.tsx'
import { useParcelColumns } from './parcel-columns.tsx'
import { ParcelSteps } from './parcel-steps.tsx'
import { StateTabs, states } from './state-tabs.tsx'
import { stepsFor } from './steps.ts'
import type { TrackingImport } from './tracking-import.ts'
import { useOfficeRedemptionsWords } from './words.ts'

type ParcelListProps = { state: string; id: string | undefined; importing: TrackingImport }

export function ParcelList({ state, id, importing }: ParcelListProps) {
  const { parcels, trackingImport } = useOfficeRedemptionsWords()
  const { search } = useLocation()
  const { chosen, keys, choose, clear } = useChosenParcels()
  const { imported } = importing
  return (
    <Listing
      title={parcels.title}
      list={officeRedemptions}
      csv={redemptionsFile}
      columns={useParcelColumns(states.some((one) => one === state))}
      filters={useFilters()}
      searchLabel={parcels.search}
      sort={{ key: 'requested_at', direction: 'ascending' }}
      keyOf={(row) => row.id}
      hrefOf={(row) => `${linkTo(officePaths.redemption, { id: row.id })}${search}`}
      selection={{
        chosen: keys,
        onChange: choose,
        allLabel: parcels.chooseAll,
        labelOf: ({ code }) => parcels.choose(code),
        text: parcels.chosen(chosen.length),
        actions: (
          <>
            <PickListLink parcels={chosen} />
            {stepsFor(chosen).includes('ship') && <LabelsButton parcels={chosen} />}
            <ParcelSteps parcels={chosen} onDone={clear} />
          </>
        ),
      }}
      actions={
        <>
          {(state === 'requested' || state === 'preparing') && (
            <ButtonLink variant="outline" to={`${officePaths.pickList}?status=${state}`}>
              <IconList size={18} aria-hidden="true" />
              {parcels.pickList}
            </ButtonLink>
          )}
          <FileButton
            label={trackingImport.button}
            Icon={IconUpload}
            fieldLabel={trackingImport.file}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            isBusy={importing.isSending}
            onFile={(file) => void importing.read(file)}
          />
        </>
      }
      aside={
        imported ? (
          <ImportResult {...importing} imported={imported} />
        ) : (
          id && (
            <Loaded key={id} waiting={<Waiting height="320px" />}>
              <Parcel id={id} closeTo={`${officePaths.redemptions}${search}`} />
            </Loaded>
          )
        )
      }
    >
      <HaltedParcels />
      <StateTabs current={state} />
    </Listing>
  )
}

function useFilters(): ListingFilter[] {
  const { parcels } = useOfficeRedemptionsWords()
  return [
    {
      key: 'status',
      label: parcels.state,
      isElsewhere: true,
      options: states.map((value) => ({ value, label: parcels.states[value] })),
    },
    {
      key: 'kind',
      label: parcels.kind,
      options: prizeKinds.map((value) => ({ value, label: parcels.kinds[value] })),
    },
    { key: 'late', label: parcels.due, options: [{ value: 'yes', label: parcels.lateOnly }] },
  ]
}

/** To the pick list of the marked ones; nothing where one of them has left the shelves already. */
function PickListLink({ parcels: chosen }: { parcels: readonly OfficeRedemption[] }) {
  const { parcels } = useOfficeRedemptionsWords()
  const [params] = useSearchParams()
  if (!stepsFor(chosen).includes('ship')) return null
  const query = new URLSearchParams({
    codes: chosen.map(({ code }) => code).join(','),
    from: params.get('status') ?? 'requested',
  })
  return (
    <ButtonLink variant="outline" to={`${officePaths.pickList}?${query}`}>
      <IconList size={18} aria-hidden="true" />
      {parcels.pickList}
    </ButtonLink>
  )
}
