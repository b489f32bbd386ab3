import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { WithRedeeming } from './redeeming.tsx'
import type { WithUser } from './with-user.tsx'

/** The screens of a signed-in person, each fetched when it is first opened. */
const all: RouteObject[] = [
  { path: '/home', lazy: { Component: async () => (await import('./home.tsx')).Home } },
  {
    path: '/perfil',
    lazy: { Component: async () => screenOf((await import('./members/profile.tsx')).Profile) },
  },
  {
    path: '/editar-dados',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./members/edit-data.tsx')).EditData),
    },
  },
  {
    path: '/editar-endereco',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./members/edit-address.tsx')).EditAddress),
    },
  },
  {
    path: '/alterar-senha',
    lazy: {
      loader: memberOnly,
      Component: async () => (await import('./members/change-password.tsx')).ChangePassword,
    },
  },
  {
    path: '/consentimentos',
    lazy: { Component: async () => (await import('./members/consents.tsx')).Consents },
  },
  {
    path: '/aparelhos',
    lazy: { Component: async () => (await import('./sessions/open-sessions.tsx')).OpenSessions },
  },
  {
    path: '/minha-rede',
    lazy: {
      loader: promoterOnly,
      Component: async () => (await import('./promoters/network.tsx')).MyNetwork,
    },
  },
  {
    path: '/cadastro-de-nota-fiscal',
    lazy: {
      loader: attendantWithDraft,
      Component: async () => screenOf((await import('./invoices/sending/send-invoice.tsx')).SendInvoice),
    },
  },
  {
    path: '/documento-cadastrado',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./invoices/sending/saved.tsx')).Saved),
    },
  },
  {
    path: '/documentos-enviados',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./invoices/seeing/sent-invoices.tsx')).SentInvoices),
    },
  },
  {
    path: '/documentos-enviados/:id',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./invoices/seeing/invoice-detail.tsx')).InvoiceDetail),
    },
  },
  {
    path: '/extrato',
    lazy: {
      loader: memberOnly,
      Component: async () => (await import('./coins/statement.tsx')).Statement,
    },
  },
  {
    path: '/loja',
    lazy: {
      loader: memberOnly,
      Component: async () => redeemingScreenOf((await import('./store/store.tsx')).Store),
    },
  },
  {
    path: '/loja/:id',
    lazy: {
      loader: memberOnly,
      Component: async () => redeemingScreenOf((await import('./store/prize-detail.tsx')).PrizeDetail),
    },
  },
  {
    path: '/premio-resgatado',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./after-redeeming.tsx')).AfterRedeeming),
    },
  },
  {
    path: '/meus-resgates',
    lazy: {
      loader: memberOnly,
      Component: async () => (await import('./redemptions/my-redemptions.tsx')).MyRedemptions,
    },
  },
  {
    path: '/meus-resgates/:id',
    lazy: {
      loader: memberOnly,
      Component: async () => screenOf((await import('./after-redeeming.tsx')).OwnRedemption),
    },
  },
]

export const screens: readonly RouteObject[] = [{ loader: startInvoices, children: all }]

async function memberOnly() {
  return (await import('./sessions/user.ts')).requireMember({ level: 3 })
}

async function promoterOnly() {
  return (await import('./sessions/user.ts')).requireMember({ role: 'promoter' })
}

/** The form opens with what was written in it before. */
async function attendantWithDraft() {
  const [{ requireMember, signedInUser }, { keptDraft }] = await Promise.all([
    import('./sessions/user.ts'),
    import('./invoices/device/drafts.ts'),
  ])
  const guard = requireMember({ level: 3, role: 'attendant' })
  return async ({ request }: LoaderFunctionArgs) => {
    const elsewhere = await guard()
    const user = await signedInUser()
    if (elsewhere || !user) return elsewhere
    return keptDraft(user.email, new URL(request.url).searchParams.get('rascunho') ?? undefined)
  }
}

/** What waits on this device is sent from the start of the app on, whatever its first screen is. */
function startInvoices() {
  void prepareInvoices().catch(reportError)
  return null
}

async function prepareInvoices() {
  const user = await (await import('./sessions/user.ts')).signedInUser()
  if (user?.level.id !== 3 || !user.level.roles.attendant) return
  const invoices = await import('./invoices/start.ts')
  invoices.startInvoices()
}

async function screenOf(Screen: ComponentType<WithUser>) {
  return (await import('./with-user.tsx')).withUser(Screen)
}

async function redeemingScreenOf(Screen: ComponentType<WithRedeeming>) {
  return screenOf((await import('./redeeming.tsx')).withRedeeming(Screen))
}
