import type { Portion } from '#contract/simulator.ts'
import type { Factor } from '#domain/feeding.ts'
import { useFormat } from '#web/platform/format.ts'
import { useSimulatorWords } from './words.ts'

/** 110 × peso⁰·⁷⁵ (FEDIAF): the names as words, the power raised, in one line. */
export function Equation({ terms, sources }: Portion['equation']) {
  const { simulatorResult } = useSimulatorWords()
  const hasLitter = terms.flat().some((factor) => typeof factor !== 'number' && factor.name === 'litter')
  return (
    <>
      {terms.map((factors, term) => (
        <span key={JSON.stringify(factors)}>
          {term > 0 && ' + '}
          {factors.map((factor, place) => (
            <span key={JSON.stringify(factor)}>
              {place > 0 && ' × '}
              <FactorText factor={factor} />
            </span>
          ))}
        </span>
      ))}{' '}
      {`(${sources.map((source) => simulatorResult.sources[source]).join(', ')}).`}
      {hasLitter && ` ${simulatorResult.legend}`}
    </>
  )
}

function FactorText({ factor }: { factor: Factor }) {
  const { simulatorResult } = useSimulatorWords()
  const { number } = useFormat()
  if (typeof factor === 'number') return number(factor)
  const name = simulatorResult.factors[factor.name]
  return factor.power === 1 ? (
    name
  ) : (
    <>
      {name}
      <sup>{number(factor.power)}</sup>
    </>
  )
}
