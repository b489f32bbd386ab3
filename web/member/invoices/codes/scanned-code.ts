import { matchPath } from 'react-router'
import { memberPaths } from '#contract/paths.ts'
import { clientTokens, isRecommendationCode, typedCode } from '#domain/recommendation-code.ts'

/** What a QR code of ours holds: the bare code or, on a printed sheet, the client's link. */
export function scannedCode(text: string): { code: string } | { token: string } | undefined {
  const code = typedCode(text)
  if (isRecommendationCode(code)) return { code }
  const { pathname } = addressIn(text) ?? {}
  for (const path of [memberPaths.publicPrescription, memberPaths.clientPage]) {
    const { token } = (pathname && matchPath(path, pathname)?.params) || {}
    if (token && clientTokens.test(token)) return { token }
  }
  return undefined
}

/** The programme may be reached by several addresses, so any is taken: the server knows its tokens. */
function addressIn(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
