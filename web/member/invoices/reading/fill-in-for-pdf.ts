/** pdf.js fills in by itself what older browsers lack, but for this in Chrome before 114. */
if (!('transferToFixedLength' in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength) {
      const moved = new Uint8Array(length)
      moved.set(new Uint8Array(this).subarray(0, length))
      return moved.buffer
    },
    configurable: true,
    writable: true,
  })
