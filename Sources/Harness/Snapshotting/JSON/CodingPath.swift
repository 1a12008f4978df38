/// The keys that lead to a value that is being encoded, the last one first.
indirect enum CodingPath {
  case root
  case key(any CodingKey, in: CodingPath)

  /// The keys from the outermost to the innermost.
  var keys: [any CodingKey] {
    var keys: [any CodingKey] = []
    var path = self
    while case .key(let key, let parent) = path {
      keys.append(key)
      path = parent
    }
    return keys.reversed()
  }

  func appending(_ key: any CodingKey) -> CodingPath { .key(key, in: self) }
}

/// A key that no type declares: a place in a list, or that of a superclass.
struct ImpliedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init?(intValue: Int) {
    self.init(index: intValue)
  }

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  static let superclass = ImpliedKey(stringValue: "super")
}
