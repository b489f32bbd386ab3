import { describe, expect, test } from 'vitest'
import { plants } from './plants.ts'
import { projectOf } from './project.ts'
import { type RuleName, rules } from './rules.ts'

describe.each(Object.keys(rules) as RuleName[])('%s', (name) => {
  test.each(Object.entries(plants[name]))('%s', (_, { broken, sound }) => {
    expect(rules[name](projectOf(broken))).not.toEqual([])
    expect(rules[name](projectOf(sound))).toEqual([])
  })
})
