import { type Field, fieldsOf, messageOf } from './protobuf.ts'

/**
 * The same model with fewer steps. Behind each convolution, ours scale and shift all values by constants and bend them
 * in four steps, each a walk over all values that costs much of what the convolution does. Here constants go into the
 * weights beside them, and the bend takes two steps. The runtime does not find that by itself.
 */
export function foldModel(model: Uint8Array): Uint8Array {
  return changed(model, inModel.graph, (graph) => {
    const fields = fieldsOf(graph)
    const steps = bytesIn(fields, inGraph.node).map(stepOf)
    for (const fold of [bendInTwoSteps, foldBehind, foldBefore]) fold(steps.filter(({ isGone }) => !isGone))
    const kept = steps.filter(({ isGone }) => !isGone)
    const needed = new Set(kept.flatMap(({ inputs }) => inputs))
    const used = kept.filter(({ kind, output }) => kind !== 'Constant' || needed.has(output))
    return messageOf([
      ...used.map((step) => bytesField(inGraph.node, nodeOf(step))),
      ...fields.filter(({ number }) => number !== inGraph.node),
    ])
  })
}

/** x · clip(x + 3, 0, 6) ÷ 6 is x · clip(x ÷ 6 + ½, 0, 1), whose clip is a step of its own. */
function bendInTwoSteps(steps: readonly Step[]): void {
  const { nextOf, numberOf } = around(steps)
  for (const plus of steps.filter((step) => step.kind === 'Add' && numberOf(step) === 3)) {
    const clip = nextOf(plus, 'Clip')
    const times = clip && nextOf(clip, 'Mul')
    const sixth = times && nextOf(times, 'Div')
    const [input = ''] = plus.inputs
    if (!sixth || numberOf(sixth) !== 6 || !times.inputs.includes(input)) continue
    Object.assign(plus, {
      kind: 'HardSigmoid',
      inputs: [input],
      output: clip.output,
      attributes: [numberAttribute('alpha', 1 / 6), numberAttribute('beta', 0.5)],
    })
    times.output = sixth.output
    clip.isGone = true
    sixth.isGone = true
  }
}

/** What scales and shifts the result of a convolution. */
function foldBehind(steps: readonly Step[]): void {
  const { nextOf, numberOf, weightsOf } = around(steps)
  for (const convolution of steps) {
    const weights = weightsOf(convolution)
    const scale = weights && nextOf(convolution, 'Mul')
    const shift = scale && nextOf(scale, 'Add')
    const [factor, sum] = [numberOf(scale), numberOf(shift)]
    if (!shift || factor === undefined || sum === undefined) continue
    changeAll(weights.values, (weight) => weight * factor)
    changeAll(weights.biases, (bias) => bias * factor + sum)
    convolution.output = shift.output
    scale.isGone = true
    shift.isGone = true
  }
}

/** What scales and shifts the input of a convolution. One that looks beyond the edge sees zeros there, not the shift. */
function foldBefore(steps: readonly Step[]): void {
  const { nextOf, numberOf, weightsOf, constantOf } = around(steps)
  for (const scale of steps.filter(({ kind }) => kind === 'Mul')) {
    const shift = nextOf(scale, 'Add')
    const convolution = shift && nextOf(shift, 'Conv')
    const weights = convolution && weightsOf(convolution)
    const [factor, sum] = [numberOf(scale), numberOf(shift)]
    if (!weights || !factor || sum === undefined) continue
    const input = scale.inputs.find((name) => !constantOf(name)) ?? ''
    if (weights.isOfPoints) {
      const each = weights.values.length / weights.biases.length
      changeAll(
        weights.biases,
        (bias, at) => bias + sum * weights.values.subarray(at * each, (at + 1) * each).reduce(added, 0),
      )
      convolution.inputs[0] = input
      shift.isGone = true
    } else {
      changeAll(constantOf(shift.inputs[1])?.values, () => sum / factor)
      shift.inputs[0] = input
    }
    changeAll(weights.values, (weight) => weight * factor)
    scale.isGone = true
  }
}

function added(sum: number, one: number): number {
  return sum + one
}

function changeAll(values: Float32Array | undefined, change: (value: number, at: number) => number): void {
  values?.forEach((value, at) => {
    values[at] = change(value, at)
  })
}

type Weights = {
  readonly values: Float32Array
  readonly biases: Float32Array
  /** Each point by itself, without its neighbours. */
  readonly isOfPoints: boolean
}

/** Who follows whom, and which constants belong to whom alone. */
function around(steps: readonly Step[]) {
  const users = new Map<string, Step[]>()
  for (const step of steps)
    for (const name of step.inputs) users.set(name, [...(users.get(name) ?? []), step])
  const constants = new Map(steps.flatMap((step) => (step.constant ? [[step.output, step.constant]] : [])))
  const constantOf = (name = '') => (users.get(name)?.length === 1 ? constants.get(name) : undefined)
  return {
    constantOf,
    /** The only step that takes what a step gives, if it is of that kind. */
    nextOf({ output }: Step, kind: string): Step | undefined {
      const [next, ...others] = users.get(output) ?? []
      return next?.kind === kind && others.length === 0 ? next : undefined
    },
    /** The constant number that a step adds, or multiplies or divides by. */
    numberOf(step: Step | undefined): number | undefined {
      const [constant] = step?.inputs.flatMap((name) => constantOf(name) ?? []) ?? []
      return constant?.values.length === 1 ? constant.values[0] : undefined
    },
    weightsOf({ kind, inputs: [, weights, biases] }: Step): Weights | undefined {
      const [matrix, vector] = [constantOf(weights), constantOf(biases)]
      if (kind !== 'Conv' || !matrix || !vector) return undefined
      const [, , height, width] = matrix.dimensions
      return { values: matrix.values, biases: vector.values, isOfPoints: height === 1 && width === 1 }
    },
  }
}

/** Numbers of fields in ONNX, and of its kinds of values. */
const inModel = { graph: 7 }
const inGraph = { node: 1 }
const inNode = { input: 1, output: 2, kind: 4, attribute: 5 }
const inAttribute = { name: 1, number: 2, tensor: 5, kind: 20 }
const inTensor = { dimension: 1, kind: 2, values: 9 }
const aNumber = 1n

type Constant = { readonly values: Float32Array; readonly dimensions: readonly number[] }

type Step = {
  kind: string
  inputs: string[]
  output: string
  attributes: Uint8Array[]
  readonly constant: Constant | undefined
  isGone: boolean
}

function stepOf(node: Uint8Array): Step {
  const fields = fieldsOf(node)
  const [kind = ''] = textsIn(fields, inNode.kind)
  const [output = '', ...more] = textsIn(fields, inNode.output)
  if (more.length > 0) throw new Error(`${kind} gives more than one thing`)
  const attributes = bytesIn(fields, inNode.attribute)
  return {
    kind,
    inputs: textsIn(fields, inNode.input),
    output,
    attributes,
    constant: kind === 'Constant' ? constantIn(attributes[0]) : undefined,
    isGone: false,
  }
}

function nodeOf({ kind, inputs, output, attributes, constant }: Step): Uint8Array {
  return messageOf([
    ...inputs.map((name) => textField(inNode.input, name)),
    textField(inNode.output, output),
    textField(inNode.kind, kind),
    ...(constant ? attributes.map((attribute) => holding(attribute, constant)) : attributes).map((value) =>
      bytesField(inNode.attribute, value),
    ),
  ])
}

function constantIn(attribute: Uint8Array | undefined): Constant | undefined {
  const [tensor] = attribute ? bytesIn(fieldsOf(attribute), inAttribute.tensor) : []
  const fields = tensor ? fieldsOf(tensor) : []
  const [values] = bytesIn(fields, inTensor.values)
  const isOfNumbers = fields.some(({ number, value }) => number === inTensor.kind && value === aNumber)
  if (!values || !isOfNumbers) return undefined
  const dimensions = fields.flatMap(({ number, value }) =>
    number === inTensor.dimension && typeof value === 'bigint' ? [Number(value)] : [],
  )
  return { values: new Float32Array(Uint8Array.from(values).buffer), dimensions }
}

/** The attribute with its values as they have become. */
function holding(attribute: Uint8Array, { values }: Constant): Uint8Array {
  const bytes = new Uint8Array(values.buffer)
  return changed(attribute, inAttribute.tensor, (tensor) => changed(tensor, inTensor.values, () => bytes))
}

function numberAttribute(name: string, number: number): Uint8Array {
  return messageOf([
    textField(inAttribute.name, name),
    { number: inAttribute.number, kind: 5, value: new Uint8Array(new Float32Array([number]).buffer) },
    { number: inAttribute.kind, kind: 0, value: aNumber },
  ])
}

/** The message with one of its parts changed. */
function changed(message: Uint8Array, part: number, change: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  return messageOf(
    fieldsOf(message).map((field) =>
      field.number === part && field.kind === 2 ? bytesField(part, change(field.value)) : field,
    ),
  )
}

function bytesIn(fields: readonly Field[], wanted: number): Uint8Array[] {
  return fields.flatMap((field) => (field.number === wanted && field.kind === 2 ? [field.value] : []))
}

function textsIn(fields: readonly Field[], wanted: number): string[] {
  return bytesIn(fields, wanted).map((bytes) => Buffer.from(bytes).toString())
}

function bytesField(number: number, value: Uint8Array): Field {
  return { number, kind: 2, value }
}

function textField(number: number, text: string): Field {
  return bytesField(number, Buffer.from(text))
}
