/// A value of a YAML file.
///
///     try YAMLReader("a: [1, x]", at: "project.yml").value["a"]?.texts  // ["1", "x"]
indirect enum YAMLValue: Hashable, Sendable {
  case text(String)
  case list([YAMLValue])
  /// The keys with their values, in the order of the file.
  case map([Entry])

  struct Entry: Hashable, Sendable {
    let key: String
    let value: YAMLValue
  }

  /// The value of a key; `nil` without that key.
  subscript(key: String) -> YAMLValue? {
    guard case .map(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  var entries: [Entry] { if case .map(let entries) = self { entries } else { [] } }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements of a list; a single value is a list of one.
  var elements: [YAMLValue] { if case .list(let elements) = self { elements } else { [self] } }

  /// The texts of a list, or a single text.
  var texts: [String] { elements.compactMap(\.text) }

  /// The value with another one's keys and elements in it, which come after its own.
  func merged(with other: YAMLValue) -> YAMLValue {
    switch (self, other) {
    case (.map(let own), .map(let others)):
      let kept = own.map { entry in
        Entry(key: entry.key, value: other[entry.key].map { entry.value.merged(with: $0) } ?? entry.value)
      }
      return .map(kept + others.filter { self[$0.key] == nil })
    case (.list(let own), .list(let others)): return .list(own + others)
    default: return other
    }
  }
}
