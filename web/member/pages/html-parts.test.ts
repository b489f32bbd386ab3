import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { partsOf } from './html-parts.ts'

function shown(html: string): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, partsOf(html).text)).replaceAll(
    / class="[^"]*"| data-discover="true"/g,
    '',
  )
}

test('a text is shown as it was written', () => {
  const html =
    '<p>A &amp; B &lt; C, <strong>já</strong>.<br>Veja <a href="https://a.example/?b=1&amp;c=2">isto</a>.</p>\n<ul><li>um</li></ul>'
  expect(shown(html)).toBe(html.replace('<br>', '<br/>'))
  expect(shown('<p>&#82;&#x24;&nbsp;1 &copy; &</p>')).toBe('<p>R$\u00a01 &amp;copy; &amp;</p>')
})

test('its headings have names of their own', () => {
  const { headings } = partsOf('<h2>1. O que é <em>isto</em></h2><h3>x</h3><h2>Fim</h2><h2>Fim</h2>')
  expect(headings).toEqual([
    { id: '1-o-que-e-isto', text: '1. O que é isto' },
    { id: 'fim', text: 'Fim' },
    { id: 'fim-2', text: 'Fim' },
  ])
  expect(shown('<h2 id="root">Fim</h2>')).toBe('<h2 id="fim" tabindex="-1">Fim</h2>')
})

test('whatever else stands there is neither shown nor done', () => {
  for (const [hostile, harmless] of [
    ['<p onclick="x()" style="a">a</p>', '<p>a</p>'],
    ['a<script>x()</script>b<style>p{}</style>c<!-- <p>x</p> -->d', 'abcd'],
    ['<svg onload="x()"><p>x</p></svg><img src=x onerror="x()">a', 'a'],
    ['<script>x()', ''],
    ['<form action="/x"><p>a</p></form>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', 'a'],
    ['<a href=" java&#115;cript:x()">a</a>', 'a'],
    ['<a href="//evil.example">a</a><a href="data:x">b</a><a>c</a>', 'abc'],
    ['<a title=" href=" href=\'/suporte\'>a</a>', '<a href="/suporte">a</a>'],
    ['<P>a</P></p></div>b < c', '<p>a</p>b &lt; c'],
    ['<ul><li>a<li>b</ul>c', '<ul><li>a<li>b</li></li></ul>c'],
  ])
    expect(shown(hostile ?? '')).toBe(harmless)
})
