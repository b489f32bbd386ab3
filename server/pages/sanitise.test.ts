import { expect, test } from 'vitest'
import { sanitise } from './sanitise.ts'

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['a picture that fails', '<img src=x onerror=alert(1)>a', 'a'],
  ['a script as an address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a script as an address in disguise', '<a href=" jAvA&#9;script:alert(1)">a</a>', '<a>a</a>'],
  ['data as an address', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
  ['an address without a scheme', '<a href="//evil.example">a</a>', '<a>a</a>'],
  ['a style', '<style>p{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://evil.example">b</iframe><p>a</p>', 'b<p>a</p>'],
  ['a form', '<form action="https://evil.example"><input name="cpf"><button>a</button></form>', 'a'],
  ['a drawing', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)">a</a></svg>', '<a>a</a>'],
  ['a name that could shadow ours', '<p id="root" name="root" class="x">a</p>', '<p>a</p>'],
  ['an element that was never closed', '<p>a<script>alert(1)', '<p>a</p>'],
  ['a script inside a script', '<scr<script>ipt>alert(1)</scr</script>ipt>a', 'ipt&gt;alert(1)ipt&gt;a'],
])('%s goes', (_, hostile, left) => {
  expect(sanitise(hostile)).toBe(left)
})

test('a text of ours stays as it was written', () => {
  const text =
    '<h2>Título</h2><h3>Parte</h3><p>Um <strong>forte</strong> e <em>leve</em>.<br />Fim.</p><ul><li><a href="/suporte">a</a></li></ul><ol><li><a href="mailto:{{supportEmail}}">b</a></li></ol>'
  expect(sanitise(text)).toBe(text)
})
