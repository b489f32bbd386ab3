import { useEffect, useRef, useState } from 'react'
import { lookUpToken } from '#contract/recommendations.ts'
import { useInvoicesWords } from '#web/member/invoices/words.ts'
import { memberApi } from '#web/member/kit/member-api.ts'
import { isApiFailure, isUnreachable } from '#web/platform/api-failure.ts'
import { queryClient } from '#web/platform/query-client.ts'
import { meaningQuery } from './code-meaning.ts'
import { scannedCode } from './scanned-code.ts'

type Told = { readonly about: About; readonly text?: string | undefined }
type About = 'aim' | 'foreign' | 'reading' | 'nothing' | 'looking' | 'linkOffline' | 'failed'

const foreignShownMs = 2500

/** What the texts of QR codes are: a code, a client's link that is looked up, or none of ours. */
export function useScannedTexts(onCode: (code: string) => void) {
  const { recommendation } = useInvoicesWords()
  const [told, setTold] = useState<Told>({ about: 'aim' })
  // A link that was asked for stands before the camera for a while, and is not asked for again.
  const asked = useRef(new Set<string>())

  useEffect(() => {
    if (told.about !== 'foreign') return
    const timer = setTimeout(() => setTold({ about: 'aim' }), foreignShownMs)
    return () => clearTimeout(timer)
  }, [told])

  async function take(texts: readonly string[]) {
    const found = texts.map(scannedCode).find((one) => one !== undefined)
    if (!found) return texts.length > 0 ? setTold({ about: 'foreign' }) : undefined
    if ('code' in found) return onCode(found.code)
    if (asked.current.has(found.token)) return
    asked.current.add(found.token)
    setTold({ about: 'looking' })
    try {
      const meaning = await memberApi.call(lookUpToken, found)
      queryClient.setQueryData(meaningQuery(meaning.code).queryKey, meaning)
      onCode(meaning.code)
    } catch (error) {
      if (!isApiFailure(error)) reportError(error)
      setTold(failureOf(error))
    }
  }

  return {
    told: told.text || recommendation.scanner[told.about],
    tell: (about: About) => setTold({ about }),
    take,
  }
}

function failureOf(error: unknown): Told {
  if (isUnreachable(error)) return { about: 'linkOffline' }
  return { about: 'failed', text: isApiFailure(error) ? error.fields.token : undefined }
}
