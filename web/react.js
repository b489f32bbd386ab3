/**
 * What stands for `react` in the browser: Preact, where it is not yet as React in what our screens and packages use.
 */
import { options } from 'preact'

// biome-ignore lint/performance/noBarrelFile: It is what packages import as one module.
export * from 'preact/compat'

/** The router imports it, and uses it only where it is told to (`useTransitions`), which nobody does here. */
export function useOptimistic(state) {
  return [state, () => undefined]
}

/**
 * What is ticked or chosen is told with the first event of a click, as by React. With `change`, which comes after
 * `input`, whoever hears `input` further up would have drawn the field once more as it was.
 */
const normalise = options.vnode
options.vnode = (vnode) => {
  normalise?.(vnode)
  const { type, props } = vnode
  if (!props.onChange || !(type === 'select' || (type === 'input' && /check|radio/.test(props.type)))) return
  props.onInput = props.onChange
  delete props.onChange
}
