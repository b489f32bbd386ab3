import { useRef, useState } from 'react'
import { lookUpPostalCode } from '#contract/postal.ts'
import { digitsOf } from '#domain/documents.ts'
import { memberApi } from './member-api.ts'

export type Place = { address: string; neighborhood: string; city: string; state: string; country: string }
type Finding = 'nothing' | 'looking' | 'found' | 'missed' | 'failed'

const nowhere: Place = { address: '', neighborhood: '', city: '', state: '', country: 'Brasil' }

/** A postal code brings its address. Whatever was there before goes with the first change. */
export function usePostalCode(place: (change: Partial<Place> & { cep?: string }) => void) {
  const [finding, setFinding] = useState<Finding>('nothing')
  const asked = useRef('')

  async function type(cep: string) {
    const digits = digitsOf(cep)
    asked.current = digits
    place({ cep, ...nowhere })
    if (digits.length !== 8) return setFinding('nothing')
    setFinding('looking')
    const answer = await placeOf(digits)
    // The answer to a code that has been typed over concerns nobody.
    if (asked.current !== digits) return
    if (typeof answer === 'object') place(answer)
    setFinding(typeof answer === 'object' ? 'found' : answer)
  }

  return { finding, type }
}

async function placeOf(cep: string): Promise<Omit<Place, 'country'> | 'missed' | 'failed'> {
  try {
    const answer = await memberApi.call(lookUpPostalCode, { cep })
    if ('erro' in answer) return 'missed'
    const { logradouro, bairro, localidade, estado } = answer
    return { address: logradouro, neighborhood: bairro, city: localidade, state: estado }
  } catch (error) {
    reportError(error)
    return 'failed'
  }
}
