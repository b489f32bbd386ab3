import type { Prize } from '#contract/store.ts'

export type RedeemedPrize = Pick<Prize, 'title' | 'image' | 'tone' | 'kind'> & {
  readonly id: string
  readonly code: string
  readonly coins: number
  readonly balance: number
  readonly deliver_by: string
}

export type RedeemedState = { readonly redeemed: RedeemedPrize }

/** Undefined where the screen was opened by its address. */
export function redeemedIn(state: unknown): RedeemedPrize | undefined {
  return isRedeemedState(state) ? state.redeemed : undefined
}

function isRedeemedState(state: unknown): state is RedeemedState {
  return typeof state === 'object' && state !== null && 'redeemed' in state
}
