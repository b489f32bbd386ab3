import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useNotification } from './notification-provider.tsx'

test('what stands outside the provider has nothing to show', () => {
  const Outside = () => createElement('p', null, useNotification().unread)
  expect(() => renderToStaticMarkup(createElement(Outside))).toThrow(
    'useNotification deve ser usado dentro de NotificationProvider',
  )
})
