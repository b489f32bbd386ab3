/**
 * What the built files ask for although the oldest browsers lack it (docs/decisions/021-oldest-browsers.md), and why they
 * may. Whatever else they lack must not be there, and what is no longer there must not be listed.
 */
const filledIn = 'filled in by web/platform/older-browsers.ts'
const asked = 'asked for first'
const ours = 'a function of ours or of a package that has the name of a newer one'
const push = 'only where the browser has push, which is asked for first'

export const newerInScripts: Readonly<Record<string, string>> = {
  '.findLast()': filledIn,
  '.toReversed()': filledIn,
  '.toSorted()': filledIn,
  '.toSpliced()': filledIn,
  'AbortSignal.any': filledIn,
  'Map.groupBy': filledIn,
  'Promise.withResolvers': filledIn,

  '.clearAppBadge()': asked,
  '.databases()': asked,
  '.createPolicy()': asked,
  '.createHTML()': asked,
  '.createScriptURL()': asked,
  '.getAttributeType()': asked,
  '.getCapabilities()': asked,
  '.moveBefore()': asked,
  '.requestSubmit()': asked,
  '.setAppBadge()': asked,
  '.setConsumer()': asked,
  '.skipTransition()': asked,
  '.startViewTransition()': asked,
  'Error.captureStackTrace': asked,
  ImageDecoder: 'asked for first; without it a large photo goes as it is',
  OffscreenCanvas: asked,
  'Symbol.dispose': asked,

  '.getSubscription()': push,
  '.showNotification()': push,
  '.subscribe()': `${push}; and TanStack Query's`,
  '.unsubscribe()': push,
  Notification: push,
  'Notification.permission': push,
  'Notification.requestPermission': push,

  '.added()': ours,
  '.build()': ours,
  '.createObjectURL()': 'of URL, which has had it for ever',
  '.destroy()': ours,
  '.entry()': ours,
  '.estimate()': ours,
  '.fetch()': ours,
  '.format()': ours,
  '.getViewport()': ours,
  '.grow()': ours,
  '.isActive()': ours,
  '.level()': ours,
  '.lines()': ours,
  '.notify()': ours,
  '.opened()': ours,
  '.range()': ours,
  '.refill()': ours,
  '.resolve()': ours,
  '.revokeObjectURL()': 'of URL, which has had it for ever',
  '.run()': ours,
  '.scan()': ours,
  '.setStatus()': ours,
  '.share()': ours,
  '.tag()': ours,
  '.take()': ours,
  '.use()': ours,
  '.when()': ours,
}

/** A declaration or a rule that a browser does not know is dropped; these may be. */
const looks = 'without it something looks plainer'
const height = 'without it a height follows the contents'
const table = 'without it a list keeps the shape that it has where there is room'
const transitions = 'without it one screen takes the place of the other at once'

export const newerInStyles: Readonly<Record<string, string>> = {
  '(forced-colors)': 'Apple’s systems force no colours',
  '(scripting)': 'for who has switched scripts off; without it arrows do nothing',
  ':has': 'where something could not be found without it, @supports says so',
  ':selection': looks,
  ':view-transition': transitions,
  ':view-transition-group': transitions,
  ':view-transition-new': transitions,
  ':view-transition-old': transitions,
  '@container': table,
  '@page': 'without it paper has the printer’s margins',
  'align-content: end': looks,
  'align-content: start': looks,
  'color-mix()': 'without it a tint is missing',
  'container-type': table,
  cqi: table,
  'cursor: grab': 'phones have no cursor',
  'cursor: move': 'phones have no cursor',
  'cursor: not-allowed': 'phones have no cursor',
  'cursor: pointer': 'phones have no cursor',
  'cursor: progress': 'phones have no cursor',
  dvh: height,
  'field-sizing': height,
  'forced-color-adjust': 'Apple’s systems force no colours',
  'overflow: clip': 'without it corners are not rounded',
  'overscroll-behavior': 'without it the page moves on when a list has ended',
  'overscroll-behavior-x': 'without it the page moves on when a list has ended',
  'place-items: end': looks,
  'place-items: start': looks,
  'place-self: start': looks,
  resize: 'phones have nothing to pull a field by',
  'scrollbar-color': looks,
  'scrollbar-width': looks,
  size: 'a name of @page’s, which the data has among the properties',
  'text-wrap': looks,
  'view-transition-name': transitions,
}
