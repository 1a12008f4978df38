/// A part of a value: a property, an element, a payload.
struct DumpPart {
  let label: String?
  let value: Any

  /// The key and the value of a dictionary's pair, where the key fits on the line.
  static func pair(_ pair: Any) -> (key: any DumpLeaf, value: Any)? {
    let parts = Array(Mirror(reflecting: pair).children)
    guard parts.count == 2, let key = parts[0].value as? any DumpLeaf else { return nil }
    return (key, parts[1].value)
  }
}

/// The parts of one value, of which some are still to be written.
struct DumpLevel {
  enum Kind {
    /// The properties of a structure, class or tuple.
    case members
    /// What a case of an enumeration holds.
    case payload
    case list(isSorted: Bool)
    /// The pairs of a dictionary.
    case pairs
  }

  let parts: [DumpPart]
  let kind: Kind
  /// The object whose parts these are.
  let object: ObjectIdentifier?
  let indentation: Int
  /// Where in the buffer each part begins, as far as the order of the parts is still to be found.
  private(set) var starts: [Int] = []
  private var next = 0

  init(parts: [DumpPart], kind: Kind, object: ObjectIdentifier?, indentation: Int) {
    self.parts = parts
    self.kind = kind
    self.object = object
    self.indentation = indentation
  }

  /// Whether the parts are in the order of their text.
  var isSorted: Bool {
    switch kind {
    case .members, .payload, .list(isSorted: false): false
    case .list(isSorted: true), .pairs: true
    }
  }

  /// The next part to write, which will begin at `start`; `nil` behind the last one.
  mutating func nextPart(at start: Int) -> DumpPart? {
    guard next < parts.count else { return nil }
    if isSorted { starts.append(start) }
    next += 1
    return parts[next - 1]
  }
}
