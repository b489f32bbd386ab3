import { expect, test } from 'vitest'
import { actionOf, reasonAt } from './review-keys.ts'

const press = (key: string, more = {}) => ({
  key,
  isRepeat: false,
  isCombined: false,
  isTyping: false,
  ...more,
})
const reviewing = { isOn: true, hasDialog: false, isComparing: false, isBlind: false, mayDecide: true }

test('one key does one thing, in capitals too', () => {
  const done = [...'jkarpesudvzg+-0fm?'].map((key) => actionOf(press(key), reviewing))
  expect(done).toEqual([
    'next',
    'previous',
    'approve',
    'reject',
    'photo',
    'edit',
    'second',
    'undo',
    'compare',
    'view',
    'lens',
    'turn',
    'larger',
    'smaller',
    'fit',
    'filters',
    'member',
    'help',
  ])
  expect(actionOf(press('A'), reviewing)).toBe('approve')
  expect(actionOf(press('x'), reviewing)).toBeUndefined()
})

test('nothing happens while somebody types, holds a key, uses the browser’s or answers a dialog', () => {
  for (const more of [{ isTyping: true }, { isRepeat: true }, { isCombined: true }])
    expect(actionOf(press('a', more), reviewing)).toBeUndefined()
  expect(actionOf(press('a'), { ...reviewing, hasDialog: true })).toBeUndefined()
  expect(actionOf(press('Escape', { isTyping: true }), reviewing)).toBe('back')
})

test('a document that is not this person’s to decide can be looked at, and left', () => {
  const held = { ...reviewing, mayDecide: false }
  expect([...'arpes'].map((key) => actionOf(press(key), held))).toEqual(Array(5).fill(undefined))
  expect([...'jkuz'].map((key) => actionOf(press(key), held))).toEqual(['next', 'previous', 'undo', 'lens'])
})

test('side by side the keys are those that both documents are about', () => {
  const comparing = { ...reviewing, isComparing: true }
  const done = [...'rpnv0uajz'].map((key) => actionOf(press(key), comparing))
  expect(done.slice(0, 6)).toEqual(['reject', 'photo', 'different', 'view', 'fit', 'undo'])
  expect(done.slice(6)).toEqual(Array(3).fill(undefined))
  expect(actionOf(press('n'), reviewing)).toBeUndefined()
})

test('looked at blind, a document is decided by the same keys, none of which asks or tells others', () => {
  const blind = { ...reviewing, isBlind: true }
  expect([...'arpejk'].every((key) => actionOf(press(key), blind))).toBe(true)
  expect([...'smf'].map((key) => actionOf(press(key), blind))).toEqual(Array(3).fill(undefined))
  expect(actionOf(press('n'), { ...blind, isComparing: true })).toBeUndefined()
})

test('switched off, only Esc is left', () => {
  const off = { ...reviewing, isOn: false }
  expect([...'jar?'].map((key) => actionOf(press(key), off))).toEqual(Array(4).fill(undefined))
  expect(actionOf(press('Escape'), off)).toBe('back')
})

test('1 to 9 choose a reason, never while a note is typed', () => {
  expect([...'1905'].map((key) => reasonAt(press(key)))).toEqual([0, 8, undefined, 4])
  expect(reasonAt(press('1', { isTyping: true }))).toBeUndefined()
})
