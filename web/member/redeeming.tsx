import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listRedemptions } from '#contract/redemptions.ts'
import { listStore, type MyStore, myStore, type Prize } from '#contract/store.ts'
import { refresh } from '#web/platform/query.ts'
import { expectEcho } from './notifications/echoes.ts'
import { RedeemDialog } from './redemptions/redeem-dialog.tsx'
import { freshStore, useMine, usePrizes } from './store/calls.ts'
import { priceFor } from './store/standing.ts'
import type { WithUser } from './with-user.tsx'

export type WithRedeeming = WithUser & { onRedeem: (prize: Prize) => void }

/** Hands a screen of the store the dialog in which its prizes are redeemed. */
export function withRedeeming(Screen: ComponentType<WithRedeeming>) {
  return function ScreenWithRedeeming(props: WithUser) {
    const { redeem, dialog } = useRedeeming(props)
    return (
      <>
        <Screen {...props} onRedeem={redeem} />
        {dialog}
      </>
    )
  }
}

/** Open for one prize, at the price that was seen, until it is closed or redeemed. */
export function useRedeeming({ user, reload }: Pick<WithUser, 'user' | 'reload'>) {
  const isMember = user.level.id === 3
  const { data: mine } = useMine({ isMember })
  const [prize, setPrize] = useState<Prize>()
  const redeem = (wanted: Prize) => setPrize(asSeen(wanted, mine))
  useReopening(mine, redeem)

  /** Whatever was refused, the page shows what holds now, and the dialog the price that is asked now. */
  async function showWhatHolds() {
    const [store] = await Promise.all([freshStore(), reload()])
    const wanted = store.prizes.find(({ id }) => id === prize?.id)
    if (wanted) setPrize(asSeen(wanted, store.mine))
  }

  async function readAgain() {
    await Promise.all([reload(), refresh(listStore, myStore, listRedemptions)])
  }

  const dialog = prize && isMember && (
    <RedeemDialog
      prize={prize}
      user={user}
      deliverBy={mine?.deliver_by}
      onClose={() => setPrize(undefined)}
      onConfirmed={() => expectEcho('redemption_requested')}
      // Neither the refusal nor the prize depends on whether the page can be read again.
      onRefused={() => showWhatHolds().catch(reportError)}
      onRedeemed={() => readAgain().catch(reportError)}
    />
  )
  return { redeem, dialog }
}

/** Whoever left to mend the address comes back to the dialog, once. */
function useReopening(mine: MyStore | undefined, redeem: (prize: Prize) => void) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const { data: prizes } = usePrizes()
  const wantedId: unknown = state?.redeeming
  const reopen = useEffectEvent((wanted: Prize) => {
    redeem(wanted)
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => {
    const wanted = mine && prizes?.find(({ id }) => id === wantedId)
    if (wanted) reopen(wanted)
  }, [mine, prizes, wantedId])
}

function asSeen(prize: Prize, mine: MyStore | undefined): Prize {
  return { ...prize, value: priceFor(prize, { mine }) }
}
