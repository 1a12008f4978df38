/// What one value of a tree is, and the values inside it.
enum EncodedNode<Value> {
  case scalar(EncodedValue)
  case list([Value])
  case object([(key: String, value: Value)])
}

extension EncodedValue {
  /// Reads a tree of values.
  ///
  /// Containers that are still to be filled wait in an array, since recursion would take much of the stack.
  ///
  /// - Parameter node: Returns what a value is.
  init<Value>(
    _ root: Value, at path: CodingPath, node: (Value, CodingPath) throws -> EncodedNode<Value>
  ) throws {
    var waiting: [(container: EncodedContainer, node: EncodedNode<Value>, path: CodingPath)] = []

    func value(of value: Value, at path: CodingPath) throws -> EncodedValue {
      let node = try node(value, path)
      if case .scalar(let scalar) = node { return scalar }
      try path.count(value)
      let container = EncodedContainer()
      waiting.append((container, node, path))
      return .container(container)
    }

    self = try value(of: root, at: path)
    while let (container, node, path) = waiting.popLast() {
      switch node {
      case .scalar: break
      case .list(let elements):
        container.become(.list, at: path)
        container.values = try elements.enumerated().map { index, element in
          try value(of: element, at: path.appending(ImpliedKey(index: index)))
        }
      case .object(let members):
        container.become(.object, at: path)
        for (key, member) in members {
          container.append(
            try value(of: member, at: path.appending(ImpliedKey(stringValue: key))), forKey: key)
        }
      }
    }
  }
}
