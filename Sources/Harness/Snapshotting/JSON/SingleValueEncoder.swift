/// Encodes the one value of a container.
struct SingleValueEncoder: SingleValueEncodingContainer {
  let target: EncodedContainer
  let path: CodingPath

  var codingPath: [any CodingKey] { path.keys }

  func encodeNil() { set(.null) }
  func encode(_ value: Bool) { set(.bool(value)) }
  func encode(_ value: String) { set(.string(value)) }
  func encode(_ value: Double) throws { set(try EncodedValue(number: value, at: path)) }
  func encode(_ value: Float) throws { set(try EncodedValue(number: value, at: path)) }

  func encode(_ value: Int) { set(.number(value.description)) }
  func encode(_ value: Int8) { set(.number(value.description)) }
  func encode(_ value: Int16) { set(.number(value.description)) }
  func encode(_ value: Int32) { set(.number(value.description)) }
  func encode(_ value: Int64) { set(.number(value.description)) }
  func encode(_ value: Int128) { set(.number(value.description)) }
  func encode(_ value: UInt) { set(.number(value.description)) }
  func encode(_ value: UInt8) { set(.number(value.description)) }
  func encode(_ value: UInt16) { set(.number(value.description)) }
  func encode(_ value: UInt32) { set(.number(value.description)) }
  func encode(_ value: UInt64) { set(.number(value.description)) }
  func encode(_ value: UInt128) { set(.number(value.description)) }

  func encode<Value: Encodable>(_ value: Value) throws {
    set(try EncodedValue(encoding: value, at: path))
  }

  private func set(_ value: EncodedValue) { target.become(.single(value), at: path) }
}
