import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { listRedemptions } from '#contract/redemptions.ts'
import { listStore, type MyStore, myStore, type Prize } from '#contract/store.ts'
import { reportFault } from '#web/platform/api-failure.ts'
import { refresh } from '#web/platform/query.ts'
import { expectNotification } from './notifications/expected-notifications.ts'
import { freshStore, useMine, usePrizes } from './store/calls.ts'
import { priceFor } from './store/prize-availability.ts'
import type { UserScreenProps } from './user-screen.tsx'

// Its fields and masks come when somebody redeems.
const RedeemDialog = lazy(async () => ({
  default: (await import('./redemptions/redeem-dialog.tsx')).RedeemDialog,
}))

export type StoreScreenProps = UserScreenProps & { onRedeem: (prize: Prize) => void }

export function storeScreen(Screen: ComponentType<StoreScreenProps>) {
  return function StoreScreen(props: UserScreenProps) {
    const { redeem, dialog } = useRedeemDialog(props)
    return (
      <>
        <Screen {...props} onRedeem={redeem} />
        {dialog}
      </>
    )
  }
}

/** Keeps the price that the person has seen until the dialog is closed. */
export function useRedeemDialog({ user, reload }: Pick<UserScreenProps, 'user' | 'reload'>) {
  const isMember = user.level.id === 3
  const { data: mine } = useMine({ isMember })
  const [prize, setPrize] = useState<Prize>()
  const redeem = (next: Prize) => setPrize(atMemberPrice(next, mine))
  useReopenedDialog(mine, redeem)

  /** After a refusal the page and the dialog show the current prize and price. */
  async function reloadStore() {
    const [store] = await Promise.all([freshStore(), reload()])
    const current = store.prizes.find(({ id }) => id === prize?.id)
    if (current) setPrize(atMemberPrice(current, store.mine))
  }

  async function readAgain() {
    await Promise.all([reload(), refresh(listStore, myStore, listRedemptions)])
  }

  const dialog = prize && isMember && (
    <Suspense>
      <RedeemDialog
        prize={prize}
        user={user}
        promises={mine}
        onClose={() => setPrize(undefined)}
        onConfirmed={() =>
          expectNotification(prize.kind === 'digital' ? 'redemption_delivered' : 'redemption_requested')
        }
        // The refusal and the prize do not depend on whether the page can be read again.
        onRefused={() => reloadStore().catch(reportFault)}
        onRedeemed={() => readAgain().catch(reportFault)}
      />
    </Suspense>
  )
  return { redeem, dialog }
}

/** Who left to mend the address comes back to the dialog once. */
function useReopenedDialog(mine: MyStore | undefined, redeem: (prize: Prize) => void) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const { data: prizes } = usePrizes()
  const prizeId: unknown = state?.redeeming
  const reopen = useEffectEvent((prize: Prize) => {
    redeem(prize)
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => {
    const prize = mine && prizes?.find(({ id }) => id === prizeId)
    if (prize) reopen(prize)
  }, [mine, prizes, prizeId])
}

function atMemberPrice(prize: Prize, mine: MyStore | undefined): Prize {
  return { ...prize, value: priceFor(prize, { mine }) }
}
