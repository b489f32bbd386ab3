/* Draws one picture with WebGL; called by scripts/prize-pictures.ts. */

/** Runs in the browser: once small to find where the thing is, then as large as it fits. */
function render({ source, view, side }) {
  const canvas = new OffscreenCanvas(side, side)
  const gl = canvas.getContext('webgl2', { antialias: false, premultipliedAlpha: false })
  if (!gl) throw new Error('No WebGL 2')
  const program = gl.createProgram()
  const parts = [
    [gl.VERTEX_SHADER, '#version 300 es\nin vec2 p; void main() { gl_Position = vec4(p, 0., 1.); }'],
    [gl.FRAGMENT_SHADER, source],
  ]
  for (const [kind, text] of parts) {
    const shader = gl.createShader(kind)
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader))
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, not of React
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'p'), 2, gl.FLOAT, false, 0, 0)
  gl.uniform2f(gl.getUniformLocation(program, 'view'), ...view)
  gl.enable(gl.SCISSOR_TEST)

  /** In strips, so that none takes the graphics driver longer than it allows. */
  function draw([left, bottom, width], px) {
    gl.viewport(0, 0, px, px)
    gl.uniform4f(gl.getUniformLocation(program, 'frame'), left, bottom, width, width)
    gl.uniform2f(gl.getUniformLocation(program, 'size'), px, px)
    const pixels = new Uint8Array(px * px * 4)
    for (let y = 0; y < px; y += 90) {
      const rows = Math.min(90, px - y)
      gl.scissor(0, y, px, rows)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.readPixels(0, y, px, rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels, y * px * 4)
    }
    return pixels
  }

  const whole = 4.4
  const small = 110
  const first = draw([-whole / 2, -whole / 2, whole], small)
  const seen = { left: small, right: 0, bottom: small, top: 0 }
  for (let at = 0; at < small * small; at++) {
    if (first[at * 4 + 3] < 16) continue
    const [x, y] = [at % small, Math.floor(at / small)]
    seen.left = Math.min(seen.left, x)
    seen.right = Math.max(seen.right, x + 1)
    seen.bottom = Math.min(seen.bottom, y)
    seen.top = Math.max(seen.top, y + 1)
  }
  const width = ((Math.max(seen.right - seen.left, seen.top - seen.bottom) + 4) / small) * whole
  const middle = (one, other) => ((one + other) / 2 / small - 0.5) * whole
  const pixels = draw(
    [middle(seen.left, seen.right) - width / 2, middle(seen.bottom, seen.top) - width / 2, width],
    side,
  )
  let text = ''
  for (let at = 0; at < pixels.length; at += 8192)
    text += String.fromCharCode(...pixels.subarray(at, at + 8192))
  return btoa(text)
}

globalThis.render = render
