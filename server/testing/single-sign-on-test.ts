import { beginSingleSignOn, finishSingleSignOn } from '#contract/staff-sign-on.ts'
import { startIdentityProvider } from './identity-provider.ts'
import { test as base } from './test.ts'
import { createWorld } from './world.ts'

const publicUrl = 'https://petisco.test'
let accounts = 0

type Account = { email?: string; email_verified?: boolean; name?: string; roles?: unknown; amr?: string[] }

/** A world whose team signs in with the accounts of a company. */
export const test = base
  .extend('company', { scope: 'file' }, async ({ templateUrl: _ }, { onCleanup }) => {
    const company = await startIdentityProvider({ publicUrl })
    onCleanup(() => company.stop())
    return company
  })
  .extend('world', { scope: 'file' }, async ({ company, templateUrl }, { onCleanup }) => {
    const world = await createWorld({ templateUrl, publicUrl, singleSignOn: company.settings })
    onCleanup(() => world.stop())
    return world
  })
  /** The name of a new account, which gives the role of reviewer unless something else is said. */
  .extend('account', ({ company }) => (facts: Account = {}) => {
    const id = `account-${++accounts}`
    const told = { email: `${id}@company.test`, email_verified: true, name: 'Bia Nunes' }
    company.accounts.set(id, { ...told, roles: ['petisco-review'], ...facts })
    return id
  })
  /** There and back in one browser, up to what the office is told. */
  .extend('comeBack', ({ api, company }) => async (account: string, path?: string) => {
    const { address, browser_token } = await api.call(beginSingleSignOn, path ? { path } : {})
    return { returned: await company.signIn(address, account), browser_token }
  })
  .extend('enter', ({ api, comeBack }) => async (account: string, path?: string) => {
    const { access_token, ...answer } = await api.call(finishSingleSignOn, await comeBack(account, path))
    return { ...answer, token: access_token }
  })
