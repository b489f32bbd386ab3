import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { ScreenFailure } from '#web/platform/screen-failure.tsx'
import { requireMember, signedInUser } from './sessions/user.ts'
import type { StoreScreenProps } from './use-redeem-dialog.tsx'
import { userScreen } from './user-screen.tsx'

const member = requireMember({ level: 3 })
const memberOrAsked = requireMember({ level: 3, orAsked: true })
const prescriber = requireMember({ level: 3, role: 'prescriber' })
const attendant = requireMember({ level: 3, role: 'attendant' })
const promoter = requireMember({ role: 'promoter' })
const anybody = () => null

/** Opened from the profile, whose links stand beside them where there is room. */
const besideProfile: readonly RouteObject[] = [
  screen(memberPaths.editData, memberOrAsked, async () =>
    userScreen((await import('./members/edit-data.tsx')).EditData),
  ),
  screen(memberPaths.editAddress, memberOrAsked, async () =>
    userScreen((await import('./members/edit-address.tsx')).EditAddress),
  ),
  screen(
    memberPaths.changePassword,
    member,
    async () => (await import('./members/change-password.tsx')).ChangePassword,
  ),
  screen(memberPaths.consents, anybody, async () => (await import('./members/consents.tsx')).Consents),
  screen(memberPaths.shopListing, attendant, async () =>
    userScreen((await import('./clients/listed-shop.tsx')).ListedShop),
  ),
  screen(
    memberPaths.sessions,
    anybody,
    async () => (await import('./sessions/open-sessions.tsx')).OpenSessions,
  ),
  screen(
    memberPaths.notifications,
    member,
    async () => (await import('./notifications/all-notifications.tsx')).AllNotifications,
  ),
  screen(memberPaths.channels, anybody, async () =>
    userScreen((await import('./channels-screen.tsx')).ChannelsScreen),
  ),
  screen(memberPaths.clients, member, async () => (await import('./leads/my-leads.tsx')).MyLeads),
  screen(
    memberPaths.recommendations,
    member,
    async () => (await import('./recommendations-screen.tsx')).RecommendationsScreen,
  ),
]

const all: readonly RouteObject[] = [
  screen(memberPaths.home, anybody, async () => {
    const { Home, takeHome } = await import('./home.tsx')
    await takeHome()
    return Home
  }),
  screen(memberPaths.profile, anybody, async () => {
    const { ProfileScreen, takeStory } = await import('./profile-screen.tsx')
    await takeStory()
    return userScreen(ProfileScreen)
  }),
  {
    lazy: { Component: async () => (await import('./profile-beside.tsx')).ProfileBeside },
    children: [...besideProfile],
  },
  screen(memberPaths.challenge, anybody, async () =>
    userScreen((await import('./challenges/challenge-detail.tsx')).ChallengeDetail),
  ),
  screen(memberPaths.ranking, member, async () =>
    userScreen((await import('./ranking/ranking.tsx')).Ranking),
  ),
  screen(memberPaths.network, promoter, async () => (await import('./promoters/network.tsx')).MyNetwork),
  screen(memberPaths.sendInvoice, attendantWithDraft, async () =>
    userScreen((await import('./invoices/form/send-invoice.tsx')).SendInvoice),
  ),
  screen(memberPaths.invoiceStack, attendantWithStack, async () =>
    userScreen((await import('./invoices/stack/invoice-stack.tsx')).InvoiceStack),
  ),
  screen(memberPaths.sharedFiles, withLaunchedFiles, async () =>
    userScreen((await import('./invoices/shared/shared-files.tsx')).SharedFiles),
  ),
  screen(memberPaths.invoiceSaved, member, async () =>
    userScreen((await import('./saved-screen.tsx')).SavedScreen),
  ),
  listed(
    memberPaths.invoices,
    memberWithOffer,
    async () => {
      const { InvoiceHint, SentInvoices, takeInvoices } = await import('./invoices/history/sent-invoices.tsx')
      await takeInvoices()
      return [userScreen(SentInvoices), InvoiceHint]
    },
    screen(memberPaths.invoice, member, async () =>
      userScreen((await import('./invoices/history/invoice-detail.tsx')).InvoiceDetail),
    ),
  ),
  screen(memberPaths.statement, member, async () =>
    userScreen((await import('./coins/statement.tsx')).Statement),
  ),
  screen(memberPaths.recommendation, member, async () =>
    userScreen((await import('./recommendation-screen.tsx')).RecommendationScreen),
  ),
  listed(
    memberPaths.prescriptions,
    prescriber,
    async () => {
      const { NewPrescription, PrescriptionsScreen } = await import(
        './prescriptions/prescriptions-screen.tsx'
      )
      return [userScreen(PrescriptionsScreen), userScreen(NewPrescription)]
    },
    screen(memberPaths.prescription, prescriber, async () =>
      userScreen((await import('./prescriptions/prescription-detail.tsx')).PrescriptionDetail),
    ),
  ),
  screen(memberPaths.store, member, async () => {
    const { Store, takeStoreAnswers } = await import('./store/store.tsx')
    await takeStoreAnswers()
    return redeemScreenOf(Store)
  }),
  screen(memberPaths.prize, member, async () =>
    redeemScreenOf((await import('./store/prize-detail.tsx')).PrizeDetail),
  ),
  screen(memberPaths.prizeRedeemed, member, async () =>
    userScreen((await import('./redemption-screens.tsx')).PrizeRedeemedScreen),
  ),
  listed(
    memberPaths.redemptions,
    member,
    async () => {
      const { MyRedemptions, RedemptionHint } = await import('./redemptions/my-redemptions.tsx')
      return [MyRedemptions, RedemptionHint]
    },
    screen(memberPaths.redemption, member, async () =>
      userScreen((await import('./redemption-screens.tsx')).RedemptionDetailScreen),
    ),
  ),
]

export const screens: readonly RouteObject[] = [
  { loader: startForAttendants, ErrorBoundary: ScreenFailure, children: [...all] },
]

function screen(path: string, loader: LoaderFunction, Component: () => Promise<ComponentType>): RouteObject {
  return { path, loader, lazy: { Component } }
}

type ListAndHint = [List: ComponentType, Hint: ComponentType]

/** A list at its address, and at an address below it what is opened from it. */
function listed(
  path: string,
  loader: LoaderFunction,
  parts: () => Promise<ListAndHint>,
  detail: RouteObject,
): RouteObject {
  const Component = async () => {
    const { listAndDetail } = await import('#web/member/kit/list-and-detail.tsx')
    return listAndDetail(...(await parts()))
  }
  return { path, loader, lazy: { Component }, children: [detail] }
}

async function redeemScreenOf(Screen: ComponentType<StoreScreenProps>) {
  return userScreen((await import('./use-redeem-dialog.tsx')).storeScreen(Screen))
}

/** The form opens with the stored draft. */
async function attendantWithDraft({ request }: { request: Request }) {
  const elsewhere = await attendant()
  const user = await signedInUser()
  if (elsewhere || !user) return elsewhere
  const [{ loadDraft }] = await Promise.all([import('./invoices/device/drafts.ts'), withOffer()])
  return loadDraft(user.email, new URL(request.url).searchParams.get('rascunho') ?? undefined)
}

async function memberWithOffer() {
  const elsewhere = await member()
  if (!elsewhere && (await signedInUser())?.level.roles.attendant) await withOffer()
  return elsewhere
}

async function withOffer() {
  const { offerThere } = await import('./invoices/at-once/offer.ts')
  await offerThere()
}

/** Files are kept whoever is signed in: they may have come before anybody was. */
async function withLaunchedFiles() {
  const { keepLaunched } = await import('./invoices/shared/launched-files.ts')
  await keepLaunched().catch(reportError)
  return null
}

async function attendantWithStack() {
  const elsewhere = await attendant()
  const user = await signedInUser()
  if (elsewhere || !user) return elsewhere
  const { loadStack } = await import('./invoices/device/stack.ts')
  return loadStack(user.email)
}

/** What waits on this device is sent whatever the first screen is. */
function startForAttendants() {
  void signedInUser()
    .then(async (user) => {
      if (user?.level.id !== 3 || !user.level.roles.attendant) return
      const { startInvoices } = await import('./invoices/start.ts')
      await startInvoices()
    })
    .catch(reportError)
  return null
}
