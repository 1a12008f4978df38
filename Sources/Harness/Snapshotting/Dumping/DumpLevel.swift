/// A part of a value: a property, an element or an associated value.
struct DumpPart {
  let label: String?
  let value: Any

  /// - Parameter label: As a mirror has it; a lazy property gets its own name.
  init(label: String?, value: Any) {
    let isLazy = label?.hasPrefix(Self.lazyPrefix) ?? false
    self.label = isLazy ? label.map { String($0.dropFirst(Self.lazyPrefix.count)) } : label
    self.value = value
  }

  private static let lazyPrefix = "$__lazy_storage_$_"

  /// Returns the key and the value of a dictionary's pair; `nil` if the key does not fit on the line.
  static func pair(_ pair: Any) -> (key: any DumpLeaf, value: Any)? {
    let parts = Array(Mirror(reflecting: pair).children)
    guard parts.count == 2 else { return nil }
    if let own = parts[0].value as? any SnapshotTextConvertible {
      return SnapshotLine(own).map { ($0, parts[1].value) }
    }
    let key = (parts[0].value as? any BridgedInDumps)?.dumpedAs ?? parts[0].value
    return (key as? any DumpLeaf).map { ($0, parts[1].value) }
  }
}

/// The parts of one value, not all of which are written yet.
struct DumpLevel {
  enum Kind {
    /// The properties of a structure, class or tuple.
    case members
    /// The associated values of a case.
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
  /// The value's position in the paths of redactions; `nil` if none leads there.
  let cursor: PathCursor?
  /// The start of each part in the buffer, if the parts have to be sorted by their text.
  private(set) var starts: [Int] = []
  private var next = 0

  init(parts: [DumpPart], kind: Kind, object: ObjectIdentifier?, indentation: Int, cursor: PathCursor?) {
    self.parts = parts
    self.kind = kind
    self.object = object
    self.indentation = indentation
    self.cursor = cursor
  }

  /// The index of the part that was returned last.
  var lastIndex: Int { next - 1 }

  /// Whether the parts are sorted by their text.
  var isSorted: Bool {
    switch kind {
    case .members, .payload, .list(isSorted: false): false
    case .list(isSorted: true), .pairs: true
    }
  }

  /// Returns the next part to write, which begins at `start`; `nil` after the last part.
  mutating func nextPart(at start: Int) -> DumpPart? {
    guard next < parts.count else { return nil }
    if isSorted { starts.append(start) }
    next += 1
    return parts[next - 1]
  }
}
