/// Encodes the values of an object by their keys.
struct ObjectEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let target: EncodedContainer
  let path: CodingPath

  var codingPath: [any CodingKey] { path.keys }

  func encodeNil(forKey key: Key) { append(.null, key) }
  func encode(_ value: Bool, forKey key: Key) { append(.bool(value), key) }
  func encode(_ value: String, forKey key: Key) { append(.string(value), key) }

  func encode(_ value: Double, forKey key: Key) throws {
    append(try EncodedValue(number: value, at: path.appending(key)), key)
  }

  func encode(_ value: Float, forKey key: Key) throws {
    append(try EncodedValue(number: value, at: path.appending(key)), key)
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

  /// The encoder of the container at a key, which is the same each time it is asked for.
  private func nestedEncoder(_ key: any CodingKey) -> ValueEncoder {
    let name = Array(key.stringValue.utf8)
    if let opened = target.opened[name] { return ValueEncoder(target: opened, path: path.appending(key)) }
    let container = EncodedContainer()
    target.opened[name] = container
    target.append(.container(container), forKey: key.stringValue)
    return ValueEncoder(target: container, path: path.appending(key))
  }
}
