/**
 * Writes networks in the ONNX format, of a few numbers: what they compute is made up, but the library that runs them is
 * the one that runs real ones.
 */

/** A field of a protocol buffer. */
type Field = Buffer;

function varint(value: number | bigint): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    bytes.push(Number(rest & 127n) | (rest > 127n ? 128 : 0));
    rest >>= 7n;
  } while (rest > 0n);
  return Buffer.from(bytes);
}
const int = (field: number, value: number): Field => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, value: Buffer | string): Field => {
  const content = Buffer.from(value);
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
};
const message = (field: number, parts: readonly Field[]): Field => bytes(field, Buffer.concat(parts));

const elementTypes = { float: 1, int32: 6, int64: 7 } as const;
type ElementType = keyof typeof elementTypes;

interface Tensor {
  name: string;
  type: ElementType;
  dims: readonly number[];
  values: readonly number[];
}

/** Numbers of any shape. */
export const floats = (name: string, dims: readonly number[], values: readonly number[]): Tensor => ({
  ...{ name, type: 'float', dims, values },
});
export const int64s = (name: string, values: readonly number[], dims = [values.length]): Tensor => ({
  ...{ name, type: 'int64', dims, values },
});

function rawData({ type, values }: Tensor): Buffer {
  if (type === 'float') return Buffer.from(Float32Array.from(values).buffer);
  if (type === 'int32') return Buffer.from(Int32Array.from(values).buffer);
  return Buffer.from(BigInt64Array.from(values.map(BigInt)).buffer);
}
const tensor = (field: number, value: Tensor): Field =>
  message(field, [
    ...value.dims.map((dim) => int(1, dim)),
    int(2, elementTypes[value.type]),
    bytes(8, value.name),
    bytes(9, rawData(value)),
  ]);

/** A value that comes in or goes out; a dimension with a name may be any number. */
export interface Port {
  name: string;
  type: ElementType;
  dims: readonly (number | string)[];
}
const port = (field: number, { name, type, dims }: Port): Field => {
  const shape = dims.map((dim) => message(1, [typeof dim === 'number' ? int(1, dim) : bytes(2, dim)]));
  return message(field, [
    bytes(1, name),
    message(2, [message(1, [int(1, elementTypes[type]), message(2, shape)])]),
  ]);
};

/** One step of a network: operator, inputs, outputs, whole numbers that it is told. */
export interface Step {
  op: string;
  in: readonly string[];
  out: readonly string[];
  attributes?: Record<string, number | readonly number[]>;
}
const step = ({ op, in: inputs, out, attributes = {} }: Step): Field =>
  message(1, [
    ...inputs.map((name) => bytes(1, name)),
    ...out.map((name) => bytes(2, name)),
    bytes(4, op),
    ...Object.entries(attributes).map(([name, value]) =>
      message(
        5,
        typeof value === 'number'
          ? [bytes(1, name), int(3, value), int(20, 2)]
          : [bytes(1, name), ...value.map((one) => int(8, one)), int(20, 7)],
      ),
    ),
  ]);

/** A whole network as the bytes of a file. */
export function onnx(network: {
  steps: readonly Step[];
  constants?: readonly Tensor[];
  inputs: readonly Port[];
  outputs: readonly Port[];
  /** What the library reads beside the network. */
  about?: Record<string, string | number>;
}): Buffer {
  const { steps, constants = [], inputs, outputs, about = {} } = network;
  return Buffer.concat([
    int(1, 8),
    message(7, [
      ...steps.map(step),
      bytes(2, 'tiny'),
      ...constants.map((value) => tensor(5, value)),
      ...inputs.map((value) => port(11, value)),
      ...outputs.map((value) => port(12, value)),
    ]),
    message(8, [bytes(1, ''), int(2, 13)]),
    ...Object.entries(about).map(([key, value]) => message(14, [bytes(1, key), bytes(2, String(value))])),
  ]);
}
