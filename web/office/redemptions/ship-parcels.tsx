import { type OfficeRedemption, SentShipment, shipRedemption } from '#contract/redemptions-office.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { OfficeDialog } from '#web/office/kit/office-dialog.tsx'
import { longestOf } from '#web/platform/bounds.ts'
import { missing } from '#web/platform/sending.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useTakeSteps } from './take-steps.ts'
import { useOfficeRedemptionsWords } from './words.ts'

type ShipParcelsProps = {
  parcels: readonly OfficeRedemption[]
  onClose: () => void
  onDone: () => void
}

/** One carrier for all of them, and for each its code; the page to follow it on only where it is one. */
export function ShipParcels({ parcels, onClose, onDone }: ShipParcelsProps) {
  const { shipping, parcelSteps } = useOfficeRedemptionsWords()
  const takeStep = useTakeSteps()

  function check(typed: Record<string, string>) {
    const link = typed.tracking_link?.trim()
    const isWrong = link && !/^https:\/\/[^\s"'<>]+$/.test(link)
    return {
      ...missing(typed, { carrier: shipping.carrierMissing }),
      ...(isWrong && { tracking_link: shipping.linkWrong }),
    }
  }

  async function send(typed: Record<string, string>) {
    const { carrier = '' } = typed
    const link = typed.tracking_link?.trim()
    await takeStep('ship', parcels, ({ id, version }) => {
      const code = typed[`tracking_code.${id}`]?.trim()
      return officeApi.call(shipRedemption, {
        id,
        version,
        carrier,
        ...(code && { tracking_code: code }),
        ...(link && { tracking_link: link }),
      })
    })
    onDone()
  }

  return (
    <OfficeDialog
      title={shipping.title(parcels.length)}
      closeLabel={shipping.close}
      action={parcelSteps.names.ship}
      fallback={parcelSteps.failed}
      check={check}
      onSend={send}
      onClose={onClose}
    >
      {(failure) => (
        <>
          <p>{shipping.note(parcels.length)}</p>
          <TextField
            name="carrier"
            label={shipping.carrier}
            fault={failure?.fields.carrier}
            maxLength={longestOf(SentShipment.shape.carrier)}
            autoComplete="off"
          />
          {parcels.map(({ id, code, member }) => (
            <TextField
              key={id}
              name={`tracking_code.${id}`}
              label={shipping.codeOf(code, member?.name ?? '')}
              optional={shipping.optional}
              maxLength={longestOf(SentShipment.shape.tracking_code)}
              autoComplete="off"
              autoCapitalize="characters"
            />
          ))}
          {parcels.length === 1 && (
            <TextField
              name="tracking_link"
              type="url"
              label={shipping.link}
              optional={shipping.optional}
              hint={shipping.linkHint}
              fault={failure?.fields.tracking_link}
              maxLength={longestOf(SentShipment.shape.tracking_link)}
              autoComplete="off"
            />
          )}
        </>
      )}
    </OfficeDialog>
  )
}
