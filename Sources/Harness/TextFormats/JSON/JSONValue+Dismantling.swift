extension JSONValue {
  /// Takes the value apart level by level and leaves `null`, for a deep value that just goes could overflow the stack.
  package mutating func dismantle() {
    var open = [content]
    content = .null
    while let content = open.popLast() {
      switch content {
      case .array(let elements): open += elements.map(\.content)
      case .object(let members): open += members.map(\.value.content)
      case .null, .boolean, .number, .string: break
      }
    }
  }
}
