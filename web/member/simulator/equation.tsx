import { Fragment } from 'react'
import type { Portion } from '#contract/simulator.ts'
import { useSimulatorWords } from './words.ts'

/** 110 × peso⁰·⁷⁵ (FEDIAF): the letters as words, the power raised, in one line. */
export function Equation({ formula, source }: Portion['equation']) {
  const { simulatorResult } = useSimulatorWords()
  const worded = formula
    .replace(/\bPI\b/g, simulatorResult.equation.ideal)
    .replace(/\bP\b/g, simulatorResult.equation.weight)
    .replace(/(\d),(\d)/g, `$1${simulatorResult.decimal}$2`)
  const [start = '', ...raised] = worded.split('^')
  return (
    <>
      {start}
      {raised.map((part) => {
        const [power = ''] = /^[\d.,]+/.exec(part) ?? []
        return (
          <Fragment key={part}>
            <sup>{power}</sup>
            {part.slice(power.length)}
          </Fragment>
        )
      })}{' '}
      {`(${source.replace('revisão clínica brasileira', simulatorResult.review)}).`}
      {/\bL\b/.test(formula) && ` ${simulatorResult.legend}`}
    </>
  )
}
