import type { Page } from '@playwright/test'
import { memberPaths } from '#contract/paths.ts'
import { expect, test, walkTo } from './fixtures.ts'
import { membersScreens } from './members-screens.ts'

/** TalkBack and VoiceOver go through the accessibility tree: what they read next is what the eye meets next. */
test('screen readers go through every screen as the eye does', async ({ as, given }) => {
  const ana = await given.member({ type: 'attendant', coins: 900 })
  for (const title of ['Caneca', 'Boné', 'Mochila']) await given.prize({ title, price: 300 })
  await given.invoice({ member: ana })
  const page = await as(ana)
  await page.setViewportSize({ width: 390, height: 844 })
  // Texts and the ways in are pages of their own.
  for (const address of [memberPaths.signUp, memberPaths.regulation, memberPaths.home]) {
    await page.goto(address)
    await hasOneOrder(page, address)
  }
  for (const address of membersScreens.filter((screen) => screen !== memberPaths.home)) {
    await walkTo(page, address)
    await hasOneOrder(page, address)
  }
})

async function hasOneOrder(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(async () => (await stopsOf(page)).length, { message: address }).toBeGreaterThan(3)
  expect([address, ...leapsIn(await stopsOf(page))]).toEqual([address])
}

type Stop = { readonly name: string; readonly left: number; readonly top: number; readonly bottom: number }

const roles = new Set([
  'heading',
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'switch',
  'radio',
  'tab',
])

/** What stands in the page's main part, in the order of the tree. */
async function stopsOf(page: Page): Promise<Stop[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  type Node = (typeof nodes)[number]
  const within = ({ childIds = [] }: Node): Node[] =>
    childIds.flatMap((id) => byId.get(id) ?? []).flatMap((child) => [child, ...within(child)])
  const main = nodes.find(({ role }) => role?.value === 'main')
  const stops: Stop[] = []
  for (const { ignored, role, name, backendDOMNodeId: backendNodeId } of main ? within(main) : []) {
    if (ignored || !backendNodeId || !roles.has(role?.value)) continue
    // What is not drawn has no box.
    const box = await devtools.send('DOM.getBoxModel', { backendNodeId }).catch(() => null)
    const [left = 0, top = 0, , , , bottom = 0] = box?.model.border ?? []
    if (bottom - top > 1) stops.push({ name: `${role?.value} “${name?.value}”`, left, top, bottom })
  }
  await devtools.detach()
  return stops
}

/** A step back up the page that is not the beginning of another column beside the one before. */
function leapsIn(stops: readonly Stop[]): string[] {
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index]
    const goesUp = before && stop.bottom <= before.top && stop.left <= before.left
    return goesUp ? [`${before.name} is followed by ${stop.name} above it`] : []
  })
}
