import { useKeyPresses } from '#web/office/kit/key-presses.ts'
import { hasDialog } from '#web/office/kit/single-keys.ts'

export type KeyAction =
  | 'next'
  | 'previous'
  | 'approve'
  | 'reject'
  | 'photo'
  | 'edit'
  | 'second'
  | 'undo'
  | 'compare'
  | 'different'
  | 'view'
  | 'lens'
  | 'turn'
  | 'larger'
  | 'smaller'
  | 'fit'
  | 'filters'
  | 'member'
  | 'help'
  | 'back'

export type Press = {
  readonly key: string
  readonly isRepeat: boolean
  /** Together with Ctrl, Alt or the system's own key, which are the browser's. */
  readonly isCombined: boolean
  readonly isTyping: boolean
}

export type Situation = {
  /** Single keys can be switched off: who speaks or uses switches would set them off by accident. */
  readonly isOn: boolean
  readonly hasDialog: boolean
  readonly isComparing: boolean
  readonly isBlind: boolean
  readonly mayDecide: boolean
}

const keys: Readonly<Record<string, KeyAction>> = {
  j: 'next',
  k: 'previous',
  a: 'approve',
  r: 'reject',
  p: 'photo',
  e: 'edit',
  s: 'second',
  u: 'undo',
  d: 'compare',
  n: 'different',
  v: 'view',
  z: 'lens',
  g: 'turn',
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'fit',
  f: 'filters',
  m: 'member',
  '?': 'help',
}

const decisions: readonly KeyAction[] = ['approve', 'reject', 'photo', 'edit', 'second']
/** What makes sense with two documents in view; the others would act on one that is hardly seen. */
const whileComparing: readonly KeyAction[] = [
  'reject',
  'photo',
  'different',
  'undo',
  'view',
  'larger',
  'smaller',
  'fit',
  'help',
]
/** What changes something for others, or shows what became of the document. */
const neverBlind: readonly KeyAction[] = ['second', 'different', 'filters', 'member']

export function useReviewKeys(situation: Situation, act: (action: KeyAction) => void) {
  useKeyPresses((event) => {
    if (event.defaultPrevented) return
    // The search of the whole office is a dialog too.
    const now = { ...situation, hasDialog: situation.hasDialog || hasDialog() }
    const action = actionOf(pressOf(event), now)
    if (!action) return
    event.preventDefault()
    act(action)
  })
}

/** What a press of a key means where somebody is; nothing but Esc while they type, nothing while they hold it down or answer a dialog. */
export function actionOf(press: Press, situation: Situation): KeyAction | undefined {
  if (press.isRepeat || press.isCombined || situation.hasDialog) return undefined
  if (press.key === 'Escape') return 'back'
  if (!situation.isOn || press.isTyping) return undefined
  const action = keys[press.key.toLowerCase()]
  if (!action || (decisions.includes(action) && !situation.mayDecide)) return undefined
  if (situation.isBlind && neverBlind.includes(action)) return undefined
  if (situation.isComparing) return whileComparing.includes(action) ? action : undefined
  return action === 'different' ? undefined : action
}

export function reasonAt({ key, isRepeat, isCombined, isTyping }: Press): number | undefined {
  if (isRepeat || isCombined || isTyping || !/^[1-9]$/.test(key)) return undefined
  return Number(key) - 1
}

export function pressOf(event: KeyboardEvent): Press {
  const { key, repeat, ctrlKey, altKey, metaKey, target } = event
  return {
    key,
    isRepeat: repeat,
    isCombined: ctrlKey || altKey || metaKey,
    isTyping: target instanceof Element && target.closest(typedInto) !== null,
  }
}

const typedInto =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]'
