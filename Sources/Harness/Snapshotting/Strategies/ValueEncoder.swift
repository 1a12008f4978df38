/// The encoder that is passed to a value; what the value encodes goes to one container.
struct ValueEncoder: Encoder {
  let target: EncodedContainer
  let path: CodingPath

  var codingPath: [any CodingKey] { path.keys }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    target.become(.object, at: path)
    return KeyedEncodingContainer(ObjectEncoder(target: target, path: path))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    target.become(.list, at: path)
    return ListEncoder(target: target, path: path)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    SingleValueEncoder(target: target, path: path)
  }
}

/// Encodes the values of an object by their keys.
struct ObjectEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let target: EncodedContainer
  let path: CodingPath

  var codingPath: [any CodingKey] { path.keys }

  func encodeNil(forKey key: Key) { append(.null, key) }
  func encode(_ value: Bool, forKey key: Key) { append(.bool(value), key) }
  func encode(_ value: String, forKey key: Key) { append(.string(value), key) }

  func encode(_ value: Double, forKey key: Key) {
    append(EncodedValue(number: value, at: path.appending(key)), key)
  }

  func encode(_ value: Float, forKey key: Key) {
    append(EncodedValue(number: value, at: path.appending(key)), key)
  }

  func encode(_ value: Int, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: Int8, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: Int16, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: Int32, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: Int64, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: Int128, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: UInt, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: UInt8, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: UInt16, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: UInt32, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: UInt64, forKey key: Key) { append(.number(value.description), key) }
  func encode(_ value: UInt128, forKey key: Key) { append(.number(value.description), key) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    append(try EncodedValue(encoding: value, at: path.appending(key)), key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    nestedEncoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    nestedEncoder(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { nestedEncoder(ImpliedKey.superclass) }
  func superEncoder(forKey key: Key) -> any Encoder { nestedEncoder(key) }

  private func append(_ value: EncodedValue, _ key: Key) {
    target.append(value, forKey: key.stringValue)
  }

  /// Returns the encoder of the container at a key: the same container each time.
  private func nestedEncoder(_ key: any CodingKey) -> ValueEncoder {
    let name = Array(key.stringValue.utf8)
    if let opened = target.opened[name] { return ValueEncoder(target: opened, path: path.appending(key)) }
    let container = EncodedContainer()
    target.opened[name] = container
    target.append(.container(container), forKey: key.stringValue)
    return ValueEncoder(target: container, path: path.appending(key))
  }
}

/// Encodes the elements of a list.
struct ListEncoder: UnkeyedEncodingContainer {
  let target: EncodedContainer
  let path: CodingPath

  var codingPath: [any CodingKey] { path.keys }
  var count: Int { target.values.count }

  func encodeNil() { append(.null) }
  func encode(_ value: Bool) { append(.bool(value)) }
  func encode(_ value: String) { append(.string(value)) }
  func encode(_ value: Double) { append(EncodedValue(number: value, at: nextPath)) }
  func encode(_ value: Float) { append(EncodedValue(number: value, at: nextPath)) }

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

/// Encodes the one value of a container.
struct SingleValueEncoder: SingleValueEncodingContainer {
  let target: EncodedContainer
  let path: CodingPath

  var codingPath: [any CodingKey] { path.keys }

  func encodeNil() { set(.null) }
  func encode(_ value: Bool) { set(.bool(value)) }
  func encode(_ value: String) { set(.string(value)) }
  func encode(_ value: Double) { set(EncodedValue(number: value, at: path)) }
  func encode(_ value: Float) { set(EncodedValue(number: value, at: path)) }

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
