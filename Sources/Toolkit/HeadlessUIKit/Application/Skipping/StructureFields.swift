@_spi(Reflection) import Swift

/// The stored properties of a structure, with their places in its memory.
struct StructureFields {
  private(set) var all: [(offset: Int, type: Any.Type)] = []

  /// - Parameter type: A structure.
  /// - Returns: `nil` if the runtime does not know all of its properties.
  init?(of type: Any.Type) {
    var fields: [(Int, Any.Type)] = []
    let isComplete = _forEachField(of: type) { _, offset, field, _ in
      fields.append((offset, field))
      return true
    }
    guard isComplete else { return nil }
    all = fields
  }
}
