import { type LoaderFunctionArgs, replace } from 'react-router'
import { beginSingleSignOnCall, finishSingleSignOnCall } from '#contract/sign-in.ts'
import type { beginSingleSignOn, finishSingleSignOn } from '#contract/staff-sign-on.ts'
import { officeApi } from '#web/office/kit/office-api.ts'
import { isApiFailure } from '#web/platform/api-failure.ts'
import { readItem, removeItem, writeItem } from '#web/platform/storage.ts'
import { tellDoor } from './arrival.ts'
import { knownComputer, welcome } from './session.ts'

export async function goToCompany(path: string): Promise<void> {
  const kept = readItem('officeSignOn')
  const { address, browser_token } = await officeApi.call<typeof beginSingleSignOn>(beginSingleSignOnCall, {
    path,
    ...(kept && { browser_token: kept }),
  })
  writeItem('officeSignOn', browser_token)
  location.assign(address)
}

/** Returns the screen that the person wanted before they went. */
export async function enterFromCompany(
  returned: string,
  proof: { code?: string; trust?: boolean } = {},
): Promise<string> {
  const browser_token = readItem('officeSignOn') ?? ''
  const { path, ...token } = await officeApi.call<typeof finishSingleSignOn>(finishSingleSignOnCall, {
    returned,
    browser_token,
    ...proof,
    ...knownComputer(),
  })
  removeItem('officeSignOn')
  await welcome(token)
  return path
}

/** The company account leads here; whatever it answered ends in the office or at its door. */
export async function returnFromCompany({ request }: LoaderFunctionArgs) {
  const { search } = new URL(request.url)
  try {
    return replace(await enterFromCompany(search))
  } catch (error) {
    if (!isApiFailure(error)) throw error
    tellDoor(error.code === 'second_factor_needed' ? { returned: search } : { failure: error.message })
    return replace('/')
  }
}
