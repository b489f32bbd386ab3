/**
 * What stands for `react` in the browser: Preact, where it is not yet as React in what our screens and packages use.
 */
import { options } from 'preact'

export * from 'preact/compat'
export { default } from 'preact/compat'

/**
 * The router imports it, and uses it only where it is told to (`useTransitions`), which nobody does here. What sets it is
 * always the same function: the router begins a transition anew when it is another.
 */
export function useOptimistic(state) {
  return [state, setNothing]
}

function setNothing() {
  return undefined
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
