/// The encoder that a value sees: what it encodes goes to one container.
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
