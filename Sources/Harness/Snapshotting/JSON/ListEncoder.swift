/// Encodes the elements of a list.
struct ListEncoder: UnkeyedEncodingContainer {
  let target: EncodedContainer
  let path: CodingPath

  var codingPath: [any CodingKey] { path.keys }
  var count: Int { target.values.count }

  func encodeNil() { append(.null) }
  func encode(_ value: Bool) { append(.bool(value)) }
  func encode(_ value: String) { append(.string(value)) }
  func encode(_ value: Double) throws { append(try EncodedValue(number: value, at: nextPath)) }
  func encode(_ value: Float) throws { append(try EncodedValue(number: value, at: nextPath)) }

  func encode(_ value: Int) { append(.number(value.description)) }
  func encode(_ value: Int8) { append(.number(value.description)) }
  func encode(_ value: Int16) { append(.number(value.description)) }
  func encode(_ value: Int32) { append(.number(value.description)) }
  func encode(_ value: Int64) { append(.number(value.description)) }
  func encode(_ value: Int128) { append(.number(value.description)) }
  func encode(_ value: UInt) { append(.number(value.description)) }
  func encode(_ value: UInt8) { append(.number(value.description)) }
  func encode(_ value: UInt16) { append(.number(value.description)) }
  func encode(_ value: UInt32) { append(.number(value.description)) }
  func encode(_ value: UInt64) { append(.number(value.description)) }
  func encode(_ value: UInt128) { append(.number(value.description)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    append(try EncodedValue(encoding: value, at: nextPath))
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    nestedEncoder().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nestedEncoder().unkeyedContainer() }

  func superEncoder() -> any Encoder { nestedEncoder() }

  private var nextPath: CodingPath { path.appending(ImpliedKey(index: count)) }

  private func append(_ value: EncodedValue) { target.values.append(value) }

  private func nestedEncoder() -> ValueEncoder {
    let encoder = ValueEncoder(target: EncodedContainer(), path: nextPath)
    append(.container(encoder.target))
    return encoder
  }
}
