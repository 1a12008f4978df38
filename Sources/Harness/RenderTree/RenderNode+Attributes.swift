extension RenderNode {
  /// The first attribute of this name.
  package func value(_ name: String) -> RenderValue? {
    attributes.first { $0.name == name }?.value
  }

  /// The word or string of an attribute.
  package func word(_ name: String) -> String? {
    switch value(name) {
    case .word(let text), .string(let text): text
    default: nil
    }
  }

  /// The number of an attribute, where it is finite.
  package func number(_ name: String) -> Double? {
    guard case .number(let number) = value(name), number.isFinite else { return nil }
    return number
  }

  /// The numbers of an attribute, where they are finite and so many.
  package func numbers(_ name: String, count: Int) -> [Double]? {
    guard case .numbers(let numbers) = value(name), numbers.count == count,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    return numbers
  }
}
