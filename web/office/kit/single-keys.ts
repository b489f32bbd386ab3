import { useKeyPresses } from './key-presses.ts'

type Keys = Readonly<Record<string, ((target: Element) => void) | undefined>>

/**
 * What single keys do, wherever the focus is: nothing while somebody types, holds one down or answers a dialog, nor for
 * who has switched them off.
 */
export function useSingleKeys(isOn: boolean, keys: Keys) {
  useKeyPresses((event) => {
    const act = isOn && isSinglePress(event) ? keys[event.key.toLowerCase()] : undefined
    if (!act || !(event.target instanceof Element)) return
    event.preventDefault()
    act(event.target)
  })
}

const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** AltGr is how some keyboards write a bracket or a slash; the other keys held beside belong to the browser. */
function isSinglePress(event: KeyboardEvent): boolean {
  const { defaultPrevented, repeat, ctrlKey, altKey, metaKey, target } = event
  const isCombined = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph')
  const isTyping = target instanceof Element && target.closest(typedInto) !== null
  return !(defaultPrevented || repeat || isCombined || isTyping || hasDialog())
}

export function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
